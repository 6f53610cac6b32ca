// Functions that split or scale a number: frexp, modf, ldexp, scalbn, ilogb, nextafter, rounding to integer, sincos.
#define _GNU_SOURCE
#include "check.h"

static double with_frexp(double x) {
  int exponent;
  double mantissa = frexp(x, &exponent);
  return mantissa * mantissa * exponent;
}
static double with_modf(double x) {
  double whole, part = modf(x, &whole);
  return part * part * whole;
}
static double with_modf_array(double *x, double *whole, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += sin(modf(x[i], &whole[i])) * whole[i];
  return sum;
}
static double with_ldexp(double x) { return ldexp(x, 3) * scalbn(x, -2) + scalbln(sin(x), 4L); }
static double with_ilogb(double x) { return x * x * ilogb(x); }
static double with_nextafter(double x) { return 3 * nextafter(x, 10.0) * x; }
static double with_lround(double x) { return x * lround(x) + lrint(x) * x * x + llround(x) * sin(x) + llrint(x); }
static double with_remquo(double x) {
  int quotient;
  return remquo(x, 1.3, &quotient) * quotient + x;
}
static double with_sincos(double x) {
  double s, c;
  sincos(x, &s, &c);
  return s * s * c;
}
static double with_both(double x) { return sin(x) * cos(x) + tan(x); }
static double with_predicates(double x) {
  return isnan(x) || isinf(x) || !isfinite(x) ? 0 : signbit(x) ? x * x : isnormal(x) ? sin(x) : x;
}

#define TEST(F, at)                                                                        \
  {                                                                                        \
    double x = at, want = FD_STEP(x, F(x), 1e-3);                                          \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x), want, 1e-6);                   \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, 1e-6);               \
  }

int main(void) {
  TEST(with_frexp, 5.3)
  TEST(with_frexp, -0.3)
  TEST(with_modf, 2.7)
  TEST(with_modf, -3.2)
  TEST(with_ldexp, 0.8)
  TEST(with_ilogb, 5.0)
  TEST(with_nextafter, 1.7)
  TEST(with_lround, 2.3)
  TEST(with_remquo, 4.1)
  TEST(with_sincos, 0.9)
  TEST(with_both, 0.6)
  TEST(with_predicates, 0.6)
  TEST(with_predicates, -0.6)
  double x[3] = {1.25, -2.6, 3.4}, whole[3], dx[3] = {0}, dwhole[3] = {0};
  __enzyme_autodiff((void *)with_modf_array, x, dx, whole, dwhole, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("modf.array", dx[i], x[i], with_modf_array(x, whole, 3));
  return check_report();
}
