// <math.h> in long double, values, arrays and structs of long double.
#include "check.h"

extern long double __enzyme_autodiff_ld(void *, ...);
extern long double __enzyme_fwddiff_ld(void *, ...);

#define FUNCTIONS(X)                                                                                          \
  X(sin, 0.7) X(cos, -1.3) X(tan, 0.4) X(asin, 0.3) X(acos, -0.6) X(atan, 2.1) X(sinh, -0.8) X(cosh, 1.1)      \
  X(tanh, 0.5) X(exp, 1.2) X(exp2, -0.7) X(expm1, 0.05) X(log, 0.3) X(log2, 5.0) X(log10, 2.5) X(log1p, -0.2)  \
  X(sqrt, 3.7) X(cbrt, -2.2) X(fabs, -1.5) X(erf, 0.6) X(tgamma, 2.3)
#define DEFINE(F, at)                                               \
  static long double w_##F(long double x) { return x * F##l(x); }   \
  static double d_##F(double x) { return x * F(x); }
FUNCTIONS(DEFINE)

#define TEST(F, at)                                                                               \
  {                                                                                               \
    double x = at, want = FD(x, d_##F(x));                                                        \
    CHECK_CLOSE(#F ".rev", (double)__enzyme_autodiff_ld((void *)w_##F, (long double)x), want, 1e-6); \
    CHECK_CLOSE(#F ".fwd", (double)__enzyme_fwddiff_ld((void *)w_##F, (long double)x, 1.0L), want, 1e-6); \
  }

static long double horner(const long double *c, long double x, int n) {
  long double r = 0;
  for (int i = n - 1; i >= 0; i--) r = r * x + c[i];
  return r;
}
struct tagged { char tag; long double value; double other; };
static double through_struct(struct tagged *t, int n) {
  long double product = 1;
  for (int i = 0; i < n; i++) product *= t[i].tag == 'a' ? t[i].value : (long double)t[i].other;
  return (double)product;
}

int main(void) {
  FUNCTIONS(TEST)
  long double c[4] = {1.0L, -2.0L, 0.5L, 3.0L}, dc[4] = {0}, x = 1.5L;
  long double dx = __enzyme_autodiff_ld((void *)horner, c, dc, x, 4);
  CHECK_CLOSE("horner.dx", (double)dx, -2.0 + 1.5 + 9 * 2.25, 1e-12);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("horner.dc", (double)dc[i], pow(1.5, i), 1e-12);
  struct tagged t[3] = {{'a', 2.0L, 7.0}, {'b', 5.0L, 3.0}, {'a', 4.0L, 1.0}}, dt[3] = {{0}};
  __enzyme_autodiff_void((void *)through_struct, t, dt, 3);
  CHECK_CLOSE("struct.0", (double)dt[0].value, 12, 1e-12);
  CHECK_CLOSE("struct.1", dt[1].other, 8, 1e-12);
  CHECK_CLOSE("struct.1.value", (double)dt[1].value, 0, 1e-12);
  CHECK_CLOSE("struct.2", (double)dt[2].value, 6, 1e-12);
  return check_report();
}
