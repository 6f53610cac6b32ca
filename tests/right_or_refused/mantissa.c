#define N 5
#include "check.h"
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i];
    uint64_t u;
    memcpy(&u, &d, 8);
    s += (double)(u & 0xfffffffffffffull) * 0x1p-52;
  }
  return s;
}
