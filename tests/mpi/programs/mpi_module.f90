! MPI's module as flang can read it: the distribution's is gfortran's.
module mpi
  implicit none
  include 'mpif.h'
end module mpi
