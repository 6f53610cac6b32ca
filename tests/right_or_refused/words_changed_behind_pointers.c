/* Signs and exponents changed in whole words by the functions of a table. */
#define N 4
#include "check.h"
typedef void (*changer)(void *);
static void negate(void *p) { *(uint64_t *)p ^= 1ull << 63; }
static void twice(void *p) { *(uint64_t *)p += 1ull << 52; }
static changer table[2] = {negate, twice};
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
