#define N 4
#include "check.h"
#include <algorithm>
#include <functional>
#include <vector>
using namespace std::placeholders;
struct Sys {
  double k;
  double force(double x) const { return -k * x; }
};
static double powk(double a, double b, double c) { return a * pow(b, c); }
using Op = std::function<double(double)>;
static Op compose(std::vector<Op> fs) {
  return [fs = std::move(fs)](double v) {
    for (auto it = fs.rbegin(); it != fs.rend(); ++it) v = (*it)(v);
    return v;
  };
}
static Op deriv(Op g, double h) {
  return [=](double v) { return (g(v + h) - g(v - h)) / (2 * h); };
}
static double f(double *x, int n) {
  Sys s{x[0]};
  Op a = std::bind(&Sys::force, &s, _1), b = std::bind(powk, x[1], _1, 1.5),
     c = [](double v) { return v * v + 1; };
  Op d = compose({b, c, a});
  std::swap(a, c);
  Op e = std::move(d);
  Op g = deriv([&](double v) { return x[2] * v * v * v; }, 0.1);
  std::vector<Op> ops{a, e, g};
  std::reverse(ops.begin(), ops.end());
  double r = 0;
  for (auto &o : ops) r += o(x[3]);
  return r;
}
