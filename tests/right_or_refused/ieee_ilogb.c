#define N 3
#include "check.h"
/* frexp by hand: exponent taken out, mantissa put back in [1,2) */
static double mant(double v, int *e) {
  uint64_t b;
  memcpy(&b, &v, 8);
  *e = (int)((b >> 52) & 0x7ff) - 1023;
  b = (b & 0x800fffffffffffffull) | 0x3ff0000000000000ull;
  memcpy(&v, &b, 8);
  return v;
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    int e;
    double m = mant(x[i] * 3.3, &e);
    double r = (m - 1) / (m + 1);
    s += 2 * r * (1 + r * r / 3 + r * r * r * r / 5 + r * r * r * r * r * r / 7) + e * 0.6931471805599453;
  }
  return s;
}
