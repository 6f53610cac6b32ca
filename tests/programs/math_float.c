// <math.h> in float, against the double function.
#include "check.h"

extern float __enzyme_autodiff_float(void *, float);
extern float __enzyme_fwddiff_float(void *, float, float);
extern float __enzyme_fwddiff_float2(void *, float, float, float, float);
struct float2 { float x, y; };
extern struct float2 __enzyme_autodiff_float2(void *, float, float);

#define FUNCTIONS(X)                                                                                              \
  X(sin, 0.7) X(cos, -1.3) X(tan, 0.4) X(asin, 0.3) X(acos, -0.6) X(atan, 2.1) X(sinh, -0.8) X(cosh, 1.1)          \
  X(tanh, 0.5) X(asinh, -1.7) X(acosh, 1.9) X(atanh, 0.45) X(exp, 1.2) X(exp2, -0.7) X(expm1, 0.05) X(log, 0.3)    \
  X(log2, 5.0) X(log10, 2.5) X(log1p, -0.2) X(sqrt, 3.7) X(cbrt, -2.2) X(fabs, -1.5) X(floor, 2.3) X(erf, 0.6)     \
  X(erfc, 0.9) X(tgamma, 2.3) X(lgamma, 3.4)
#define BINARIES(X) X(pow, 1.7f, 2.3f) X(atan2, 0.7f, -1.3f) X(hypot, 3.0f, -1.2f) X(fmod, 7.3f, 2.1f) X(fmax, 1.0f, 2.0f)

#define DEFINE(F, at)                                  \
  static float w_##F(float x) { return x * F##f(x); } \
  static double d_##F(double x) { return x * F(x); }
FUNCTIONS(DEFINE)
#define DEFINE2(F, ax, ay)                                               \
  static float w_##F(float x, float y) { return F##f(x, y) * x + y; }   \
  static double d_##F(double x, double y) { return F(x, y) * x + y; }
BINARIES(DEFINE2)

static float sum_floats(const float *x, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * sqrtf(x[i]);
  return sum;
}
static double mixed_precision(float x) {
  double wide = x;
  float narrow = (float)(wide * wide);
  return wide * narrow + sin(narrow);
}

#define TEST(F, at)                                                                          \
  {                                                                                          \
    double x = (float)at, want = FD(x, d_##F(x));                                            \
    CHECK_SINGLE(#F ".rev", __enzyme_autodiff_float((void *)w_##F, (float)x), want, 2e-5);   \
    CHECK_SINGLE(#F ".fwd", __enzyme_fwddiff_float((void *)w_##F, (float)x, 1.0f), want, 2e-5); \
  }
#define TEST2(F, ax, ay)                                                                     \
  {                                                                                          \
    double x = ax, y = ay, wx = FD(x, d_##F(x, y)), wy = FD(y, d_##F(x, y));                 \
    struct float2 g = __enzyme_autodiff_float2((void *)w_##F, ax, ay);                       \
    CHECK_SINGLE(#F ".rev.x", g.x, wx, 2e-5);                                                \
    CHECK_SINGLE(#F ".rev.y", g.y, wy, 2e-5);                                                \
    CHECK_SINGLE(#F ".fwd", __enzyme_fwddiff_float2((void *)w_##F, ax, 1.0f, ay, 0.5f), wx + 0.5 * wy, 2e-5); \
  }

int main(void) {
  FUNCTIONS(TEST)
  BINARIES(TEST2)
  float x[4] = {0.5f, 1.5f, 2.5f, 3.5f}, dx[4] = {0};
  __enzyme_autodiff_void((void *)sum_floats, x, dx, 4);
  for (int i = 0; i < 4; i++) CHECK_SINGLE("sum_floats", dx[i], 2.5 * pow(x[i], 1.5), 1e-5);
  extern float __enzyme_autodiff_mixed(void *, float);
  CHECK_SINGLE("mixed", __enzyme_autodiff_mixed((void *)mixed_precision, 1.25f),
               3 * 1.25 * 1.25 + 2.5 * cos(1.5625), 1e-5);
  return check_report();
}
