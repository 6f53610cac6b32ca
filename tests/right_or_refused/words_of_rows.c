/* The words of a row of numbers, copied into an array of integers, are counted with as they are. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double y[N];
  uint64_t words[2 * N];
  for (int i = 0; i < n; i++) y[i] = x[i] * 2;
  memcpy(words, y, 8 * n);
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)words[i] * 0x1p-52;
  return s;
}
