/* Functions of a table change a number's upper half by atomic operations. */
#define N 4
#include "check.h"
static void negative(void *p) { __atomic_fetch_or((unsigned *)p + 1, 0x80000000u, __ATOMIC_SEQ_CST); }
static void leave(void *p) {}
static void (*const table[2])(void *) = {negative, leave};
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    table[i & 1](&y[i]);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  return s;
}
