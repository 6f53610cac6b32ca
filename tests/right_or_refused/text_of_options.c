#define N 2
#include "check.h"
/* text of an inactive number parsed: fine; active printed to a log string: fine */
static double f(double *x, int n) {
  char b[64];
  snprintf(b, 64, "%d %.3f", n, 2.5);
  int k;
  double c;
  sscanf(b, "%d %lf", &k, &c);
  char log[64];
  snprintf(log, 64, "x=%g", x[0]);
  return c * x[0] * k + x[1] + strlen(log) * 0;
}
