"""Derivatives of functions with several results and of complex ones, as programs use them."""

BOTH = """
#define BOTH(F, at, step) { double x = at, want = FD_STEP(x, F(x), step); \\
  CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x), want, 1e-6); \\
  CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, 1e-6); }
"""


def test_results_behind_pointers_flow_through_shadow_memory(check) -> None:
    check(
        r"""
#define _GNU_SOURCE
void sincos(double, double *, double *);
void sincosf(float, float *, float *);
"""
        + BOTH
        + r"""
static void pairs(const double *x, double *out, int n) {
  for (int i = 0; i < n; i++) { sincos(x[i], out + 2 * i, out + 2 * i + 1); out[2 * i] *= out[2 * i + 1]; }
}
static double parts(double x) {
  double whole, r = 0;
  int e, sign, q;
  for (int i = 1; i < 4; i++) {
    r += modf(x * i, &whole) * whole * x;
    r += frexp(x * x * i, &e) * e;
    r += lgamma_r(x + i, &sign) * sign + remquo(x * i, 0.7 * x, &q) * q;
  }
  return r;
}
static double overwritten(double x) {
  double p[2] = {x, x * x}, r = p[0] * p[1];
  r += modf(p[1], &p[1]) * p[1] * p[0];
  p[0] = p[1] * r;
  return p[0];
}
static double narrow(double x) {
  float s, c;
  long double whole;
  sincosf((float)x, &s, &c);
  return s * c + (double)modfl((long double)x * 1.7L, &whole) * x;
}
int main(void) {
  double x[3] = {0.4, 1.1, -2.0}, y[6], dx[3] = {0}, dy[6] = {1, 0, 2, 0.5, 3, 0}, tx[3] = {1, -1, 2}, ty[6];
  __enzyme_autodiff_void((void *)pairs, x, dx, y, dy, 3);
  for (int i = 0; i < 3; i++) {
    double want = (i + 1) * cos(2 * x[i]) - (i == 1 ? 0.5 * sin(x[i]) : 0);
    CHECK_CLOSE("reverse", dx[i], want, 1e-12);
    CHECK_CLOSE("shadow is used up", dy[2 * i], 0, 0);
  }
  __enzyme_fwddiff_void((void *)pairs, x, tx, y, ty, 3);
  for (int i = 0; i < 3; i++) {
    CHECK_CLOSE("product", ty[2 * i], tx[i] * cos(2 * x[i]), 1e-12);
    CHECK_CLOSE("cosine", ty[2 * i + 1], -tx[i] * sin(x[i]), 1e-12);
  }
  BOTH(parts, 1.3, 1e-3)
  BOTH(overwritten, 1.3, 1e-3)
  double z = 0.8, want = cos(2 * z) + 2 * 1.7 * z - 1;
  CHECK_SINGLE("float and long double", __enzyme_autodiff((void *)narrow, z), want, 1e-5);
  CHECK_SINGLE("float and long double", __enzyme_fwddiff((void *)narrow, z, 1.0), want, 1e-5);
  return check_report();
}"""
    )


def test_complex_functions_of_every_width(check) -> None:
    check(r"""
#include <complex.h>
extern long double __enzyme_autodiff_l(void *, ...);
extern long double __enzyme_fwddiff_l(void *, ...);
extern float __enzyme_autodiff_f(void *, float), __enzyme_fwddiff_f(void *, float, float);
#define DEFINE(NAME, T, S) static T NAME(T x) { \
  complex T z = x + (x * x) * I, w = cexp##S(z) * cpow##S(z, (T)0.5 + x * I) / (z + (T)2); \
  for (int i = 0; i < 3; i++) w = csin##S(w) * conj##S(w) + z; \
  return creal##S(w) + 2 * cimag##S(w) + cabs##S(z) + carg##S(z * w); }
DEFINE(in_double, double, )
DEFINE(in_float, float, f)
DEFINE(in_long_double, long double, l)
int main(void) {
  double x = 0.3, want = FD(x, in_double(x));
  CHECK_CLOSE("double.rev", __enzyme_autodiff((void *)in_double, x), want, 1e-8);
  CHECK_CLOSE("double.fwd", __enzyme_fwddiff((void *)in_double, x, 1.0), want, 1e-8);
  CHECK_SINGLE("float.rev", __enzyme_autodiff_f((void *)in_float, 0.3f), want, 1e-4);
  CHECK_SINGLE("float.fwd", __enzyme_fwddiff_f((void *)in_float, 0.3f, 1.0f), want, 1e-4);
  CHECK_CLOSE("long double.rev", (double)__enzyme_autodiff_l((void *)in_long_double, 0.3L), want, 1e-8);
  CHECK_CLOSE("long double.fwd", (double)__enzyme_fwddiff_l((void *)in_long_double, 0.3L, 1.0L), want, 1e-8);
  return check_report();
}""")


def test_several_directions_at_once(check) -> None:
    check(r"""
#include <complex.h>
struct two { double a, b; };
extern struct two __enzyme_fwddiff_two(void *, ...), __enzyme_autodiff_two(void *, ...);
static double f(double x) {
  double whole, r = modf(x, &whole);
  return creal(cexp(x + r * I)) * whole;
}
int main(void) {
  double x = 2.3, want = FD_STEP(x, f(x), 1e-3);
  struct two t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, x, 1.0, -3.0);
  CHECK_CLOSE("first", t.a, want, 1e-8);
  CHECK_CLOSE("second", t.b, -3 * want, 1e-8);
  return check_report();
}""")


def test_second_derivatives(check) -> None:
    check(
        r"""
#include <complex.h>
void sincos(double, double *, double *);
static double f(double x) {
  double s, c, whole;
  sincos(x, &s, &c);
  complex double z = cexp(x + s * I);
  return s * c * c + creal(z) * cabs(z) + modf(x * x, &whole) * whole * x + cimag(clog(z * z));
}
static double reverse(double x) { return __enzyme_autodiff((void *)f, x); }
static double forward(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
int main(void) {
  double x = 1.3, want = FD_STEP(x, reverse(x), 1e-3);
  CHECK_CLOSE("reverse over reverse", __enzyme_autodiff((void *)reverse, x), want, 1e-8);
  CHECK_CLOSE("forward over reverse", __enzyme_fwddiff((void *)reverse, x, 1.0), want, 1e-8);
  CHECK_CLOSE("reverse over forward", __enzyme_autodiff((void *)forward, x), want, 1e-8);
  return check_report();
}"""
    )
