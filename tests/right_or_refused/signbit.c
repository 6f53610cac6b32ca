#define N 3
#include "check.h"
static double absb(double v) {
  uint64_t b;
  memcpy(&b, &v, 8);
  b &= 0x7fffffffffffffffull;
  memcpy(&v, &b, 8);
  return v;
}
static double neg(double v) {
  union {
    double d;
    uint64_t u;
  } w;
  w.d = v;
  w.u ^= 1ull << 63;
  return w.d;
}
static double cps(double m, double s) {
  uint64_t a, b;
  memcpy(&a, &m, 8);
  memcpy(&b, &s, 8);
  a = (a & ~(1ull << 63)) | (b & (1ull << 63));
  memcpy(&m, &a, 8);
  return m;
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += absb(sin(3 * x[i])) * neg(x[i]) + cps(x[i] * x[0], cos(2 * x[i]));
  return s;
}
