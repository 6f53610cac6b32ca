#define N 5
#include "check.h"
static double f(double *x, int n) {
  double k, s = 0;
  int id;
  char cfg[64];
  snprintf(cfg, sizeof cfg, "%d %g", n, 2.5);
  sscanf(cfg, "%d %lf", &id, &k);
  s = strtod("1.25", 0);
  for (int i = 0; i < n; i++) s += k * x[i] * x[i] * id;
  return s;
}
