// Error, gamma and Bessel functions, reverse and forward, against finite differences.
#define _GNU_SOURCE
#include "check.h"

#define FUNCTIONS(X)                                                                                       \
  X(erf, 0.6) X(erfc, 0.9) X(tgamma, 2.3) X(lgamma, 3.4) X(j0, 1.5) X(j1, 2.2) X(y0, 1.8) X(y1, 2.6)
#define DEFINE(F, at) \
  static double w_##F(double x) { return sin(x) * F(x); }
FUNCTIONS(DEFINE)

static double w_jn(double x) { return jn(3, x) + jn(0, x) * x; }
static double w_yn(double x) { return yn(2, x) * x; }
static double order_from_argument(int n, double x) { return jn(n, x) * jn(n + 1, x); }
static double lgamma_with_sign(double x) {
  int sign;
  double value = lgamma_r(x, &sign);
  return sign * value * x;
}

#define TEST(F, at)                                                                \
  {                                                                                \
    double x = at, want = FD(x, w_##F(x));                                         \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)w_##F, x), want, 1e-6);       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)w_##F, x, 1.0), want, 1e-6);   \
  }

int main(void) {
  FUNCTIONS(TEST)
  TEST(jn, 2.7)
  TEST(yn, 1.9)
  double x = 1.7, y = -2.4;
  for (int n = 0; n < 4; n++) {
    double want = FD(x, order_from_argument(n, x));
    CHECK_CLOSE("jn.order.rev", __enzyme_autodiff((void *)order_from_argument, n, x), want, 1e-6);
    CHECK_CLOSE("jn.order.fwd", __enzyme_fwddiff((void *)order_from_argument, n, x, 1.0), want, 1e-6);
  }
  CHECK_FD("lgamma_r.rev", __enzyme_autodiff((void *)lgamma_with_sign, y), y, lgamma_with_sign(y));
  CHECK_FD("lgamma_r.fwd", __enzyme_fwddiff((void *)lgamma_with_sign, y, 1.0), y, lgamma_with_sign(y));
  return check_report();
}
