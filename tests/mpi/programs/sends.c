/* The other sends, plain and begun and persistent; testing for any and some; numbers at places that a type lists. */
#include "check.h"
#include <complex.h>

#define WORLD MPI_COMM_WORLD

static int right(void) { return (rank + 1) % size; }
static int left(void) { return (rank + size - 1) % size; }
static void values(const double *x, double *y) {
  for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1) + x[k] * x[(k + 1) % N];
}
static double squares(const double *y, int n) {
  double s = 0;
  for (int k = 0; k < n; k++) s += (k + 1) * y[k] * y[(k + 1) % n];
  return s;
}

/* A ready send finds its receive: that is begun before all meet. */
static double ready(const double *x) {
  double y[N], z[N], u[N], s = 0;
  MPI_Request in[2], out;
  values(x, y);
  for (int t = 0; t < 3; t++) {
    MPI_Irecv(z, N, MPI_DOUBLE, left(), 1, WORLD, &in[0]);
    MPI_Irecv(u, 2, MPI_DOUBLE, right(), 2, WORLD, &in[1]);
    MPI_Barrier(WORLD);
    MPI_Rsend(y, N, MPI_DOUBLE, right(), 1, WORLD);
    MPI_Irsend(y + 3, 2, MPI_DOUBLE, left(), 2, WORLD, &out);
    MPI_Waitall(2, in, MPI_STATUSES_IGNORE);
    MPI_Wait(&out, MPI_STATUS_IGNORE);
    s += squares(z, N) * u[0] + u[1];
    for (int k = 0; k < N; k++) y[k] = 0.3 * sin(z[k]) + 0.1 * y[k] * u[k % 2];
  }
  return s;
}

static double buffered(const double *x) {
  double y[N], z[N], s = 0;
  int bytes;
  MPI_Pack_size(N, MPI_DOUBLE, WORLD, &bytes);
  bytes = 4 * (bytes + MPI_BSEND_OVERHEAD);
  void *room = malloc(bytes);
  MPI_Buffer_attach(room, bytes);
  MPI_Request out, again, in;
  values(x, y);
  MPI_Bsend_init(y, N, MPI_DOUBLE, right(), 4, WORLD, &again);
  for (int t = 0; t < 2; t++) {
    MPI_Ibsend(y, 3, MPI_DOUBLE, left(), 3, WORLD, &out);
    MPI_Wait(&out, MPI_STATUS_IGNORE);
    MPI_Start(&again);
    MPI_Wait(&again, MPI_STATUS_IGNORE);
    y[1] *= x[2];
    MPI_Recv(z, 3, MPI_DOUBLE, right(), 3, WORLD, MPI_STATUS_IGNORE);
    s += squares(z, 3);
    MPI_Irecv(z, N, MPI_DOUBLE, left(), 4, WORLD, &in);
    MPI_Wait(&in, MPI_STATUS_IGNORE);
    for (int k = 0; k < N; k++) y[k] = 0.5 * z[k] + 0.2 * y[k] * z[0];
  }
  MPI_Request_free(&again);
  MPI_Buffer_detach(&room, &bytes);
  free(room);
  return s + squares(y, N);
}

/* More than libraries send ahead: a buffered send is through before its receive is begun. */
static double large(const double *x) {
  enum { M = 3000 };
  static char room[3 * (8 * M + 1000)];
  double *y = malloc(8 * M), s = 0;
  MPI_Request r, again;
  void *back;
  int bytes;
  for (int k = 0; k < M; k++) y[k] = x[k % N] * (k % 7);
  MPI_Buffer_attach(room, sizeof room);
  MPI_Bsend_init(y, M, MPI_DOUBLE, right(), 2, WORLD, &again);
  MPI_Bsend(y, M, MPI_DOUBLE, right(), 0, WORLD);
  MPI_Ibsend(y, M, MPI_DOUBLE, right(), 1, WORLD, &r);
  MPI_Wait(&r, MPI_STATUS_IGNORE);
  MPI_Start(&again);
  MPI_Wait(&again, MPI_STATUS_IGNORE);
  for (int t = 0; t < 3; t++) {
    MPI_Recv(y, M, MPI_DOUBLE, left(), t, WORLD, MPI_STATUS_IGNORE);
    for (int k = 0; k < M; k++) s += y[k] * y[k] * 1e-3 * (t + 1);
  }
  MPI_Request_free(&again);
  MPI_Buffer_detach(&back, &bytes);
  free(y);
  return s;
}

static double persistent(const double *x) {
  double y[N], z[N], s = 0;
  MPI_Request r[2];
  MPI_Recv_init(z, N, MPI_DOUBLE, left(), 6, WORLD, &r[0]);
  MPI_Rsend_init(y, N, MPI_DOUBLE, right(), 6, WORLD, &r[1]);
  values(x, y);
  for (int t = 0; t < 3; t++) {
    MPI_Start(&r[0]);
    MPI_Barrier(WORLD);
    MPI_Start(&r[1]);
    for (int done = 0; !done;) MPI_Testall(2, r, &done, MPI_STATUSES_IGNORE);
    for (int k = 0; k < N; k++) y[k] = 0.4 * z[k] * x[t] + 0.1 * z[(k + 1) % N];
    s += squares(z, N);
  }
  MPI_Request_free(&r[0]), MPI_Request_free(&r[1]);
  return s;
}

static double tested(const double *x) {
  double y[N], z[2 * N], s = 0;
  MPI_Request r[2 * N];
  MPI_Status status, statuses[2 * N];
  values(x, y);
  for (int k = 0; k < N; k++) MPI_Irecv(&z[k], 1, MPI_DOUBLE, left(), k, WORLD, &r[k]);
  for (int k = 0; k < N; k++) MPI_Isend(&y[k], 1, MPI_DOUBLE, right(), k, WORLD, &r[N + k]);
  for (int got = 0; got < N;) {
    int which, done;
    MPI_Testany(N, r, &which, &done, &status);
    if (!done) continue;
    if (which < 0 || status.MPI_TAG != which || status.MPI_SOURCE != left()) MPI_Abort(WORLD, 2);
    s += z[which] * z[which] * (which + 1);
    got++;
  }
  MPI_Waitall(N, r + N, MPI_STATUSES_IGNORE);
  for (int k = 0; k < N; k++) y[k] = z[k] * x[k];
  for (int k = 0; k < N; k++) MPI_Isend(&y[k], 1, MPI_DOUBLE, left(), 20 + k, WORLD, &r[k]);
  for (int k = 0; k < N; k++) MPI_Irecv(&z[N + k], 1, MPI_DOUBLE, right(), 20 + k, WORLD, &r[N + k]);
  for (int open = 2 * N; open;) {
    int count, places[2 * N];
    MPI_Testsome(2 * N, r, &count, places, statuses);
    if (count == MPI_UNDEFINED) MPI_Abort(WORLD, 3);
    open -= count;
    for (int k = 0; k < count; k++)
      if (places[k] >= N) s += z[places[k]] * x[0] * (places[k] - N + 1);
  }
  return s;
}

/* The inside of a field, some of its elements, its blocks, columns in any order. */
static double places(const double *x) {
  double field[5][4], other[5][4] = {{0}}, part[16], s = 0;
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 4; j++) field[i][j] = x[i] * cos(j + x[j]);
  int sizes[2] = {5, 4}, inner[2] = {3, 2}, first[2] = {1, 1};
  MPI_Datatype inside, across, some, blocks, bytes, copy;
  MPI_Type_create_subarray(2, sizes, inner, first, MPI_ORDER_C, MPI_DOUBLE, &inside);
  int turned[2] = {4, 5}, narrow[2] = {2, 3};
  MPI_Type_create_subarray(2, turned, narrow, first, MPI_ORDER_FORTRAN, MPI_DOUBLE, &across);
  int lengths[3] = {2, 1, 3}, at[3] = {7, 0, 11};
  MPI_Type_indexed(3, lengths, at, MPI_DOUBLE, &some);
  MPI_Type_create_indexed_block(3, 2, at, MPI_DOUBLE, &blocks);
  MPI_Aint far[3] = {96, 0, 64};
  MPI_Type_create_hindexed(3, lengths, far, MPI_DOUBLE, &bytes);
  MPI_Type_dup(some, &copy);
  MPI_Datatype *all[6] = {&inside, &across, &some, &blocks, &bytes, &copy};
  for (int k = 0; k < 6; k++) MPI_Type_commit(all[k]);
  for (int k = 0; k < 6; k++) {
    memset(part, 0, sizeof part);
    MPI_Sendrecv(field, 1, *all[k], right(), k, part, 6, MPI_DOUBLE, left(), k, WORLD, MPI_STATUS_IGNORE);
    s += squares(part, 6) * (k + 1);
    MPI_Sendrecv(part, 6, MPI_DOUBLE, left(), k, other, 1, *all[5 - k], right(), k, WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < 5; i++)
      for (int j = 0; j < 4; j++) s += other[i][j] * other[i][j] * cos(i + 3 * j + k), field[i][j] += 0.1 * other[i][j];
  }
  MPI_Bcast(field, 1, inside, 0, WORLD);
  s += squares(field[2], 4);
  for (int k = 0; k < 6; k++) MPI_Type_free(all[k]);
  return s;
}

/* The same in single precision as in double, by which it is judged. */
#define PRECISE(name, real, type, complex_type) \
  static double name(const double *x) { \
    real y[N], z[N], m[2]; \
    real complex a[2], b[2], c[2]; \
    for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1); \
    a[0] = y[0] + y[1] * I, a[1] = y[2] * y[3] - y[4] * I; \
    MPI_Sendrecv(y, N, type, right(), 0, z, N, type, left(), 0, WORLD, MPI_STATUS_IGNORE); \
    MPI_Allreduce(MPI_IN_PLACE, z, 3, type, MPI_SUM, WORLD); \
    MPI_Allreduce(y, m, 2, type, MPI_MAX, WORLD); \
    MPI_Allreduce(a, b, 2, complex_type, MPI_PROD, WORLD); \
    MPI_Sendrecv(b, 2, complex_type, left(), 1, c, 2, complex_type, right(), 1, WORLD, MPI_STATUS_IGNORE); \
    MPI_Bcast(a, 1, complex_type, 0, WORLD); \
    double complex w = (double complex)c[0] * c[1] * 0.1 + a[0]; \
    double s = creal(w) - 2 * cimag(w) + m[0] * m[1]; \
    for (int k = 0; k < N; k++) s += z[k] * z[(k + 2) % N]; \
    return s; \
  }
PRECISE(narrow, float, MPI_FLOAT, MPI_C_FLOAT_COMPLEX)
PRECISE(wide, double, MPI_DOUBLE, MPI_C_DOUBLE_COMPLEX)
static void precisions(void) {
  double g[N] = {0};
  inputs();
  __enzyme_autodiff((void *)narrow, enzyme_dup, x, d);
  __enzyme_autodiff((void *)wide, enzyme_dup, x, g);
  double off = fabs(__enzyme_fwddiff((void *)narrow, enzyme_dup, x, w) - __enzyme_fwddiff((void *)wide, enzyme_dup, x, w)), scale = 1;
  for (int k = 0; k < N; k++) off = fmax(off, fabs(d[k] - g[k])), scale = fmax(scale, fabs(g[k]));
  if (!(off < 2e-5 * scale)) wrong = 1, printf("narrow: %g of %g\n", off, scale);
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(ready);
  CHECK(buffered);
  CHECK(large);
  CHECK(persistent);
  CHECK(tested);
  CHECK(places);
  CHECK(wide);
  precisions();
  MPI_Allreduce(MPI_IN_PLACE, &wrong, 1, MPI_INT, MPI_MAX, WORLD);
  return end();
}
