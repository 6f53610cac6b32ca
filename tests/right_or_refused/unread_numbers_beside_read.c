/* Some numbers of a row are read as such, the others only through a pointer to integers. */
#define N 4
#include "check.h"
static __attribute__((noinline)) double f(double *x, int n) {
  const int64_t *words = (const int64_t *)(x + 2);
  double s = x[0] * x[1];
  for (int i = 0; i < n - 2; i++) s += (double)words[i] * 0x1p-52;
  return s;
}
