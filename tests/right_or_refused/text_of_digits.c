/* The digits of a number, in memory of the library's, are read again. */
#define _GNU_SOURCE
#define N 3
#include "check.h"
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    int point, sign;
    char *digits = ecvt(x[i] * x[i], 15, &point, &sign);
    s += strtod(digits, 0) * pow(10, point - 15) * (i + 1);
  }
  return s;
}
