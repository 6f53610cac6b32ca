#define N 2
#define TOL 1e-2
#include "check.h"
/* Schraudolph's exp through the exponent bits: linear in the integer, the derivative is lost */
static double fexp(double y) {
  union {
    double d;
    int64_t i;
  } u;
  u.i = (int64_t)(6497320848556798.0 * y + 4606853616395542500.0);
  return u.d;
}
static double f(double *x, int n) { return fexp(x[0]) * x[1]; }
