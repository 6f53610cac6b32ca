/* The lower halves of numbers in an array are cleared through a pointer to int. */
#define N 4
#include "check.h"
static void truncate_number(int *p) { p[0] = 0; }
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    truncate_number((int *)&y[i]);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
