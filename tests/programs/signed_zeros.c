// The sign of a zero says which side of a kink it is on, so that |-x*x| has second derivative 2 at 0, in all nestings, and
// maxima and minima that of the right branch; as functions, and as what programs write with comparisons.
#include "check.h"

#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
typedef double lanes __attribute__((vector_size(32)));

/* name, function of x and of the parabolas above and below, its second derivative at 0 */
#define EACH(X)                                                       \
  X(magnitude_below, fabs(below), 2)                                  \
  X(magnitude_above, fabs(above), 2)                                  \
  X(single, (double)fabsf(-(float)x * (float)x), 2)                   \
  X(extended, (double)fabsl(-(long double)x * x), 2)                  \
  X(by_comparison_below, below < 0 ? -below : below, 2)               \
  X(by_comparison_above, above > 0 ? above : -above, 2)               \
  X(by_difference, below >= 0 ? below : 0 - below, 2)                 \
  X(negative_magnitude, below < 0 ? below : -below, -2)               \
  X(with_sign, copysign(below, 3.0), 2)                               \
  X(with_minus, copysign(above, -3.0), -2)                            \
  X(largest, fmax(above, below), 2)                                   \
  X(largest_turned, fmax(below, above), 2)                            \
  X(smallest, fmin(above, below), -2)                                 \
  X(smallest_turned, fmin(below, above), -2)                          \
  X(single_largest, (double)fmaxf((float)below, (float)above), 2)     \
  X(compared_max, MAX(above, below), 2)                               \
  X(compared_max_turned, MAX(below, above), 2)                        \
  X(compared_min, MIN(above, below), -2)                              \
  X(compared_min_turned, MIN(below, above), -2)                       \
  X(cut_off, below < 0 ? 0 : below, 0)                                \
  X(cut_off_else, below > 0 ? below : 0, 0)                           \
  X(cut_off_equal, below >= 0 ? below : 0, 0)                         \
  X(rectified, fmax(below, 0), 0)                                     \
  X(rectified_turned, fmax(0, below), 0)                              \
  X(kept_below, fmin(0, below), -2)                                   \
  X(kept_below_compared, below < 0 ? below : 0, -2)                   \
  X(kept_below_equal, below <= 0 ? below : 0, -2)                     \
  X(by_branch, ({ double m = 0; if (m < below) m = below; m; }), 0)   \
  X(difference, fdim(above, below), 4)                                \
  X(no_difference, fdim(below, above), 0)                             \
  X(clamped, MIN(MAX(below, -1.0), 1.0), -2)                          \
  X(vector, ({ lanes v = {below, 1, above, below}; v = __builtin_elementwise_abs(v); v[0] + v[3]; }), 4) \
  X(vector_max, ({ lanes v = {below, below, above, below}; __builtin_reduce_max(v); }), 2) \
  X(vector_min, ({ lanes v = {above, below, above, above}; __builtin_reduce_min(v); }), -2)

#define FUNCTION(name, expression, second)                                                   \
  static double name(double x) {                                                             \
    double above = x * x, below = -x * x;                                                    \
    (void)above, (void)below;                                                                \
    return expression;                                                                       \
  }                                                                                          \
  static double name##_fwd(double x) { return __enzyme_fwddiff((void *)name, x, 1.0); }      \
  static double name##_rev(double x) { return __enzyme_autodiff((void *)name, x); }
EACH(FUNCTION)

/* Other ties go to the first argument, and a constant is the second. */
static double largest_of_two(double x, double y) { return fmax(x, y); }
static double above_zero(double x) { return fmax(0, x); }
static double above_three(double x) { return fmaxf(3, (float)x); }

static double magnitude(double x) { return fabs(x); }

/* Kept for the reverse sweep in a loop: the largest so far, and magnitudes. */
static double running(const double *x, int n) {
  double largest = -x[0] * x[0], sum = 0;
  for (int i = 0; i < n; i++) {
    double low = -x[i] * x[i], high = x[i] * x[i];
    largest = MAX(low, largest);
    sum += MAX(low, high) + (low < 0 ? -low : low) + largest * largest;
  }
  return sum;
}

static void running_gradient(const double *x, double *g, int n) {
  __enzyme_autodiff_void((void *)running, enzyme_dup, x, g, enzyme_const, n);
}

int main(void) {
#define CHECK(name, expression, second)                                                            \
  CHECK_CLOSE(#name ".first", fabs(name##_fwd(0)) + fabs(name##_rev(0)), 0, 0);                     \
  CHECK_CLOSE(#name ".fwd.fwd", __enzyme_fwddiff((void *)name##_fwd, 0.0, 1.0), second, 0);        \
  CHECK_CLOSE(#name ".rev.fwd", __enzyme_autodiff((void *)name##_fwd, 0.0), second, 0);            \
  CHECK_CLOSE(#name ".fwd.rev", __enzyme_fwddiff((void *)name##_rev, 0.0, 1.0), second, 0);        \
  CHECK_CLOSE(#name ".rev.rev", __enzyme_autodiff((void *)name##_rev, 0.0), second, 0);            \
  CHECK_CLOSE(#name ".beside", __enzyme_autodiff((void *)name##_fwd, 0.25), second, 1e-12);
  EACH(CHECK)
  CHECK_CLOSE("at +0", __enzyme_autodiff((void *)magnitude, 0.0), 1, 0);
  CHECK_CLOSE("at -0", __enzyme_autodiff((void *)magnitude, -0.0), -1, 0);
  CHECK_CLOSE("at -0, fwd", __enzyme_fwddiff((void *)magnitude, -0.0, 1.0), -1, 0);

  CHECK_CLOSE("first of a tie", __enzyme_autodiff((void *)largest_of_two, 2.0, enzyme_const, 2.0), 1, 0);
  CHECK_CLOSE("second of a tie", __enzyme_autodiff((void *)largest_of_two, enzyme_const, 2.0, 2.0), 0, 0);
  CHECK_CLOSE("tie with zero", __enzyme_autodiff((void *)above_zero, 0.0), 1, 0);
  CHECK_CLOSE("tie with -0", __enzyme_fwddiff((void *)above_zero, -0.0, 1.0), 0, 0);
  CHECK_CLOSE("tie with a constant", __enzyme_fwddiff((void *)above_three, 3.0, 1.0), 1, 0);

  double x[5] = {0}, v[5] = {1, 1, 1, 1, 1}, g[5] = {0}, h[5] = {0};
  __enzyme_fwddiff_void((void *)running_gradient, enzyme_dup, x, v, enzyme_dup, g, h, enzyme_const, 5);
  for (int i = 0; i < 5; i++) CHECK_CLOSE("running", h[i], 4, 1e-15);
  return check_report();
}
