#define N 4
#include "check.h"
static int expo(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return (int)(u >> 52 & 0x7ff) - 1023;
}
static int isn(double d) {
  union {
    double d;
    uint64_t u;
  } c = {d};
  return (c.u & 0x7fffffffffffffffull) > 0x7ff0000000000000ull;
}
static unsigned hash(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  u ^= u >> 33;
  u *= 0xff51afd7ed558ccdull;
  u ^= u >> 33;
  return (unsigned)(u & 7);
}
static double f(double *x, int n) {
  static const double tab[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (isn(x[i])) continue;
    s += x[i] * x[i] * (expo(x[i]) + 3) * tab[hash(x[i])];
  }
  return s;
}
