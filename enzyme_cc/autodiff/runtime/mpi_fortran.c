/* MPI as Fortran calls it: everything by reference, handles are integers, errors go to a last argument. Each function
 * translates its arguments, and makes the call of C.
 */

#include "mpi.h"

extern handle MPI_Type_f2c(int) WEAK, MPI_Comm_f2c(int) WEAK, MPI_Op_f2c(int) WEAK, MPI_Request_f2c(int) WEAK;
extern int MPI_Comm_c2f(handle) WEAK, MPI_Request_c2f(handle) WEAK;
/* Where Fortran's constants lie: common blocks of OpenMPI, and of MPICH. */
extern char mpi_fortran_in_place_ WEAK, mpi_fortran_bottom_ WEAK, mpi_fortran_status_ignore_ WEAK;
extern char mpi_fortran_statuses_ignore_ WEAK;
extern int mpipriv1_ WEAK, mpipriv2_ WEAK;

static handle from_integer(int f, handle (*translate)(int)) {
  return OPENMPI ? translate(f) : (handle)(uintptr_t)(unsigned)f;
}
static handle type_from(int f) { return from_integer(f, MPI_Type_f2c); }
static handle comm_from(int f) { return from_integer(f, MPI_Comm_f2c); }
static handle op_from(int f) { return from_integer(f, MPI_Op_f2c); }
static handle request_from(int f) { return from_integer(f, MPI_Request_f2c); }
static int request_to(handle h) { return OPENMPI ? MPI_Request_c2f(h) : (int)(uintptr_t)h; }

static void *buffer_from(void *buffer) {
  if (OPENMPI) return buffer == &mpi_fortran_in_place_ ? IN_PLACE : buffer == &mpi_fortran_bottom_ ? BOTTOM : buffer;
  return buffer == &mpipriv1_ + 1 ? IN_PLACE : buffer == &mpipriv1_ ? BOTTOM : buffer;
}

static struct status *status_from(void *status) {
  int ignored = OPENMPI ? status == &mpi_fortran_status_ignore_ || status == &mpi_fortran_statuses_ignore_
                        : status == &mpipriv1_ + 2 || status == &mpipriv2_;
  return ignored ? STATUS_IGNORE : status;
}

/* The handles of requests as C has them, and back. */
static void *requests_from(int n, const int *f) {
  void *c = memory_of(n * sizeof(handle));
  for (int k = 0; k < n; k++) set_request(c, k, request_from(f[k]));
  return c;
}

static void requests_to(int n, int *f, void *c) {
  for (int k = 0; k < n; k++) f[k] = request_to(request_at(c, k));
  free(c);
}

#define FORTRAN(name, ...) SHARED NOINLINE void __enzyme_cc_mpi_fortran_##name(__VA_ARGS__, int *error, struct context *c)
#define MESSAGE void *buffer, int *count, int *type, int *peer, int *tag, int *comm
#define AS_MESSAGE buffer_from(buffer), *count, type_from(*type), *peer, *tag, comm_from(*comm)

#define OF_SEND(name) FORTRAN(name, MESSAGE) { *error = __enzyme_cc_mpi_##name(AS_MESSAGE, c); }
OF_SEND(Send)
OF_SEND(Bsend)
OF_SEND(Ssend)
OF_SEND(Rsend)

#define OF_BEGIN(name) \
  FORTRAN(name, MESSAGE, int *request) { \
    handle made = NULL; \
    *error = __enzyme_cc_mpi_##name(AS_MESSAGE, &made, c); \
    if (!*error) *request = request_to(request_at(&made, 0)); \
  }
OF_BEGIN(Isend)
OF_BEGIN(Ibsend)
OF_BEGIN(Issend)
OF_BEGIN(Irsend)
OF_BEGIN(Irecv)
OF_BEGIN(Send_init)
OF_BEGIN(Bsend_init)
OF_BEGIN(Ssend_init)
OF_BEGIN(Rsend_init)
OF_BEGIN(Recv_init)

FORTRAN(Recv, MESSAGE, void *status) { *error = __enzyme_cc_mpi_Recv(AS_MESSAGE, status_from(status), c); }

FORTRAN(Sendrecv, void *in, int *count, int *type, int *to, int *tag, void *out, int *room, int *as, int *from, int *with,
        int *comm, void *status) {
  *error = __enzyme_cc_mpi_Sendrecv(buffer_from(in), *count, type_from(*type), *to, *tag, buffer_from(out), *room,
                                    type_from(*as), *from, *with, comm_from(*comm), status_from(status), c);
}

FORTRAN(Sendrecv_replace, void *buffer, int *count, int *type, int *to, int *tag, int *from, int *with, int *comm,
        void *status) {
  *error = __enzyme_cc_mpi_Sendrecv_replace(buffer_from(buffer), *count, type_from(*type), *to, *tag, *from, *with,
                                            comm_from(*comm), status_from(status), c);
}

FORTRAN(Probe, int *from, int *tag, int *comm, void *status) {
  *error = __enzyme_cc_mpi_Probe(*from, *tag, comm_from(*comm), status_from(status), c);
}

FORTRAN(Iprobe, int *from, int *tag, int *comm, int *flag, void *status) {
  *error = __enzyme_cc_mpi_Iprobe(*from, *tag, comm_from(*comm), flag, status_from(status), c);
}

FORTRAN(Get_count, void *status, int *type, int *count) {
  *error = __enzyme_cc_mpi_Get_count(status_from(status), type_from(*type), count, c);
}

FORTRAN(Get_elements, void *status, int *type, int *count) {
  *error = __enzyme_cc_mpi_Get_elements(status_from(status), type_from(*type), count, c);
}

FORTRAN(Comm_free, int *comm) {
  handle made = comm_from(*comm);
  *error = __enzyme_cc_mpi_Comm_free(&made, c);
  if (!*error) *comm = OPENMPI ? MPI_Comm_c2f(made) : (int)(uintptr_t)COMM_NULL;
}

#define WITH_REQUESTS(n, f, call) \
  int several = n; \
  void *given = requests_from(several, f); \
  *error = call; \
  requests_to(several, f, given)

FORTRAN(Start, int *request) { WITH_REQUESTS(1, request, __enzyme_cc_mpi_Start(given, c)); }
FORTRAN(Startall, int *n, int *requests) { WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Startall(several, given, c)); }
FORTRAN(Request_free, int *request) { WITH_REQUESTS(1, request, __enzyme_cc_mpi_Request_free(given, c)); }
FORTRAN(Wait, int *request, void *status) {
  WITH_REQUESTS(1, request, __enzyme_cc_mpi_Wait(given, status_from(status), c));
}
FORTRAN(Test, int *request, int *flag, void *status) {
  WITH_REQUESTS(1, request, __enzyme_cc_mpi_Test(given, flag, status_from(status), c));
}
FORTRAN(Waitall, int *n, int *requests, void *statuses) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Waitall(several, given, status_from(statuses), c));
}
FORTRAN(Testall, int *n, int *requests, int *flag, void *statuses) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Testall(several, given, flag, status_from(statuses), c));
}

static void from_one(int n, int *places) {
  for (int k = 0; k < n; k++)
    if (places[k] >= 0) places[k]++;
}

FORTRAN(Waitany, int *n, int *requests, int *index, void *status) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Waitany(several, given, index, status_from(status), c));
  if (!*error) from_one(1, index);
}
FORTRAN(Testany, int *n, int *requests, int *index, int *flag, void *status) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Testany(several, given, index, flag, status_from(status), c));
  if (!*error) from_one(1, index);
}
FORTRAN(Waitsome, int *n, int *requests, int *count, int *places, void *statuses) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Waitsome(several, given, count, places, status_from(statuses), c));
  if (!*error && *count > 0) from_one(*count, places);
}
FORTRAN(Testsome, int *n, int *requests, int *count, int *places, void *statuses) {
  WITH_REQUESTS(*n, requests, __enzyme_cc_mpi_Testsome(several, given, count, places, status_from(statuses), c));
  if (!*error && *count > 0) from_one(*count, places);
}

FORTRAN(Bcast, void *buffer, int *count, int *type, int *root, int *comm) {
  *error = __enzyme_cc_mpi_Bcast(buffer_from(buffer), *count, type_from(*type), *root, comm_from(*comm), c);
}

#define BOTH void *in, int *count, int *type, void *out, int *room, int *as
#define AS_BOTH buffer_from(in), *count, type_from(*type), buffer_from(out), *room, type_from(*as)
FORTRAN(Gather, BOTH, int *root, int *comm) { *error = __enzyme_cc_mpi_Gather(AS_BOTH, *root, comm_from(*comm), c); }
FORTRAN(Scatter, BOTH, int *root, int *comm) { *error = __enzyme_cc_mpi_Scatter(AS_BOTH, *root, comm_from(*comm), c); }
FORTRAN(Allgather, BOTH, int *comm) { *error = __enzyme_cc_mpi_Allgather(AS_BOTH, comm_from(*comm), c); }
FORTRAN(Alltoall, BOTH, int *comm) { *error = __enzyme_cc_mpi_Alltoall(AS_BOTH, comm_from(*comm), c); }

FORTRAN(Gatherv, void *in, int *count, int *type, void *out, int *counts, int *places, int *as, int *root, int *comm) {
  *error = __enzyme_cc_mpi_Gatherv(buffer_from(in), *count, type_from(*type), buffer_from(out), counts, places,
                                   type_from(*as), *root, comm_from(*comm), c);
}
FORTRAN(Scatterv, void *in, int *counts, int *places, int *type, void *out, int *room, int *as, int *root, int *comm) {
  *error = __enzyme_cc_mpi_Scatterv(buffer_from(in), counts, places, type_from(*type), buffer_from(out), *room,
                                    type_from(*as), *root, comm_from(*comm), c);
}
FORTRAN(Allgatherv, void *in, int *count, int *type, void *out, int *counts, int *places, int *as, int *comm) {
  *error = __enzyme_cc_mpi_Allgatherv(buffer_from(in), *count, type_from(*type), buffer_from(out), counts, places,
                                      type_from(*as), comm_from(*comm), c);
}
FORTRAN(Alltoallv, void *in, int *counts, int *places, int *type, void *out, int *rooms, int *at, int *as, int *comm) {
  *error = __enzyme_cc_mpi_Alltoallv(buffer_from(in), counts, places, type_from(*type), buffer_from(out), rooms, at,
                                     type_from(*as), comm_from(*comm), c);
}

#define OF_REDUCTION(name) \
  FORTRAN(name, void *in, void *out, int *count, int *type, int *op, int *comm) { \
    *error = __enzyme_cc_mpi_##name(buffer_from(in), buffer_from(out), *count, type_from(*type), op_from(*op), \
                                    comm_from(*comm), c); \
  }
OF_REDUCTION(Allreduce)
OF_REDUCTION(Scan)
OF_REDUCTION(Exscan)
OF_REDUCTION(Reduce_scatter_block)

FORTRAN(Reduce_scatter, void *in, void *out, int *counts, int *type, int *op, int *comm) {
  *error = __enzyme_cc_mpi_Reduce_scatter(buffer_from(in), buffer_from(out), counts, type_from(*type), op_from(*op),
                                          comm_from(*comm), c);
}
FORTRAN(Reduce, void *in, void *out, int *count, int *type, int *op, int *root, int *comm) {
  *error = __enzyme_cc_mpi_Reduce(buffer_from(in), buffer_from(out), *count, type_from(*type), op_from(*op), *root,
                                  comm_from(*comm), c);
}
