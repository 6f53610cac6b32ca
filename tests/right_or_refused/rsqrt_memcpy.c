#define N 3
#include "check.h"
static double rs(double y) {
  double x2 = y * 0.5;
  long i;
  memcpy(&i, &y, 8);
  i = 0x5fe6eb50c7b537a9 - (i >> 1);
  memcpy(&y, &i, 8);
  y = y * (1.5 - (x2 * y * y));
  return y;
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += rs(x[i]) * x[i];
  return s;
}
