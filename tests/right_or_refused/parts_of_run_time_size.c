// The upper halves of numbers are copied between rows of them, as only the running program knows.
#define N 3
#define NOREV
#include "check.h"
static size_t half = 4;
static double f(double *x, int n) {
  double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b), s = 0;
  half += n > 9;
  for (int i = 0; i < n; i++) a[i] = 2 + x[i], b[i] = 3 + x[i] * x[i];
  for (int i = 0; i < n; i++) memcpy((char *)&b[i] + half, (char *)&a[i] + half, half);
  for (int i = 0; i < n; i++) s += b[i] * b[i] + a[i];
  free(a), free(b);
  return s;
}
