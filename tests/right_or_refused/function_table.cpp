#define N 4
#include "check.h"
#include <array>
#include <functional>
#include <memory>
#include <vector>
struct Base {
  virtual ~Base() = default;
  virtual double operator()(double) const = 0;
  virtual std::unique_ptr<Base> clone() const = 0;
};
struct Sc : Base {
  double a;
  explicit Sc(double a) : a(a) {}
  double operator()(double v) const override { return a * v; }
  std::unique_ptr<Base> clone() const override { return std::make_unique<Sc>(*this); }
};
struct Fn : Base {
  std::function<double(double)> g;
  explicit Fn(std::function<double(double)> g) : g(std::move(g)) {}
  double operator()(double v) const override { return g(v); }
  std::unique_ptr<Base> clone() const override { return std::make_unique<Fn>(g); }
};
static double f(double *x, int n) {
  using P = double (*)(double);
  static constexpr P tab[] = {std::sin, std::cos, std::exp};
  std::vector<std::unique_ptr<Base>> v;
  for (int i = 0; i < n; i++) {
    if (i % 2)
      v.push_back(std::make_unique<Sc>(x[i]));
    else {
      double k = x[i];
      int j = i;
      v.push_back(std::make_unique<Fn>([k, j](double t) { return k * tab[j % 3](t); }));
    }
  }
  auto c = v[2]->clone();
  v.push_back(std::move(c));
  double t = 0.5;
  for (auto &p : v) t = (*p)(t) + 0.1 * t;
  return t;
}
