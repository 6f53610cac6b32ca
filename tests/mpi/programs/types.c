/* Datatypes, communicators, topologies; OpenMP in each rank; several directions at a time. */
#include "check.h"
#include <complex.h>
#include <stddef.h>

#define WORLD MPI_COMM_WORLD
extern int enzyme_width;

static int right(void) { return (rank + 1) % size; }
static int left(void) { return (rank + size - 1) % size; }

struct particle { int kind; double place[2]; float charge; char name[5]; double mass; };

/* Records with integers among the numbers; a column of a matrix, into a row. */
static double derived(const double *x) {
  struct particle mine[2], other[2];
  memset(mine, 0, sizeof mine), memset(other, 0, sizeof other);
  for (int k = 0; k < 2; k++) {
    mine[k].kind = rank + k;
    mine[k].place[0] = x[k] * x[k + 1], mine[k].place[1] = sin(x[k]), mine[k].charge = 0.5f * (k + 1);
    mine[k].mass = x[4] * (k + 1);
    strcpy(mine[k].name, "abc");
  }
  int lengths[4] = {1, 2, 5, 1};
  MPI_Aint places[4] = {offsetof(struct particle, kind), offsetof(struct particle, place),
                        offsetof(struct particle, name), offsetof(struct particle, mass)};
  MPI_Datatype types[4] = {MPI_INT, MPI_DOUBLE, MPI_CHAR, MPI_DOUBLE}, bare, particle, column, pair, rows;
  MPI_Type_create_struct(4, lengths, places, types, &bare);
  MPI_Type_create_resized(bare, 0, sizeof(struct particle), &particle);
  MPI_Type_commit(&particle);
  MPI_Sendrecv(mine, 2, particle, right(), 0, other, 2, particle, left(), 0, WORLD, MPI_STATUS_IGNORE);
  if (other[1].kind != left() + 1 || strcmp(other[1].name, "abc")) MPI_Abort(WORLD, 2);
  double s = 0;
  for (int k = 0; k < 2; k++) s += other[k].place[0] * other[k].place[1] * other[k].mass * (1 + other[k].kind);
  MPI_Bcast(mine, 2, particle, size - 1, WORLD);
  s += mine[0].mass * mine[1].place[0] * x[1];

  double a[4][3], b[8];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) a[i][j] = x[i] * x[j] + i;
  MPI_Type_vector(4, 1, 3, MPI_DOUBLE, &column);
  MPI_Type_commit(&column);
  MPI_Request requests[2];
  MPI_Irecv(b, 4, MPI_DOUBLE, left(), 1, WORLD, &requests[0]);
  MPI_Isend(&a[0][1], 1, column, right(), 1, WORLD, &requests[1]);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  for (int k = 0; k < 4; k++) s += b[k] * b[k] * (k + 1);
  MPI_Sendrecv(b, 4, MPI_DOUBLE, left(), 2, &a[0][2], 1, column, right(), 2, WORLD, MPI_STATUS_IGNORE);
  MPI_Type_contiguous(2, MPI_DOUBLE, &pair);
  MPI_Type_vector(2, 1, 2, pair, &rows);
  MPI_Type_commit(&rows), MPI_Type_commit(&pair);
  MPI_Sendrecv(&a[0][0], 1, rows, right(), 3, b, 2, pair, left(), 3, WORLD, MPI_STATUS_IGNORE);
  for (int k = 0; k < 4; k++) s += b[k] * a[k][2] * (k + 1);
  MPI_Type_free(&column), MPI_Type_free(&pair), MPI_Type_free(&rows), MPI_Type_free(&bare), MPI_Type_free(&particle);
  return s;
}

static double kinds(const double *x) {
  double complex z[2] = {x[0] + x[1] * I, x[2] * x[3] - x[4] * I}, sum[2], product[2];
  MPI_Allreduce(z, sum, 2, MPI_C_DOUBLE_COMPLEX, MPI_SUM, WORLD);
  MPI_Allreduce(z, product, 2, MPI_C_DOUBLE_COMPLEX, MPI_PROD, WORLD);
  long double wide = x[5] * x[5], other;
  MPI_Sendrecv(&wide, 1, MPI_LONG_DOUBLE, right(), 1, &other, 1, MPI_LONG_DOUBLE, left(), 1, WORLD, MPI_STATUS_IGNORE);
  double bytes[2] = {x[0] * x[1], x[2]}, found[2];
  MPI_Sendrecv(bytes, sizeof bytes, MPI_BYTE, right(), 2, found, sizeof found, MPI_BYTE, left(), 2, WORLD,
               MPI_STATUS_IGNORE);
  double complex w = sum[0] * product[1] + product[0];
  return creal(w) + 2 * cimag(w) + other * x[0] + found[0] * found[1];
}

/* Integers and text beside numbers, which need no derivatives. */
static double beside(const double *x) {
  struct { int id; double v; } p = {rank, x[0] * x[1]}, q = {0};
  char *text = malloc(8);
  long n = rank, sum;
  MPI_Sendrecv(&p.id, 1, MPI_INT, right(), 0, &q.id, 1, MPI_INT, left(), 0, WORLD, MPI_STATUS_IGNORE);
  MPI_Sendrecv(&p.v, 1, MPI_DOUBLE, right(), 1, &q.v, 1, MPI_DOUBLE, left(), 1, WORLD, MPI_STATUS_IGNORE);
  strcpy(text, "hello");
  MPI_Bcast(text, 8, MPI_CHAR, 0, WORLD);
  MPI_Allreduce(&n, &sum, 1, MPI_LONG, MPI_SUM, WORLD);
  double s = q.v * x[q.id % N] * strlen(text) + sum;
  free(text);
  return s * s;
}

/* Halves of all ranks, and their own copies; freed before the reverse sweep. */
static double communicators(const double *x) {
  MPI_Comm half, copy, line;
  int color = rank % 2, here, there, dims[1] = {0}, periods[1] = {1}, up, down;
  MPI_Comm_split(WORLD, color, -rank, &half);
  MPI_Comm_dup(half, &copy);
  MPI_Comm_rank(copy, &here);
  MPI_Comm_size(copy, &there);
  double y[2] = {x[0] * x[1], x[2] * (here + 1)}, z[2];
  MPI_Allreduce(y, z, 2, MPI_DOUBLE, MPI_SUM, half);
  MPI_Sendrecv_replace(z, 2, MPI_DOUBLE, (here + 1) % there, 0, (here + there - 1) % there, 0, copy, MPI_STATUS_IGNORE);
  double s = z[0] * z[1] * (rank + 1);
  MPI_Comm_free(&copy);
  MPI_Comm_free(&half);
  MPI_Dims_create(size, 1, dims);
  MPI_Cart_create(WORLD, 1, dims, periods, 0, &line);
  MPI_Cart_shift(line, 0, 1, &down, &up);
  double v = s * x[3], u;
  MPI_Sendrecv(&v, 1, MPI_DOUBLE, up, 5, &u, 1, MPI_DOUBLE, down, 5, line, MPI_STATUS_IGNORE);
  MPI_Comm_free(&line);
  if (half != MPI_COMM_NULL) MPI_Abort(WORLD, 3);
  return u * u + s;
}

static double threads(const double *x) {
  double y[64], z[64], s = 0;
#pragma omp parallel for num_threads(2)
  for (int k = 0; k < 64; k++) y[k] = 0.1 * sin(x[k % N] * (k % 5 + 1));
  for (int t = 0; t < 2; t++) {
    MPI_Sendrecv(y, 64, MPI_DOUBLE, right(), 0, z, 64, MPI_DOUBLE, left(), 0, WORLD, MPI_STATUS_IGNORE);
#pragma omp parallel for num_threads(2) reduction(+ : s)
    for (int k = 0; k < 64; k++) y[k] = 0.5 * y[k] * z[63 - k] + y[k], s += y[k] * z[k];
  }
  MPI_Allreduce(MPI_IN_PLACE, &s, 1, MPI_DOUBLE, MPI_SUM, WORLD);
  return s * s;
}

/* Two directions at a time, both ways. */
static void ring(const double *x, double *y) {
  MPI_Sendrecv(x, 2, MPI_DOUBLE, right(), 0, y, 2, MPI_DOUBLE, left(), 0, WORLD, MPI_STATUS_IGNORE);
  double s = y[0] * x[0], all;
  MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, WORLD);
  MPI_Bcast(y + 1, 1, MPI_DOUBLE, 0, WORLD);
  y[0] = y[1] * all;
}
static void directions(void) {
  double x[2] = {1.5 + rank, 0.5 * rank + 1}, y[2], a[2] = {0}, b[2] = {0}, u[2] = {1, 0}, v[2] = {0.5, -rank};
  double p[2] = {1, 2}, q[2] = {rank, 1}, one[2] = {0}, dy[2] = {1, 2}, pt[2] = {1, 2}, du[2];
  double r[2] = {0, 0}, t[2] = {0, 0};
  __enzyme_autodiff((void *)ring, enzyme_width, 2, enzyme_dup, x, a, b, enzyme_dup, y, p, q);
  __enzyme_autodiff((void *)ring, enzyme_dup, x, one, enzyme_dup, y, dy);
  __enzyme_fwddiff((void *)ring, enzyme_width, 2, enzyme_dup, x, u, v, enzyme_dup, y, r, t);
  double forward = sum_of(t[0] * pt[0] + t[1] * pt[1]), reverse = sum_of(one[0] * v[0] + one[1] * v[1]);
  int bad = fabs(one[0] - a[0]) > 1e-12 || fabs(one[1] - a[1]) > 1e-12 || fabs(forward - reverse) > 1e-11;
  double w2 = sum_of(t[0] * rank + t[1]), r2 = sum_of(b[0] * v[0] + b[1] * v[1]);
  (void)du;
  if (bad || fabs(w2 - r2) > 1e-11) wrong = 1, printf("directions: %g %g, %g %g\n", forward, reverse, w2, r2);
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(derived);
  CHECK(kinds);
  CHECK(beside);
  CHECK(communicators);
  CHECK(threads);
  directions();
  return end();
}
