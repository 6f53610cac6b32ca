// The header <enzyme/enzyme>: modes, activities, callables, wrappers of the user around it.
#include "check.hpp"

#include <enzyme/enzyme>
#include <cmath>
#include <cstdio>
#include <vector>
#include <complex>
double sq(double x) { return x * x * x; }
double two(double x, const double* y, int n) { double s = 0; for (int i = 0; i < n; i++) s += x * y[i] * y[i]; return s; }
void out(const std::vector<double>& x, std::vector<double>& y) { for (size_t i = 0; i < x.size(); i++) y[i] = std::sin(x[i]) * x[0]; }
struct Poly { double a, b; double operator()(double x) const { return a * x * x + b * x; } };
template<class F> double grad(F f, double x) { return enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active<double>(x)))); }
static int number;
static void check(double a, double b) {
  char name[20];
  std::snprintf(name, sizeof name, "header.%d", number++);
  check_value(name, a, b);
}
int main() {
  auto [g] = enzyme::autodiff<enzyme::Reverse>(sq, enzyme::Active<double>(3.0));
  check(enzyme::get<0>(g), 27);
  auto [g2, p2] = enzyme::autodiff<enzyme::ReverseWithPrimal>(sq, enzyme::Active<double>(2.0));
  check(enzyme::get<0>(g2), 12); check(p2, 8);
  auto [t] = enzyme::autodiff<enzyme::Forward>(sq, enzyme::Duplicated<double>(3.0, 2.0)); check(t, 54);
  auto [t2, v2] = enzyme::autodiff<enzyme::ForwardWithPrimal>(sq, enzyme::Duplicated<double>(3.0, 2.0)); check(t2, 54); check(v2, 27);
  double y[3] = {1,2,3}, dy[3] = {};
  auto [g3] = enzyme::autodiff<enzyme::Reverse>(two, enzyme::Active<double>(2.0), enzyme::Duplicated<const double*>(y, dy), 3);
  check(enzyme::get<0>(g3), 14); check(dy[2], 12);
  std::vector<double> a{1,2}, da{0,0}, b(2), db{1,1};
  enzyme::autodiff<enzyme::Reverse>(out, enzyme::Duplicated<const std::vector<double>&>(a, da), enzyme::Duplicated<std::vector<double>&>(b, db));
  check(da[0], std::cos(1) + std::sin(1) + std::sin(2)); check(da[1], std::cos(2));
  double k = 5;
  auto lam = [k](double x) { return k * std::sin(x); };
  check(grad(lam, 0.5), 5 * std::cos(0.5)); check(grad(sq, 2), 12); check(grad([](double x) { return 1/x; }, 2.0), -0.25);
  Poly p{2, 3}, dp{0, 0};
  auto [g4] = enzyme::autodiff<enzyme::Reverse>(enzyme::Duplicated<Poly&>(p, dp), enzyme::Active<double>(1.5));
  check(enzyme::get<0>(g4), 9); check(dp.a, 2.25); check(dp.b, 1.5);
  auto [g5] = enzyme::autodiff<enzyme::Reverse>(p, enzyme::Active<double>(1.5)); check(enzyme::get<0>(g5), 9);
  auto nrm = [](std::complex<double> z) { return std::norm(z) * z.real(); };
  auto [g6] = enzyme::autodiff<enzyme::Reverse>(nrm, enzyme::Active<std::complex<double>>({1, 2})); check(std::get<0>(g6).real(), 7); check(std::get<0>(g6).imag(), 4);
  auto cs = [](std::complex<double> z) { return z * z; };
  auto [t6] = enzyme::autodiff<enzyme::Forward>(cs, enzyme::Duplicated<std::complex<double>>({1, 2}, {1, 0})); check(t6.real(), 2); check(t6.imag(), 4);
  return check_report();
}
