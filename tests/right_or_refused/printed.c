#define N 3
#include "check.h"
static double f(double *x, int n) {
  char b[64];
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v = sin(x[i]);
    snprintf(b, sizeof b, "%g", v);
    fprintf(stderr, "%s %g\n", b, v * x[i]);
    s += v * (i + 1) * (double)(strlen(b) > 0);
  }
  return s;
}
