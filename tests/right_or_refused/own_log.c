#define N 3
#include "check.h"
static double mylog(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  int e = (int)(u >> 52) - 1023;
  u = (u & 0xfffffffffffffull) | 0x3ff0000000000000ull;
  double m;
  memcpy(&m, &u, 8);
  double t = (m - 1) / (m + 1), t2 = t * t;
  return e * 0.6931471805599453 + 2 * t * (1 + t2 * (1. / 3 + t2 * (1. / 5 + t2 * (1. / 7 + t2 / 9))));
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += mylog(x[i]) * x[i];
  return s;
}
