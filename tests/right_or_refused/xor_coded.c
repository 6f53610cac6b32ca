#define N 4
#include "check.h"
static double f(double *x, int n) {
  uint64_t c[N], prev = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u;
    double d = x[i] * x[i];
    memcpy(&u, &d, 8);
    c[i] = u ^ prev;
    prev = u;
  }
  double s = 0;
  prev = 0;
  for (int i = 0; i < n; i++) {
    prev ^= c[i];
    double d;
    memcpy(&d, &prev, 8);
    s += d * (i + 1);
  }
  return s;
}
