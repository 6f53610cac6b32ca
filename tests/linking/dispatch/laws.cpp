#include <cmath>

#include "laws.hpp"

namespace {
struct Spring : Law {
  double k;
  Spring(double k) : k(k) {}
  double energy(double x) const override { return 0.5 * k * x * x; }
};
struct Derived : Base {
  using Base::Base;
  double chosen(double x) override { return std::sin(k * x); }
};
}
Law *make(int kind, double k) { return kind == 0 ? static_cast<Law *>(new Spring(k)) : new Damped(k); }
Method first = &Base::chosen, second = &Base::fixed;
Base *base(double k) { return new Derived(k); }
std::function<double(double)> function(double k) {
  double a[4] = {k, 1, 2, 3};
  return [=](double x) { return a[0] * std::exp(x) + a[1] * x; };
}
