/* Errors that come back, memory older than the request, calls through pointers, requests that move, long messages. */
#include "check.h"
#define WORLD MPI_COMM_WORLD
/* Errors come back as the program has it, and it goes on. */
static double errors(const double *x) {
  double y[2] = {x[0], x[1]}, z[2] = {0, 0};
  MPI_Comm own;
  MPI_Comm_dup(MPI_COMM_SELF, &own);
  MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
  int bad = MPI_Send(y, 2, MPI_DOUBLE, 17, 0, own);
  int worse = MPI_Bcast(y, -1, MPI_DOUBLE, 0, own);
  MPI_Request r;
  MPI_Isend(y, 2, MPI_DOUBLE, 0, 3, own, &r);
  int cut = MPI_Recv(z, 1, MPI_DOUBLE, 0, 3, own, MPI_STATUS_IGNORE), class;
  MPI_Error_class(cut, &class);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  return (bad != MPI_SUCCESS) * x[0] * x[0] + (worse != MPI_SUCCESS) * x[1] + (class == MPI_ERR_TRUNCATE) * x[2] * x[1];
}

static double shared[2];
static MPI_Comm everyone;
static void (*pass)(double *);
static void by_pointer(double *y) { MPI_Allreduce(MPI_IN_PLACE, y, 2, MPI_DOUBLE, MPI_SUM, everyone); }
static void tell(int n) { int k = n, m; MPI_Allreduce(&k, &m, 1, MPI_INT, MPI_SUM, everyone); if (m != n * size) abort(); }
static double (*map(int k))(double) { return k ? sin : cos; }
static double globals(const double *x) {
  shared[0] = x[0] * x[1], shared[1] = x[2] * map(rank % 2)(x[3]);
  tell(3);
  pass(shared);
  MPI_Bcast(shared, 1, MPI_DOUBLE, 0, everyone);
  return shared[0] * shared[1] * (rank + 1);
}

/* Requests in an array that is sorted by the program, and copied. */
static double copies(const double *x) {
  double y[4], z[4];
  MPI_Request r[8], again[8];
  int n = 0;
  for (int k = 0; k < 4; k++) {
    y[k] = x[k] * x[k + 1];
    MPI_Irecv(&z[k], 1, MPI_DOUBLE, (rank + size - 1) % size, k, WORLD, &r[n++]);
    MPI_Isend(&y[k], 1, MPI_DOUBLE, (rank + 1) % size, k, WORLD, &r[n++]);
  }
  for (int k = 0; k < n; k++) again[k] = r[n - 1 - k];
  MPI_Waitall(n, again, MPI_STATUSES_IGNORE);
  return z[0] * z[1] + z[2] * z[3] * z[3];
}

/* Large ones, which wait for the receiver. */
static double large(const double *x) {
  int n = 3000;
  double *y = malloc(n * sizeof *y), *z = malloc(n * sizeof *z), s = 0;
  for (int k = 0; k < n; k++) y[k] = x[k % N] * (1 + k % 3);
  if (rank % 2 == 0) {
    if (rank + 1 < size) MPI_Send(y, n, MPI_DOUBLE, rank + 1, 0, WORLD), MPI_Recv(z, n, MPI_DOUBLE, rank + 1, 0, WORLD, MPI_STATUS_IGNORE);
    else memcpy(z, y, n * sizeof *y);
  } else {
    MPI_Recv(z, n, MPI_DOUBLE, rank - 1, 0, WORLD, MPI_STATUS_IGNORE);
    for (int k = 0; k < n; k++) y[k] *= z[k];
    MPI_Send(y, n, MPI_DOUBLE, rank - 1, 0, WORLD);
  }
  for (int k = 0; k < n; k++) s += z[k] * y[n - 1 - k];
  free(y), free(z);
  return s / n;
}

int main(int c, char **v) {
  begin(&c, &v);
  everyone = WORLD;
  pass = by_pointer;
  CHECK(errors);
  CHECK(globals);
  CHECK(copies);
  CHECK(large);
  return end();
}
