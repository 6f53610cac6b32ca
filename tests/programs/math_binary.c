// <math.h> functions of two and three arguments: all partials, in each sign region, reverse and forward.
#include "check.h"

struct two { double x, y; };
struct three { double x, y, z; };
extern struct two __enzyme_autodiff_two(void *, ...);
extern struct three __enzyme_autodiff_three(void *, ...);

#define FUNCTIONS(X)                                                                                    \
  X(pow, 1.7, 2.3) X(atan2, 0.7, -1.3) X(atan2, -2.0, 0.4) X(hypot, 3.0, -1.2) X(fmod, 7.3, 2.1)         \
  X(remainder, 7.9, 2.1) X(fmax, 1.0, 2.5) X(fmax, 3.0, 2.5) X(fmin, 1.0, 2.5) X(fdim, 3.0, 1.2)         \
  X(fdim, 1.0, 1.2) X(copysign, 2.0, -3.0) X(copysign, -2.0, 3.0)
#define ONCE(X) X(pow) X(atan2) X(hypot) X(fmod) X(remainder) X(fmax) X(fmin) X(fdim) X(copysign)
#define DEFINE(F) \
  static double w_##F(double x, double y) { return F(x, y) * x + y; }
ONCE(DEFINE)

static double w_fma(double x, double y, double z) { return fma(x, y, z) * fma(z, x, -y); }
static double square_by_pow(double x) { return pow(x, 2) + pow(x, 3) + pow(x, 0.5) + pow(x, -1); }
static double power_base(double x) { return pow(2.5, x); }
static double pow_negative_base(double x) { return pow(x, 3.0); }
static double pow_zero_exponent(double x, double n) { return pow(x, n); }

#define TEST(F, ax, ay)                                                                            \
  {                                                                                                \
    double x = ax, y = ay, wx = FD(x, w_##F(x, y)), wy = FD(y, w_##F(x, y));                       \
    struct two g = __enzyme_autodiff_two((void *)w_##F, x, y);                                     \
    CHECK_CLOSE(#F ".rev.x", g.x, wx, 1e-6);                                                       \
    CHECK_CLOSE(#F ".rev.y", g.y, wy, 1e-6);                                                       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)w_##F, x, 1.5, y, -0.5), 1.5 * wx - 0.5 * wy, 1e-6); \
  }

int main(void) {
  FUNCTIONS(TEST)
  double x = 1.3, y = -0.4, z = 2.2;
  struct three g = __enzyme_autodiff_three((void *)w_fma, x, y, z);
  CHECK_FD("fma.x", g.x, x, w_fma(x, y, z));
  CHECK_FD("fma.y", g.y, y, w_fma(x, y, z));
  CHECK_FD("fma.z", g.z, z, w_fma(x, y, z));
  CHECK_FD("pow.constants.rev", __enzyme_autodiff((void *)square_by_pow, x), x, square_by_pow(x));
  CHECK_FD("pow.constants.fwd", __enzyme_fwddiff((void *)square_by_pow, x, 1.0), x, square_by_pow(x));
  CHECK_FD("pow.base", __enzyme_autodiff((void *)power_base, x), x, power_base(x));
  double negative = -1.4;
  CHECK_CLOSE("pow.negative.rev", __enzyme_autodiff((void *)pow_negative_base, negative), 3 * 1.96, 1e-12);
  CHECK_CLOSE("pow.negative.fwd", __enzyme_fwddiff((void *)pow_negative_base, negative, 1.0), 3 * 1.96, 1e-12);
  CHECK_CLOSE("pow.zero", __enzyme_autodiff((void *)pow_zero_exponent, 2.0, enzyme_const, 0.0), 0, 1e-12);
  CHECK_CLOSE("pow.at0", __enzyme_autodiff((void *)pow_negative_base, 0.0), 0, 1e-12);
  return check_report();
}
