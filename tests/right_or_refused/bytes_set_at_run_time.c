/* A function sets the byte of a number that it is told. */
#define N 4
#include "check.h"
static const int values[N] = {1, 77, 5, 6};
static void set_byte(void *p, int k, int c) { ((unsigned char *)p)[k] = c; }
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    set_byte(&y[i], n + 2, values[i]);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
