#define N 3
#include "check.h"
static double f(double *x, int n) {
  char b[400];
  double s = 0;
  for (int i = 0; i < n; i++) {
    snprintf(b, sizeof b, "%.17g", x[i] * x[i]);
    s += strtod(b, 0) * (i + 1);
  }
  return s;
}
