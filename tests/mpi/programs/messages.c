/* Messages from rank to rank: the four sends, exchanges, wildcards, statuses, probes, no process. */
#include "check.h"

#define WORLD MPI_COMM_WORLD

static void values(const double *x, double *y) {
  for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1) + x[k] * x[(k + 1) % N];
}

static double squares(const double *y, int n) {
  double s = 0;
  for (int k = 0; k < n; k++) s += (k + 1) * y[k] * y[k];
  return s;
}

/* A chain: each adds to what comes from the left; MPI_PROC_NULL at its ends. */
static double chain(const double *x) {
  double y[N], z[N] = {1, 1, 1, 1, 1, 1};
  values(x, y);
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
  MPI_Recv(z, N, MPI_DOUBLE, left, 1, WORLD, MPI_STATUS_IGNORE);
  for (int k = 0; k < N; k++) z[k] = 0.5 * z[k] * y[k];
  MPI_Send(z, N, MPI_DOUBLE, right, 1, WORLD);
  return squares(z, N);
}

/* Each of the sends, of parts of an array; the first rank gathers from whoever comes, by the status. */
static double master(const double *x) {
  double y[N], s = 0;
  values(x, y);
  if (rank) {
    MPI_Ssend(y, 2, MPI_DOUBLE, 0, 10 + rank, WORLD);
    MPI_Send(y + 2, rank % 3 + 1, MPI_DOUBLE, 0, 5, WORLD);
    double back[N];
    MPI_Recv(back, N, MPI_DOUBLE, 0, MPI_ANY_TAG, WORLD, MPI_STATUS_IGNORE);
    return squares(back, 3);
  }
  for (int r = 1; r < size; r++) {
    double z[N];
    MPI_Status status;
    int count;
    MPI_Recv(z, N, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, WORLD, &status);
    int from = status.MPI_SOURCE;
    if (status.MPI_TAG != 10 + from) MPI_Abort(WORLD, 3);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    if (count != 2) MPI_Abort(WORLD, 4);
    s += from * z[0] * z[1];
    MPI_Probe(from, 5, WORLD, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    if (count != from % 3 + 1) MPI_Abort(WORLD, 5);
    double *more = malloc(count * sizeof *more);
    MPI_Recv(more, count, MPI_DOUBLE, from, 5, WORLD, MPI_STATUS_IGNORE);
    for (int k = 0; k < count; k++) s += more[k] * z[0] * y[k], more[k] *= y[k];
    for (int k = 0; k < 3; k++) z[k] = k < count ? more[k] : y[k] * y[k];
    MPI_Send(z, 3, MPI_DOUBLE, from, 7 + from, WORLD);
    free(more);
  }
  return s + squares(y, N);
}

static double exchange(const double *x) {
  double y[N], z[N], s = 0;
  values(x, y);
  int right = (rank + 1) % size, left = (rank + size - 1) % size;
  MPI_Sendrecv(y, 4, MPI_DOUBLE, right, 2, z, N, MPI_DOUBLE, left, 2, WORLD, MPI_STATUS_IGNORE);
  for (int k = 0; k < 4; k++) s += z[k] * y[k];
  for (int step = 0; step < 3; step++) {
    MPI_Sendrecv_replace(y, N, MPI_DOUBLE, left, step, right, step, WORLD, MPI_STATUS_IGNORE);
    for (int k = 0; k < N; k++) y[k] = sin(y[k]) + 0.1 * x[k];
  }
  return s + squares(y, N);
}

/* A halo in a time loop, in place, with integers beside; buffered sends. */
static double halo(const double *x) {
  double u[N + 2], buffer[200];
  u[0] = u[N + 1] = 0.3;
  for (int k = 0; k < N; k++) u[k + 1] = x[k];
  int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, steps = 4, told = 0;
  if (size > 1) MPI_Buffer_attach(buffer, sizeof buffer);
  for (int t = 0; t < steps; t++) {
    MPI_Bsend(&u[1], 1, MPI_DOUBLE, left, 0, WORLD);
    MPI_Bsend(&u[N], 1, MPI_DOUBLE, right, 1, WORLD);
    MPI_Send(&t, 1, MPI_INT, right, 9, WORLD);
    MPI_Recv(&u[N + 1], 1, MPI_DOUBLE, right, 0, WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(&u[0], 1, MPI_DOUBLE, left, 1, WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(&told, 1, MPI_INT, left, 9, WORLD, MPI_STATUS_IGNORE);
    if (rank && told != t) MPI_Abort(WORLD, 6);
    double before = u[0];
    for (int k = 1; k <= N; k++) {
      double here = u[k];
      u[k] += 0.2 * (before - 2 * here + u[k + 1]) + 0.01 * here * here;
      before = here;
    }
  }
  if (size > 1) { void *b; int n; MPI_Buffer_detach(&b, &n); }
  return squares(u + 1, N);
}

/* What one rank does not depend on active input for, the other's does. */
static double constants(const double *x) {
  double y[2] = {2, 3}, z[2] = {0, 0};
  int right = (rank + 1) % size, left = (rank + size - 1) % size;
  if (rank == 0) {
    MPI_Send(y, 2, MPI_DOUBLE, right, 0, WORLD);
    MPI_Recv(z, 2, MPI_DOUBLE, left, 0, WORLD, MPI_STATUS_IGNORE);
    return z[0] * z[1];
  }
  MPI_Recv(z, 2, MPI_DOUBLE, left, 0, WORLD, MPI_STATUS_IGNORE);
  y[0] = x[0] * z[0], y[1] = z[1];
  MPI_Send(y, 2, MPI_DOUBLE, right, 0, WORLD);
  return 0;
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(chain);
  CHECK(master);
  CHECK(halo);
  CHECK(exchange);
  if (size > 1) CHECK(constants);
  return end();
}
