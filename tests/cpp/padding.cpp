// Structures with counters, flags and padding beside their numbers, by value.
#include "check.hpp"
#include <array>
#include <optional>
#include <utility>

struct Counted { double m[3]; int c; };
static Counted plus(Counted a, Counted b) { for (int k = 0; k < 3; k++) a.m[k] += b.m[k]; a.c += b.c; return a; }
static double counted(const double *x, int n) {
  Counted v = {{0, 0, 0}, 0};
  for (int i = 0; i < n; i++) { Counted e = {{x[i], x[i] * x[i], 2 * x[i]}, 1}; v = plus(v, e); }
  return v.m[1] / v.c + v.m[0] * v.m[2];
}
struct Flag { bool b; double d; };
static Flag choose(Flag a, Flag b) { return a.b ? a : Flag{true, a.d + b.d}; }
static double flags(const double *x, int n) {
  Flag f{false, 1};
  for (int i = 0; i < n; i++) { f.b = i % 2; f = choose(f, Flag{false, x[i] * x[i]}); }
  return f.d * x[0];
}
struct Nested { Counted in; Flag f; short s; };
static Nested nest(Nested a, double x) { a.in = plus(a.in, Counted{{x, x * x, 1}, 1}); a.f = choose(a.f, Flag{false, x}); a.s += 1; return a; }
static double nested(const double *x, int n) {
  Nested a{};
  for (int i = 0; i < n; i++) { a = nest(a, x[i]); }
  return a.in.m[0] * a.in.m[1] / a.in.c + a.f.d * a.s;
}
static std::pair<double, int> step(std::pair<double, int> p, double x) { return {p.first * x + p.second, p.second + 1}; }
static double pairs(const double *x, int n) {
  std::pair<double, int> p{1, 0};
  for (int i = 0; i < n; i++) p = step(p, x[i]);
  return p.first * p.second;
}
static std::pair<int, double> istep(std::pair<int, double> p, double x) { return {p.first + 1, p.second * x + p.first}; }
static double ipairs(const double *x, int n) {
  std::pair<int, double> p{0, 1};
  for (int i = 0; i < n; i++) p = istep(p, x[i]);
  return p.first * p.second;
}
static std::optional<double> root(std::optional<double> a, double x) { if (!a || x < 0) return std::nullopt; return *a * std::sqrt(x); }
static double optionals(const double *x, int n) {
  double s = 0;
  std::optional<double> a = 1.0;
  for (int i = 0; i < n; i++) { a = root(a, x[i]); s += a.value_or(x[0]); if (!a) a = x[0]; }
  return s;
}
static std::optional<Counted> maybe(std::optional<Counted> a, double x) { if (x < 0) return {}; if (!a) return Counted{{x, x * x, 1}, 1}; return plus(*a, Counted{{x, 1, x}, 1}); }
static double maybes(const double *x, int n) {
  std::optional<Counted> a;
  double s = 0;
  for (int i = 0; i < n; i++) { a = maybe(a, x[i]); if (a) s += a->m[0] * a->m[1] * a->c; }
  return s;
}
static double arrays(const double *x, int n) {
  std::array<std::pair<double, int>, 3> a{};
  auto f = [](std::array<std::pair<double, int>, 3> b, int k, double v) { b[k].first += v * v; b[k].second++; return b; };
  for (int i = 0; i < n; i++) a = f(a, i % 3, x[i]);
  double s = 0;
  for (auto [d, k] : a) s += d * (k + 1) * x[0];
  return s;
}
int main() {
  check_gradient<counted>("counted", {0.3, 1.2, 0.7});
  check_gradient<flags>("flags", {0.3, 1.2, 0.7});
  check_gradient<nested>("nested", {0.3, 1.2, 0.7});
  check_gradient<pairs>("pairs", {0.3, 1.2, 0.7});
  check_gradient<ipairs>("ipairs", {0.3, 1.2, 0.7});
  check_gradient<optionals>("optionals", {0.3, 1.2, -0.7, 1.1});
  check_gradient<maybes>("maybes", {0.3, 1.2, -0.7, 1.1});
  check_gradient<arrays>("arrays", {0.3, 1.2, 0.7, 1.1});
  return check_report();
}
