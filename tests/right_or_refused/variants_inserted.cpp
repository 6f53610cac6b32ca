// A variant with an integer among its alternatives, inserted before others: they are moved one by one.
#define N 6
#include "check.h"
#include <variant>
#include <vector>
#include <array>
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
static double f(double *x, int n) {
  using V = std::variant<double, std::vector<double>, int, std::array<double, 2>>;
  std::vector<V> vs;
  vs.push_back(std::vector<double>{x[0], x[1]});
  vs.push_back(int(2));
  vs.push_back(x[2] * x[3]);
  vs.insert(vs.begin(), vs[1]);
  double sum = 0;
  for (auto &v : vs)
    sum += std::visit(overloaded{[&](double d) { return sin(d); },
                                 [&](const std::vector<double> &w) { return w[0] * w[1]; },
                                 [&](int i) { return 0.25 * i; },
                                 [&](const std::array<double, 2> &q) { return q[0] * q[1]; }}, v);
  return sum;
}
