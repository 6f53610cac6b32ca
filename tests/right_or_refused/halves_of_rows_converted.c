/* Upper halves of given numbers, copied into an array of integers, are counted with as they are. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  uint32_t halves[2 * N];
  memcpy(halves, x, 8 * n);
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)halves[2 * i + 1] * 0x1p-20;
  return s;
}
