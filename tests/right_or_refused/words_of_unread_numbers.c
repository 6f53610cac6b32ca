/* The logarithm by the bits, through a pointer to integers, where nothing else reads the number. */
#define N 4
#include "check.h"
static __attribute__((noinline)) double f(double *x, int n) {
  double s = 0;
  const int64_t *words = (const int64_t *)x;
  for (int i = 0; i < n; i++) s += (double)words[i] * 0x1p-52 - 1023;
  return s;
}
