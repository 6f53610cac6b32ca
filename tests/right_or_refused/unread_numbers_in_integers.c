/* Numbers that nothing reads as such are copied into an array that is declared to hold integers. */
#define N 4
#include "check.h"
static int64_t words[N];
static double f(double *x, int n) {
  double s = 0;
  memcpy(words, x, sizeof(double) * n);
  for (int i = 0; i < n; i++) s += (double)(words[i] >> 20) * 0x1p-32;
  return s;
}
