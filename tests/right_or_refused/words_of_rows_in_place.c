/* The same, whole: LLVM makes one array of both, and drops the tags of its accesses. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double y[2][N];
  uint64_t words[2][N];
  for (int i = 0; i < n; i++) y[0][i] = x[i] * 3, y[1][i] = x[i] * x[i];
  memcpy(words, y, sizeof words);
  double s = 0;
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < n; i++) s += (double)words[k][i] * 0x1p-52;
  return s;
}
