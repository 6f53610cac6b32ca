// _Complex: arithmetic, division, library functions, arrays, by value through calls, against analytic derivatives.
#include "check.h"
#include <complex.h>

typedef double complex cd;

static double modulus(double x) { return cabs(x + I * x * x); }
static double product(double x) {
  cd z = x + 2 * I, w = z * z * (1 - I * x);
  return creal(w) * cimag(w);
}
static double quotient(double x) {
  cd z = (x + I) / (2 - I * x * x);
  return creal(z) + 3 * cimag(z);
}
static double conjugate(double x) {
  cd z = x * x + I * sin(x);
  return creal(z * conj(z)) + cimag(conj(z)) + creal(-z);
}
static double angle(double x) { return carg(x + I * (1 + x * x)) + creal(cproj(x + 2 * I)); }
static double elementary(double x) {
  cd z = 0.3 * x + 0.7 * I * x, r = cexp(z) + csin(z) + ccos(z) * csqrt(z) + clog(z + 2) + ctan(z);
  return creal(r) + 2 * cimag(r);
}
static double hyperbolic(double x) {
  cd z = 0.4 * x + 0.2 * I, r = csinh(z) + ccosh(z) + ctanh(z) + casin(z) + cacos(z) + catan(z);
  return creal(r) - cimag(r);
}
static double inverse_hyperbolic(double x) {
  cd z = 1.4 * x + 0.2 * I, r = casinh(z) + cacosh(z) + catanh(z * 0.3) + cpow(z, 1.5 - 0.5 * I * x);
  return creal(r) - cimag(r);
}
static __attribute__((noinline)) cd horner(cd z, const cd *c, int n) {
  cd r = 0;
  for (int i = n - 1; i >= 0; i--) r = r * z + c[i];
  return r;
}
static double by_value(double x) {
  cd c[3] = {1 + I, x - 2 * I, 0.5 * x * I}, r = horner(x + 0.3 * I, c, 3);
  return creal(r) * cimag(r);
}
static void transform(cd *x, int n) {
  cd y[8];
  for (int k = 0; k < n; k++) {
    y[k] = 0;
    for (int j = 0; j < n; j++) y[k] += x[j] * cexp(-2 * M_PI * I * j * k / n);
  }
  for (int k = 0; k < n; k++) x[k] = y[k];
}
static double spectrum(const double *parts, int n) {
  cd x[8];
  for (int i = 0; i < n; i++) x[i] = parts[2 * i] + I * parts[2 * i + 1];
  transform(x, n);
  double r = 0;
  for (int i = 0; i < n; i++) r += (i + 1) * creal(x[i] * conj(x[i]));
  return r;
}
static double power_of(const cd *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += creal(x[i]) * creal(x[i]) + 2 * cimag(x[i]) * cimag(x[i]);
  return r;
}
static float single(float x) {
  float complex z = x + 2.0f * I, w = z * z / (1.0f + z);
  return crealf(w) + cimagf(z) * cabsf(z);
}
static double single_in_double(double x) {
  cd z = x + 2.0 * I, w = z * z / (1.0 + z);
  return creal(w) + cimag(z) * cabs(z);
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }
extern float __enzyme_autodiff_float(void *, float);
extern float __enzyme_fwddiff_float(void *, float, float);

int main(void) {
  TEST(modulus, 0.8)
  TEST(product, 0.8)
  TEST(quotient, 0.8)
  TEST(conjugate, 0.8)
  TEST(angle, 0.8)
  TEST(elementary, 0.9)
  TEST(hyperbolic, 0.9)
  TEST(inverse_hyperbolic, 0.9)
  TEST(by_value, 0.7)
  double x[8] = {0.1, 0.9, -0.4, 1.2, 0.3, 0.8, -1.1, 0.2}, g[8] = {0}, v[8] = {0, 1, 0, 0, 0, 0, 2, 0};
  __enzyme_autodiff((void *)spectrum, x, g, 4);
  for (int i = 0; i < 8; i++) CHECK_FD("spectrum", g[i], x[i], spectrum(x, 4));
  CHECK_CLOSE("spectrum.fwd", __enzyme_fwddiff((void *)spectrum, x, v, 4), g[1] + 2 * g[6], 1e-12);
  cd z[2] = {1 + 2 * I, -0.5 + I}, dz[2] = {0};
  __enzyme_autodiff((void *)power_of, z, dz, 2);
  CHECK_CLOSE("array.re", creal(dz[0]), 2, 1e-12);
  CHECK_CLOSE("array.im", cimag(dz[0]), 8, 1e-12);
  CHECK_CLOSE("array.re.1", creal(dz[1]), -1, 1e-12);
  double y = 0.75, want = FD(y, single_in_double(y));
  CHECK_SINGLE("float complex.rev", __enzyme_autodiff_float((void *)single, 0.75f), want, 2e-5);
  CHECK_SINGLE("float complex.fwd", __enzyme_fwddiff_float((void *)single, 0.75f, 1.0f), want, 2e-5);
  return check_report();
}
