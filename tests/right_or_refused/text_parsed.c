#define N 2
#include "check.h"
static double parse(const char *s) {
  double v = 0, sc = 1;
  int dot = 0;
  for (; *s; s++) {
    if (*s == '.') {
      dot = 1;
      continue;
    }
    if (*s < '0' || *s > '9') continue;
    if (dot) {
      sc /= 10;
      v += sc * (*s - '0');
    } else
      v = v * 10 + (*s - '0');
  }
  return v;
}
static double f(double *x, int n) {
  char b[64];
  snprintf(b, 64, "%.12f", x[0]);
  return parse(b) * x[1];
}
