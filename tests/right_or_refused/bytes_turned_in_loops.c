#define N 4
#include "check.h"
/* The bytes of numbers in loops, turned round and back, as clang compiles it where nothing is unrolled. */
union cell { double d; unsigned char b[sizeof(double)]; };
static double f(double *x, int n) {
  double s = 0.5;
  for (int i = n - 1; i >= 0; i--) {
    double w[n];
    for (int k = 0; k < n; k++) w[k] = s * x[k];
    for (int k = 3; k > 0; k--) {
      union cell c, e;
      c.d = s * x[i] + w[k];
      for (unsigned m = 0; m < sizeof c.b; m++) e.b[sizeof c.b - 1 - m] = c.b[m];
      for (unsigned m = 0; m < sizeof c.b; m++) c.b[m] = e.b[sizeof c.b - 1 - m];
      s = c.d * 0.25 + 0.1;
    }
  }
  return s;
}
