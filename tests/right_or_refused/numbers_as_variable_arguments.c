#define N 4
#include "check.h"
/* Variable arguments that are declared pointers and hold numbers, moved as pointers through memory that is read as
   nothing else. */
#include <stdarg.h>
static double sum(int n, ...) {
  va_list a;
  va_start(a, n);
  double s = 1;
  for (int i = 0; i < n; i++) {
    void *p = va_arg(a, void *);
    double d;
    memcpy(&d, &p, 8);
    s = s * .5 + d * s;
  }
  va_end(a);
  return s;
}
static double f(double *x, int n) {
  void *p[4];
  for (int i = 0; i < 4; i++) memcpy(&p[i], &x[i], 8);
  return sum(4, p[0], p[1], p[2], p[3]);
}
