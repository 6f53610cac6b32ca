/* Collective calls: moves with equal and unequal blocks, in place, reductions by all operations. */
#include "check.h"

#define WORLD MPI_COMM_WORLD
enum { MOST = 8 };

static void values(const double *x, double *y) {
  for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1) + x[k] * x[(k + 1) % N];
}

static double weighed(const double *y, int n) {
  double s = 0;
  for (int k = 0; k < n; k++) s += cos(k + 1.0 + rank) * y[k] * y[k] + y[k] * y[(k + 1) % n];
  return s;
}

static double moves(const double *x) {
  double y[N], all[MOST * N], part[N], s = 0;
  values(x, y);
  int root = size - 1;
  MPI_Bcast(y, 3, MPI_DOUBLE, root, WORLD);
  s += weighed(y, N);
  memset(all, 0, sizeof all);
  MPI_Gather(y, 4, MPI_DOUBLE, all, 4, MPI_DOUBLE, root, WORLD);
  if (rank == root) s += weighed(all, 4 * size);
  for (int k = 0; k < 4 * size; k++) all[k] = all[k] * all[k] + x[k % N];
  MPI_Scatter(all, 4, MPI_DOUBLE, part, 4, MPI_DOUBLE, root, WORLD);
  MPI_Allgather(part, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, WORLD);
  s += weighed(all, 2 * size);
  double to[MOST * 2], from[MOST * 2];
  for (int k = 0; k < 2 * size; k++) to[k] = part[k % 4] * (k + 1) * x[k % N];
  MPI_Alltoall(to, 2, MPI_DOUBLE, from, 2, MPI_DOUBLE, WORLD);
  MPI_Barrier(WORLD);
  return s + weighed(from, 2 * size);
}

static double unequal(const double *x) {
  double y[N], all[MOST * N] = {0}, part[N], s = 0;
  int counts[MOST], places[MOST], total = 0;
  values(x, y);
  for (int r = 0; r < size; r++) counts[r] = r % 3 + 1, places[r] = total, total += counts[r] + 1;
  MPI_Gatherv(y, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, 0, WORLD);
  if (rank == 0) s += weighed(all, total);
  for (int k = 0; k < total; k++) all[k] = all[k] * x[0] + x[k % N];
  MPI_Scatterv(all, counts, places, MPI_DOUBLE, part, counts[rank], MPI_DOUBLE, 0, WORLD);
  MPI_Allgatherv(part, counts[rank], MPI_DOUBLE, all, counts, places, MPI_DOUBLE, WORLD);
  s += weighed(all, total);
  double to[MOST * N], from[MOST * N] = {0};
  int given[MOST], at[MOST], rooms[MOST], into[MOST];
  for (int r = 0, n = 0, m = 0; r < size; r++) {
    given[r] = (rank + r) % 2 + 1 + (r > rank), rooms[r] = (rank + r) % 2 + 1 + (rank > r);
    at[r] = n, into[r] = m, n += given[r], m += rooms[r] + 1;
  }
  for (int k = 0; k < 4 * size; k++) to[k] = y[k % N] * (k + 1) * part[0];
  MPI_Alltoallv(to, given, at, MPI_DOUBLE, from, rooms, into, MPI_DOUBLE, WORLD);
  return s + weighed(from, 4 * size);
}

static double in_place(const double *x) {
  double y[N], all[MOST * N] = {0}, s = 0;
  values(x, y);
  MPI_Allreduce(MPI_IN_PLACE, y, 3, MPI_DOUBLE, MPI_SUM, WORLD);
  MPI_Allreduce(MPI_IN_PLACE, y + 3, 2, MPI_DOUBLE, MPI_PROD, WORLD);
  s += weighed(y, N);
  for (int k = 0; k < 2; k++) all[2 * rank + k] = y[k] * x[k];
  if (rank == 0) MPI_Gather(MPI_IN_PLACE, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, WORLD);
  else MPI_Gather(all + 2 * rank, 2, MPI_DOUBLE, NULL, 0, MPI_DATATYPE_NULL, 0, WORLD);
  if (rank == 0) s += weighed(all, 2 * size);
  if (rank == 0) MPI_Scatter(all, 2, MPI_DOUBLE, MPI_IN_PLACE, 2, MPI_DOUBLE, 0, WORLD);
  else MPI_Scatter(NULL, 0, MPI_DATATYPE_NULL, all + 2 * rank, 2, MPI_DOUBLE, 0, WORLD);
  all[2 * rank] *= x[1];
  MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 2, MPI_DOUBLE, WORLD);
  for (int k = 0; k < size; k++) all[k] = all[k] * x[2] + x[k % N];
  MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, all, 1, MPI_DOUBLE, WORLD);
  s += weighed(all, 2 * size);
  MPI_Scan(MPI_IN_PLACE, all, 2, MPI_DOUBLE, MPI_SUM, WORLD);
  MPI_Exscan(MPI_IN_PLACE, all + 2, 1, MPI_DOUBLE, MPI_SUM, WORLD);
  if (rank == 0) MPI_Reduce(MPI_IN_PLACE, all, 2, MPI_DOUBLE, MPI_MAX, 0, WORLD);
  else MPI_Reduce(all, NULL, 2, MPI_DOUBLE, MPI_MAX, 0, WORLD);
  return s + weighed(all, 3);
}

static double sums(const double *x) {
  double y[N], z[N], all[MOST * 2], s = 0;
  int counts[MOST];
  values(x, y);
  MPI_Reduce(y, z, N, MPI_DOUBLE, MPI_SUM, 0, WORLD);
  if (rank == 0) s += weighed(z, N);
  MPI_Scan(y, z, 4, MPI_DOUBLE, MPI_SUM, WORLD);
  s += weighed(z, 4);
  z[0] = z[1] = 0.5;
  MPI_Exscan(y, z, 2, MPI_DOUBLE, MPI_SUM, WORLD);
  s += weighed(z, 2);
  for (int k = 0; k < 2 * size; k++) all[k] = y[k % N] * (k + 1), counts[k / 2] = 1 + k / 2 % 2;
  MPI_Reduce_scatter(all, z, counts, MPI_DOUBLE, MPI_SUM, WORLD);
  s += weighed(z, counts[rank]);
  MPI_Reduce_scatter_block(all, z, 2, MPI_DOUBLE, MPI_SUM, WORLD);
  return s + weighed(z, 2);
}

static double choices(const double *x) {
  double y[N], z[N], all[MOST * 2], s = 0;
  values(x, y);
  struct { double value; int index; } pairs[3], best[3];
  for (int k = 0; k < 3; k++) pairs[k].value = y[k] * (rank % 2 ? 1 : 1.1), pairs[k].index = 10 * rank + k;
  MPI_Allreduce(pairs, best, 3, MPI_DOUBLE_INT, MPI_MAXLOC, WORLD);
  s += best[0].value * best[1].value + best[2].value * (best[2].index + 1);
  MPI_Reduce(pairs, best, 3, MPI_DOUBLE_INT, MPI_MINLOC, 0, WORLD);
  if (rank == 0) s += best[0].value * best[0].value * (1 + best[0].index);
  MPI_Allreduce(y, z, N, MPI_DOUBLE, MPI_MAX, WORLD);
  s += weighed(z, N);
  MPI_Allreduce(y, z, N, MPI_DOUBLE, MPI_MIN, WORLD);
  s += weighed(z, N);
  MPI_Reduce(y, z, N, MPI_DOUBLE, MPI_PROD, size - 1, WORLD);
  if (rank == size - 1) s += weighed(z, 3);
  MPI_Scan(y, z, N, MPI_DOUBLE, MPI_PROD, WORLD);
  s += 0.01 * weighed(z, 3);
  MPI_Scan(y, z, N, MPI_DOUBLE, MPI_MIN, WORLD);
  s += weighed(z, 4);
  z[0] = 1;
  MPI_Exscan(y, z, 1, MPI_DOUBLE, MPI_MAX, WORLD);
  s += z[0] * z[0];
  for (int k = 0; k < 2 * size; k++) all[k] = y[k % N];
  MPI_Reduce_scatter_block(all, z, 2, MPI_DOUBLE, MPI_PROD, WORLD);
  return s + weighed(z, 2);
}

/* A product where one rank's factor is zero. */
static double zero_factor(const double *x) {
  double y = rank == 0 ? 0 * x[0] + (x[1] - x[1]) : x[1], z;
  y += rank == 0 ? x[0] - 0.4 : 0;
  MPI_Allreduce(&y, &z, 1, MPI_DOUBLE, MPI_PROD, WORLD);
  return z * (rank + 1);
}

/* Pairs of numbers, as Fortran has them for MPI_MAXLOC: the second one goes where the first one goes. */
static double pairs(const double *x) {
  double y[4] = {sin(3 * x[0]), x[1] * x[2], x[3] * x[4], cos(x[5]) + rank}, z[4], s;
  MPI_Allreduce(y, z, 2, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, WORLD);
  s = weighed(z, 4);
  MPI_Scan(y, z, 2, MPI_2DOUBLE_PRECISION, MPI_MINLOC, WORLD);
  s += weighed(z, 4);
  MPI_Bcast(y, 2, MPI_2DOUBLE_PRECISION, 0, WORLD);
  return s + weighed(y, 4);
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(moves);
  CHECK(unequal);
  CHECK(in_place);
  CHECK(sums);
  CHECK(choices);
  CHECK(pairs);
  CHECK(zero_factor);
  return end();
}
