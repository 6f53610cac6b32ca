/* Integers are counted with that were copied as bytes, from an array of such and with a structure of both. */
#define N 4
#include "check.h"
struct model { int n; int *counts; double *x; int64_t weights[N]; double scale; };
static __attribute__((noinline)) double total(const struct model *given) {
  struct model m;
  int counts[N];
  int64_t *weights = malloc(sizeof m.weights);
  memcpy(&m, given, sizeof m);
  memcpy(counts, m.counts, m.n * sizeof(int));
  memcpy(weights, m.weights, sizeof m.weights);
  double s = 0;
  for (int i = 0; i < m.n; i++) s += (double)counts[i] * (double)weights[i] * m.scale * m.x[i] * m.x[i];
  free(weights);
  return s;
}
static double f(double *x, int n) {
  int counts[N] = {1, 2, 3, 4};
  struct model m = {n, counts, x, {5, 6, 7, 8}, x[0]};
  return total(&m);
}
