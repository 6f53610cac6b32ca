// More of exceptions inside of what is differentiated: the library's, recursion, threads' locks, parsers, second derivatives.
#include "check.hpp"
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

static double opt(const double *x, int n) {
  std::optional<double> a, b = x[0];
  double s = 0;
  try { s += b.value() * x[1]; s += a.value(); } catch (const std::bad_optional_access &) { s *= s; }
  return s;
}
static std::mutex m;
static double locked_step(double &a, double x) {
  std::lock_guard<std::mutex> hold(m);
  a += x;
  if (x < 0) throw 1;
  return a * x;
}
static double locks(const double *x, int n) {
  double a = 1, s = 0;
  for (int i = 0; i < n; i++) try { s += locked_step(a, x[i]); } catch (int) { s += a * a; }
  return s;
}
// recursive descent: exceptions through the request's own function
static double rec(const double *x, int n) {
  if (n == 0) throw std::runtime_error("end");
  try {
    return x[0] * rec(x + 1, n - 1) + std::sin(x[0]);
  } catch (const std::runtime_error &) {
    if (n == 2) throw;
    return n * x[0] * x[0] + 1;
  }
}
static double top(const double *x, int n) { return rec(x, n); }
static double pointer(const double *x, int n) {
  std::exception_ptr p;
  double s = x[0];
  try { s *= x[1]; if (n > 2) throw std::runtime_error("a"); s = 0; } catch (...) { p = std::current_exception(); }
  try { if (p) std::rethrow_exception(p); } catch (const std::exception &e) { s *= x[2] * s; }
  return s;
}
static double poly(double x) { if (x > 10) throw std::overflow_error("p"); return x * x + 1; }
static double algo(const double *x, int n) {
  std::vector<double> v(x, x + n), w(n);
  try {
    std::transform(v.begin(), v.end(), w.begin(), [](double a) { return poly(a * 5); });
  } catch (const std::overflow_error &) {
    w.back() = v[0];
  }
  return std::accumulate(w.begin(), w.end(), 0.0) * v[1];
}
enum class Err { none, bad };
static double code(const double *x, int n) {
  double r = 0; Err err = Err::none;
  try { r = poly(x[0]); r *= poly(x[1] * 20); } catch (...) { err = Err::bad; r = 0; }
  return r + (err == Err::bad ? x[2] * x[0] : x[2]);
}
struct Tok { char k; double v; };
struct Parser {
  std::vector<Tok> t; size_t i = 0; const double *x;
  Tok next() { if (i >= t.size()) throw std::runtime_error("eof"); return t[i++]; }
  double atom() { Tok k = next(); if (k.k == 'x') return x[(int)k.v]; if (k.k == 'n') return k.v; if (k.k == '(') { double v = sum(); if (next().k != ')') throw std::logic_error("paren"); return v; } throw std::logic_error("token"); }
  double prod() { double v = atom(); while (i < t.size() && t[i].k == '*') { i++; v *= atom(); } return v; }
  double sum() { double v = prod(); while (i < t.size() && t[i].k == '+') { i++; v += prod(); } return v; }
};
static double parse(const double *x, int n) {
  double s = 0;
  std::vector<std::vector<Tok>> e{{{'x',0},{'*',0},{'x',1},{'+',0},{'n',3}}, {{'x',2},{'*',0}}, {{'(',0},{'x',1},{'+',0},{'x',1},{'+',0},{'x',2}}, {{'*',0}}};
  for (auto &t : e) {
    Parser p{t, 0, x};
    try { s += p.sum() * x[0]; } catch (const std::logic_error &) { s += 1; } catch (const std::exception &) { s += x[2] * x[2]; }
  }
  return s;
}
class Guard { std::function<void()> f; public: explicit Guard(std::function<void()> g) : f(std::move(g)) {} ~Guard() { f(); } };
static double scope(const double *x, int n) {
  double s = x[0];
  try {
    Guard g([&] { s *= x[1]; });
    s += x[2];
    if (n > 2) throw 3;
    s = 0;
  } catch (int k) { s += k * x[2]; }
  return s;
}
static double rosen(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) try { s += poly(x[i + 1] - x[i] * x[i]); if (x[i] > 1) throw i; } catch (int k) { s *= x[k]; }
  return s;
}
static void grad(const double *x, double *g, int n) { for (int i = 0; i < n; i++) g[i] = 0; __enzyme_autodiff<void>((void *)rosen, enzyme_dup, x, g, enzyme_const, n); }
static double gsum(const double *x, int n) { double g[3]; grad(x, g, n); return g[0] + 2 * g[1] + 3 * g[2]; }
static double big(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) { try { std::unique_ptr<double[]> w(new double[2]{x[i], x[i] * x[i]}); if (w[0] < 0.5) throw w[1] > 0.1; s += w[1]; } catch (bool b) { s += b ? x[i] : 2 * x[i]; continue; } s *= x[0]; }
  return s;
}
int main() {
  check_gradient<opt>("opt", {0.3, 1.2, 0.7});
  check_gradient<locks>("locks", {0.3, -1.2, 0.7});
  check_gradient<top>("top", {0.3, -1.2, 0.7, 0.2});
  check_gradient<rec>("rec", {0.3, -1.2, 0.7});
  check_gradient<pointer>("pointer", {0.3, -1.2, 0.7});
  check_gradient<algo>("algo", {0.3, -1.2, 2.7, 0.1});
  check_gradient<code>("code", {0.3, 1.2, 0.7});
  check_gradient<code>("code2", {0.3, 0.2, 0.7});
  check_gradient<parse>("parse", {0.3, 1.2, 0.7});
  check_gradient<scope>("scope", {0.3, 1.2, 0.7});
  check_gradient<rosen>("rosen", {0.3, 1.2, 0.7});
  check_gradient<gsum>("gsum", {0.3, 1.2, 0.7});
  check_gradient<big>("big", {0.3, 1.2, 0.7, 0.2});
  return check_report();
}
