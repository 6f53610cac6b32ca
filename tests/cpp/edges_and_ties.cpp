// Roots and norms at the edges of their domains, and extremes of zeros of different sign, differentiated twice.
#include "check.hpp"

#include <algorithm>
#include <complex>
#include <numeric>
#include <valarray>

template <class T> static double norm_of(T x) {
  std::vector<T> v(3, x);
  return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), T(0)));
}
static double roots(double x) {
  std::complex<double> z(x, 2 * x);
  std::valarray<double> several{x, x + 4};
  return std::sqrt(x) + norm_of(x) + norm_of(float(x)) + norm_of((long double)x) + std::abs(z) + std::sqrt(z).real() +
         std::hypot(x, x, x) + std::cbrt(x) + std::pow(x, 0.3f) + std::sqrt(several).sum();
}

static double above(double x) { return x * x; }
static double below(double x) { return -x * x; }
static double largest(double x) { return std::max(above(x), below(x)); }
static double largest_turned(double x) { return std::max(below(x), above(x)); }
static double smallest(double x) { return std::min(above(x), below(x)); }
static double clamped(double x) { return std::clamp(below(x), -1.0, 1.0); }
static double clamped_at_zero(double x) { return std::clamp(below(x), 0.0, 1.0); }
static double magnitude(double x) { return std::abs(below(x)); }
using lanes = double __attribute__((vector_size(32)));
static double by_lanes(double x) {
  lanes one{above(x), below(x), 1, below(x)}, other{below(x), above(x), 2, 1};
  lanes larger = one > other ? one : other, size = one < 0 ? -one : one;
  return larger[0] + 2 * larger[1] + size[1];
}
static double pair_of_both(double x) {
  auto [low, high] = std::minmax(above(x), below(x));
  return 2 * high - low;
}
template <double F(double)> double forward(double x) { return __enzyme_fwddiff<double>((void *)F, x, 1.0); }
template <double F(double)> double reverse(double x) { return __enzyme_autodiff<double>((void *)F, x); }

template <double F(double)> void twice(const char *name, double second) {
  check_value(name, std::fabs(forward<F>(0)) + std::fabs(reverse<F>(0)), 0);
  check_value(name, __enzyme_fwddiff<double>((void *)forward<F>, 0.0, 1.0), second, 1e-15);
  check_value(name, __enzyme_autodiff<double>((void *)forward<F>, 0.0), second, 1e-15);
  check_value(name, __enzyme_fwddiff<double>((void *)reverse<F>, 0.0, 1.0), second, 1e-15);
  check_value(name, __enzyme_autodiff<double>((void *)reverse<F>, 0.0), second, 1e-15);
}

int main() {
  check_value("roots, forward", forward<roots>(0), 0.25, 1e-15);
  check_value("roots, reverse", reverse<roots>(0), 0.25, 1e-15);
#define TWICE(f, second) twice<f>(#f, second)
  TWICE(largest, 2);
  TWICE(largest_turned, 2);
  TWICE(smallest, -2);
  TWICE(clamped, -2);
  TWICE(clamped_at_zero, 0);
  TWICE(magnitude, 2);
  TWICE(pair_of_both, 6);
  TWICE(by_lanes, 8);
  return check_report();
}
