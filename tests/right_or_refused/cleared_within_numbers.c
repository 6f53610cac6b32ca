/* A part of a number in an array is cleared, beginning in one and ending in the next. */
#define N 6
#include "check.h"
static double f(double *x, int n) {
  double *a = malloc(n * sizeof *a), s = 0;
  for (int i = 0; i < n; i++) a[i] = sin(x[i]) * x[(i + 1) % n];
  memset((char *)a + 12, 0, 8);
  for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
  free(a);
  return s;
}
