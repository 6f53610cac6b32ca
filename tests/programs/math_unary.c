// One-argument <math.h> functions in double, reverse and forward, against finite differences.
#include "check.h"

#define FUNCTIONS(X)                                                                                              \
  X(sin, 0.7) X(cos, -1.3) X(tan, 0.4) X(asin, 0.3) X(acos, -0.6) X(atan, 2.1) X(sinh, -0.8) X(cosh, 1.1)          \
  X(tanh, 0.5) X(asinh, -1.7) X(acosh, 1.9) X(atanh, 0.45) X(exp, 1.2) X(exp2, -0.7) X(expm1, 0.05) X(log, 0.3)    \
  X(log2, 5.0) X(log10, 2.5) X(log1p, -0.2) X(sqrt, 3.7) X(cbrt, -2.2) X(fabs, -1.5) X(logb, 3.0) X(floor, 2.3)    \
  X(ceil, -2.3) X(trunc, 2.7) X(round, 1.2) X(rint, 4.4) X(nearbyint, -4.4)

#define DEFINE(F, at) \
  static double w_##F(double x) { return x * F(x); }
FUNCTIONS(DEFINE)

#define TEST(F, at)                                                                \
  {                                                                                \
    double x = at, want = FD(x, w_##F(x));                                         \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)w_##F, x), want, 1e-6);       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)w_##F, x, 2.0), 2 * want, 1e-6); \
  }

int main(void) {
  FUNCTIONS(TEST)
  return check_report();
}
