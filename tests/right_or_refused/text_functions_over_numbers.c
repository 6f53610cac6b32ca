/* Bytes of a number copied as text: strncpy stops at the first that is 0. */
#define N 3
#include "check.h"
static double f(double *x, int n) {
  double v[N], s = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i] + 0.1;
    v[i] = 0;
    strncpy((char *)(v + i), (char *)&d, 8);
    s += v[i] * (i + 1);
  }
  return s;
}
