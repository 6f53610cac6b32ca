/* The sign bytes of a row of numbers, where the function itself changes them. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double *y = malloc(n * sizeof *y), s = 0;
  for (int i = 0; i < n; i++)
    y[i] = -x[i] * x[i];
  for (int i = 0; i < n; i++)
    ((unsigned char *)y)[8 * i + 7] &= 0x7f;
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  free(y);
  return s;
}
