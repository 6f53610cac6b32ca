// 0 times infinity is 0 with enzyme_strong_zero, in both modes, whichever of the two the derivative is.
#include "check.h"

#include <complex.h>

typedef double pair __attribute__((vector_size(16)));
typedef float four __attribute__((vector_size(16)));

/* name, function of x with z = 0 and k infinite, its slope at x = 2 */
#define EACH(X)                                                                 \
  X(logarithm, log(z * x) + x, 1)                                               \
  X(reciprocal, 1 / (z * x) + x, 1)                                             \
  X(power, pow(z * x, -1.5) + x, 1)                                             \
  X(gamma_function, tgamma(z * x) + x, 1)                                       \
  X(zero_partial_of_steep, z * log(x - 2) + x, 1)                               \
  X(zero_partial_of_overflow, x / 1e-320 * z + x, 1)                            \
  X(over_infinity, (x - 2) / 1e-320 / k + x, 1)                                 \
  X(fused, fma(z, log(x - 2), x), 1)                                            \
  X(chosen, log(x > 3 ? x : 0) + x, 1)                                          \
  X(larger, log(fmax(x - 7, 0)) + x, 1)                                         \
  X(complex_logarithm, creal(clog(z * x)) + x, 1)                               \
  X(complex_product, creal((z + z * I) * clog(x - 2)) + x, 1)                   \
  X(single, logf((float)z * (float)x) + x, 1)                                   \
  X(extended, (double)logl((long double)z * x) + x, 1)                          \
  X(lanes, ({ pair a = z * (pair){x, 1}; a = 1 / a; a[0] + x; }), 1)            \
  X(product_of_lanes, ({ pair a = {x, 1}; a = a / 1e-320 * z; a[0] * a[1] + x; }), 1) \
  X(infinite_slope_stays, log(x - 2) + x, INFINITY)

#define FUNCTION(name, expression, slope) \
  static double name(double x, double z, double k) { return expression; }
EACH(FUNCTION)

/* The sum over an array of which most are left out: an adjoint is zero where the partial is infinite. */
static double kept(const double *x, const int *keep, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += keep[i] * (1 / x[i]);
  return sum;
}

int main(void) {
#define CHECK(name, expression, slope)                                                                            \
  CHECK_CLOSE(#name ".rev", __enzyme_autodiff((void *)name, enzyme_strong_zero, 2., enzyme_const, 0., enzyme_const, \
                                              (double)INFINITY), slope, 0);                                        \
  CHECK_CLOSE(#name ".fwd", __enzyme_fwddiff((void *)name, enzyme_strong_zero, 2., 1., enzyme_const, 0.,           \
                                             enzyme_const, (double)INFINITY), slope, 0);
  EACH(CHECK)
  double x[4] = {1, 0, 2, 0}, dx[4] = {0}, v[4] = {1, 1, 1, 1};
  int keep[4] = {1, 0, 1, 0};
  __enzyme_autodiff_void((void *)kept, enzyme_strong_zero, enzyme_dup, x, dx, enzyme_const, keep, enzyme_const, 4);
  CHECK_CLOSE("kept", dx[0], -1, 0);
  CHECK_CLOSE("left out", dx[1], 0, 0);
  CHECK_CLOSE("kept.2", dx[2], -0.25, 0);
  double found = __enzyme_fwddiff((void *)kept, enzyme_strong_zero, enzyme_dup, x, v, enzyme_const, keep, enzyme_const, 4);
  CHECK_CLOSE("kept.fwd", found, -1.25, 0);
  return check_report();
}
