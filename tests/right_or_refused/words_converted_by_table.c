/* Logarithms by the word of a number, and its upper half, converted: in the functions of a table. */
#define N 4
#include "check.h"
typedef double (*reader)(const void *);
static double logarithm(const void *p) { return (double)*(const int64_t *)p * 0x1p-52 - 1023; }
static double half(const void *p) { return ((const int *)p)[1] * 0x1p-20; }
static double exact(const void *p) { return log2(*(const double *)p); }
static reader table[3] = {logarithm, half, exact};
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double square = x[i] * x[i];
    s += table[i % 3](&square) * (i + 1) * x[i];
  }
  return s;
}
