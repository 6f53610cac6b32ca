// What surrounds numbers in real programs: statics, thread-local storage, noexcept, random numbers, locks, clocks.
#include "check.hpp"
#include <vector>
#include <cmath>
#include <string>
#include <iostream>
#include <numeric>
#include <random>
#include <chrono>
#include <mutex>
#include <algorithm>
static double statics(const double* x, int n) {
  static const std::vector<double> table = {1.0, 2.0, 3.0};
  static double scale = std::sqrt(2.0);
  double s = 0;
  for (int i = 0; i < n; i++) s += table[i % 3] * x[i] * x[i] * scale;
  return s;
}
static double tl(const double* x, int n) {
  static thread_local std::vector<double> work;
  work.assign(x, x + n);
  double s = 0;
  for (double v : work) s += v * v * x[0];
  return s;
}
static double noex(const double* x, int n) noexcept {
  std::vector<double> v;
  for (int i = 0; i < n; i++) v.push_back(x[i]);
  return v[0] * v[1];
}
static double rnd(const double* x, int n) {
  std::mt19937 g(42);
  std::normal_distribution<double> d(0, 1);
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * d(g);
  return s;
}
static std::mutex m;
static double locked(const double* x, int n) {
  std::lock_guard<std::mutex> l(m);
  auto t0 = std::chrono::steady_clock::now();
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  auto t1 = std::chrono::steady_clock::now();
  if ((t1 - t0).count() < 0) return 0;
  return s;
}
static double perm(const double* x, int n) {
  std::vector<int> p(n);
  std::iota(p.begin(), p.end(), 0);
  std::sort(p.begin(), p.end(), [&](int a, int b) { return x[a] < x[b]; });
  double s = 0;
  for (int i = 0; i < n; i++) s += i * x[p[i]] * x[p[i]];
  return s;
}
template<class T> struct Expr {
  T v;
  T d;
  friend Expr operator*(Expr a, Expr b) {
    return {a.v*b.v, a.d*b.v+a.v*b.d};
  }
};
static double dual(const double* x, int n) {
  Expr<double> e{x[0], 1};
  for (int i = 0; i < n; i++) e = e * Expr<double>{x[i], 0};
  return e.d;
}
int main() {
  check_gradient<statics>("statics", {0.3, -1.2, 2.1});
  check_gradient<tl>("tl", {0.3, -1.2, 2.1});
  check_gradient<noex>("noex", {0.3, -1.2, 2.1});
  check_gradient<rnd>("rnd", {0.3, -1.2, 2.1});
  check_gradient<locked>("locked", {0.3, -1.2, 2.1});
  check_gradient<perm>("perm", {0.3, -1.2, 2.1});
  check_gradient<dual>("dual", {0.3, -1.2, 2.1});
  return check_report();
}
