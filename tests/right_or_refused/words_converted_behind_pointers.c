/* Mantissas and exponents taken out of words by the functions of a table. */
#define N 4
#include "check.h"
typedef double (*reader)(const void *);
static double mantissa(const void *p) { return (double)(*(const uint64_t *)p & 0xfffffffffffffull) * 0x1p-52; }
static double exponent(const void *p) { return (double)((int)(*(const uint64_t *)p >> 52 & 0x7ff) - 1023); }
static reader table[2] = {mantissa, exponent};
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double square = x[i] * x[i];
    s += table[i & 1](&square) * (i + 1) * x[i];
  }
  return s;
}
