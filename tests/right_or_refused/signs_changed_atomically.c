/* The sign of a number is changed by an atomic operation on its word, in the function that sees the number. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    __atomic_fetch_xor((unsigned long *)&y[i], 1ul << 63, __ATOMIC_SEQ_CST);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  return s;
}
