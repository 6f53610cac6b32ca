/* What both ends of a message say of it does not agree: `mismatched MODE CALL COUNT TYPE COUNT TYPE`, rank 0's first. The
 * program's own handler of errors is called, in its derivative too. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern int enzyme_dup;
extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
static int rank, count[2];
static MPI_Datatype type[2];
static const char *call;

static MPI_Datatype named(const char *name) {
  MPI_Datatype found = MPI_DATATYPE_NULL;
  if (!strcmp(name, "double")) found = MPI_DOUBLE;
  if (!strcmp(name, "float")) found = MPI_FLOAT;
  if (!strcmp(name, "int")) found = MPI_INT;
  if (!strcmp(name, "uncommitted")) MPI_Type_vector(2, 1, 2, MPI_DOUBLE, &found);
  return found;
}

static double f(const double *x) {
  double y[8] = {x[0] * x[0], x[1], x[0], x[1]}, z[8] = {0};
  int n = count[rank];
  MPI_Datatype t = type[rank];
  MPI_Comm all = MPI_COMM_WORLD;
  if (!strcmp(call, "send")) {
    if (rank) MPI_Send(y, n, t, 0, 3, all);
    else MPI_Recv(z, n, t, 1, 3, all, MPI_STATUS_IGNORE);
  } else if (!strcmp(call, "begin")) {
    MPI_Request r;
    if (rank) MPI_Isend(y, n, t, 0, 3, all, &r);
    else MPI_Irecv(z, n, t, 1, 3, all, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
  } else if (!strcmp(call, "exchange"))
    MPI_Sendrecv(y, count[1], type[1], !rank, 3, z, count[0], type[0], !rank, 3, all, MPI_STATUS_IGNORE);
  else if (!strcmp(call, "bcast")) MPI_Bcast(y, n, t, 1, all);
  else if (!strcmp(call, "allreduce")) MPI_Allreduce(y, z, n, t, MPI_SUM, all);
  else MPI_Gather(y, count[1], type[1], z, count[0], type[0], 0, all);
  return z[0] + z[1] * z[1] + y[0];
}

static void tell(MPI_Comm *where, int *code, ...) {
  char text[MPI_MAX_ERROR_STRING];
  int length;
  MPI_Error_string(*code, text, &length);
  fprintf(stderr, "%s\n", text);
  _exit(3);
}

int main(int c, char **v) {
  double x[4] = {1.5, 2, 3, 4}, d[4] = {0};
  MPI_Errhandler handler;
  MPI_Init(&c, &v);
  MPI_Comm_create_errhandler(tell, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  call = v[2];
  for (int k = 0; k < 2; k++) count[k] = atoi(v[3 + 2 * k]), type[k] = named(v[4 + 2 * k]);
  if (!strcmp(v[1], "reverse")) __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  else __enzyme_fwddiff((void *)f, enzyme_dup, x, d);
  MPI_Finalize();
}
