// Where a function is finite and its slope is not (sqrt at 0, asin at 1), the derivative is 0, in both modes; so is what is
// made of it, and second derivatives are finite there and the same in all nestings. Poles keep their infinite slopes.
#include "check.h"

#include <complex.h>

typedef double lanes __attribute__((vector_size(32)));
static volatile double little = 0.4;

/* name, function of x, its slope at 0 */
#define EACH(X)                                                                                       \
  X(root, sqrt(x), 0)                                                                                 \
  X(root_of_square, sqrt(x * x), 0)                                                                   \
  X(root_of_root, sqrt(sqrt(x)), 0)                                                                   \
  X(root_beside, sqrt(x) + 2 * x, 2)                                                                  \
  X(root_times, x *sqrt(x), 0)                                                                        \
  X(under_exp, exp(sqrt(x)), 0)                                                                       \
  X(cube_root, cbrt(x), 0)                                                                            \
  X(fixed_power, pow(x, 0.3), 0)                                                                      \
  X(half_power, pow(x, 0.5), 0)                                                                       \
  X(power, pow(x, little), 0)                                                                         \
  X(sine, asin(1 + x), 0)                                                                             \
  X(other_sine, asin(x - 1), 0)                                                                       \
  X(cosine, acos(1 - x), 0)                                                                           \
  X(hyperbolic, acosh(1 + x), 0)                                                                      \
  X(distance, hypot(x, 2 * x), 0)                                                                     \
  X(angle, atan2(x, x), 0)                                                                            \
  X(complex_root, creal(csqrt(x)), 0)                                                                 \
  X(complex_root_up, cimag(csqrt(I * x)), 0)                                                          \
  X(magnitude, cabs(x + 2 * I * x), 0)                                                                \
  X(complex_sine, creal(casin(1 + x)), 0)                                                             \
  X(complex_hyperbolic, cimag(cacosh(x - 1)), 0)                                                      \
  X(single, (double)sqrtf((float)x), 0)                                                               \
  X(single_distance, (double)hypotf((float)x, (float)x), 0)                                           \
  X(extended, (double)sqrtl(x), 0)                                                                    \
  X(half, (double)(_Float16)sqrtf((_Float16)x), 0)                                                    \
  X(vector, ({ lanes v = {x, x + 1, x + 4, 1}; v = __builtin_elementwise_sqrt(v); v[0] + v[1] + v[2]; }), 0.75) \
  X(floored, x / fmax(sqrt(x * x), 1e-12), 1e12)

#define FUNCTION(name, expression, slope)                                                    \
  static double name(double x) { return expression; }                                        \
  static double name##_fwd(double x) { return __enzyme_fwddiff((void *)name, x, 1.0); }      \
  static double name##_rev(double x) { return __enzyme_autodiff((void *)name, x); }
EACH(FUNCTION)

static double pole(double x) { return 1 / x - log(x) + atanh(1 - x); }

/* Each pair of points, and each point with itself. */
static double distances(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) sum += sqrt((x[i] - x[j]) * (x[i] - x[j]));
  return sum;
}

static double norm(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}

static void norm_gradient(const double *x, double *g, int n) {
  __enzyme_autodiff_void((void *)norm, enzyme_dup, x, g, enzyme_const, n);
}

/* Roots of all elements, which vectorises: only the zeros are at the edge. */
static void roots(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = sqrt(x[i]);
}

static double outside(double x) { return sqrt(x) + x; }

/* NaN at -1, where it is not chosen. */
static double instead(double x) { return fmax(sqrt(x), x) + fmin(log(x), 2 * x); }
static double instead_fwd(double x) { return __enzyme_fwddiff((void *)instead, x, 1.0); }
static double instead_rev(double x) { return __enzyme_autodiff((void *)instead, x); }

/* Divisions that LLVM does where the program does not: a guard against infinity keeps second derivatives. */
static double guarded(double x, double b) {
  double q = x * x / b + log(b + x * x);
  return b > 0 ? q : 0;
}
static double guarded_fwd(double x, double b) { return __enzyme_fwddiff((void *)guarded, x, 1.0, enzyme_const, b); }
static double guarded_rev(double x, double b) { return __enzyme_autodiff((void *)guarded, x, enzyme_const, b); }

int main(void) {
#define CHECK(name, expression, slope)                                                             \
  CHECK_CLOSE(#name ".fwd", name##_fwd(0), slope, 1e-15);                                          \
  CHECK_CLOSE(#name ".rev", name##_rev(0), slope, 1e-15);                                          \
  {                                                                                                \
    double second = __enzyme_fwddiff((void *)name##_fwd, 0.0, 1.0);                                \
    CHECK_CLOSE(#name ".finite", second - second, 0, 0);                                           \
    CHECK_CLOSE(#name ".rev.fwd", __enzyme_autodiff((void *)name##_fwd, 0.0), second, 0);          \
    CHECK_CLOSE(#name ".fwd.rev", __enzyme_fwddiff((void *)name##_rev, 0.0, 1.0), second, 0);      \
    CHECK_CLOSE(#name ".rev.rev", __enzyme_autodiff((void *)name##_rev, 0.0), second, 0);          \
  }
  EACH(CHECK)
  CHECK_CLOSE("pole.fwd", __enzyme_fwddiff((void *)pole, 0.0, 1.0), -INFINITY, 0);
  CHECK_CLOSE("pole.rev", __enzyme_autodiff((void *)pole, 0.0), -INFINITY, 0);
  CHECK_CLOSE("outside.fwd", isnan(__enzyme_fwddiff((void *)outside, -1.0, 1.0)), 1, 0);
  CHECK_CLOSE("outside.rev", isnan(__enzyme_autodiff((void *)outside, -1.0)), 1, 0);
  CHECK_CLOSE("instead.fwd", instead_fwd(-1), 3, 0);
  CHECK_CLOSE("instead.rev", instead_rev(-1), 3, 0);
  CHECK_CLOSE("instead.fwd.fwd", __enzyme_fwddiff((void *)instead_fwd, -1.0, 1.0), 0, 0);
  CHECK_CLOSE("instead.rev.fwd", __enzyme_autodiff((void *)instead_fwd, -1.0), 0, 0);
  CHECK_CLOSE("instead.fwd.rev", __enzyme_fwddiff((void *)instead_rev, -1.0, 1.0), 0, 0);
  CHECK_CLOSE("instead.rev.rev", __enzyme_autodiff((void *)instead_rev, -1.0), 0, 0);
  CHECK_CLOSE("guarded", guarded_fwd(0, 0) + guarded_rev(0, 0), 0, 0);
  CHECK_CLOSE("guarded.fwd.fwd", __enzyme_fwddiff((void *)guarded_fwd, 0.0, 1.0, enzyme_const, 4.0), 1, 1e-15);
  CHECK_CLOSE("guarded.rev.fwd", __enzyme_autodiff((void *)guarded_fwd, 0.0, enzyme_const, 4.0), 1, 1e-15);
  CHECK_CLOSE("guarded.fwd.rev", __enzyme_fwddiff((void *)guarded_rev, 0.0, 1.0, enzyme_const, 4.0), 1, 1e-15);
  CHECK_CLOSE("guarded.rev.rev", __enzyme_autodiff((void *)guarded_rev, 0.0, enzyme_const, 4.0), 1, 1e-15);

  double x[3] = {1, 2, 4}, dx[3] = {0}, zeros[3] = {0}, dz[3] = {0}, v[3] = {1, 2, 3};
  __enzyme_autodiff_void((void *)distances, enzyme_dup, x, dx, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("distances", dx[i], 4 * i - 4, 1e-15);
  CHECK_CLOSE("distances.fwd", __enzyme_fwddiff((void *)distances, enzyme_dup, x, v, enzyme_const, 3), 8, 1e-15);
  __enzyme_autodiff_void((void *)norm, enzyme_dup, zeros, dz, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("norm", dz[i], 0, 0);
  CHECK_CLOSE("norm.fwd", __enzyme_fwddiff((void *)norm, enzyme_dup, zeros, v, enzyme_const, 3), 0, 0);
  double g[3] = {0}, h[3] = {0};
  __enzyme_fwddiff_void((void *)norm_gradient, enzyme_dup, zeros, v, enzyme_dup, g, h, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("hessian", h[i], 0, 0);

  double many[64], by[64] = {0}, y[64], seed[64];
  for (int i = 0; i < 64; i++) many[i] = i % 3, seed[i] = 1;
  __enzyme_autodiff_void((void *)roots, enzyme_dup, many, by, enzyme_dup, y, seed, enzyme_const, 64);
  for (int i = 0; i < 64; i++) CHECK_CLOSE("roots", by[i], i % 3 ? 0.5 / sqrt(i % 3) : 0, 1e-15);
  return check_report();
}
