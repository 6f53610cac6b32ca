#define N 5
#include "check.h"
static double parse(const char *s) {
  double v = 0, sc = 0;
  for (; *s; s++) {
    if (*s == '.')
      sc = 1;
    else {
      v = v * 10 + (*s - '0');
      sc *= 10;
    }
  }
  return sc ? v / sc : v;
}
static double f(double *x, int n) {
  char b[64];
  double s = 0;
  for (int i = 0; i < n; i++) {
    sprintf(b, "%.12f", x[i] * x[i]);
    s += parse(b) * (i + 1);
  }
  return s;
}
