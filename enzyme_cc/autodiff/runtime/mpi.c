/* MPI in derivatives: each call of the program's is one of the functions here, with a context behind its arguments
 * (operations/mpi.py), which makes the call and what its derivative needs. The adjoint of all is one function, of the
 * record that the call has left. */

#include "mpi_numbers.c"
#include "mpi_messages.c"
#include "mpi_requests.c"
#include "mpi_collectives.c"
#include "mpi_fortran.c"
