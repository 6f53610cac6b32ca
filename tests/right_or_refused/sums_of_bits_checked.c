#define N 4
#include "check.h"
static double f(double *x, int n) {
  int64_t *w = (int64_t *)x, sum;
  double s = __builtin_add_overflow(w[0], w[1], &sum) ? 0 : sum * 1e-18;
  return s + x[2] * x[3];
}
