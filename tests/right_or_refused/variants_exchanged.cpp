// Alternatives of all kinds in a growing vector, two of them exchanged: each is moved with the index behind it.
#define N 6
#include "check.h"
#include <array>
#include <utility>
#include <variant>
#include <vector>
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
static double f(double *x, int n) {
  using V = std::variant<double, std::vector<double>, int, std::array<double, 2>>;
  std::vector<V> vs;
  vs.push_back(exp(-x[0]));
  vs.push_back(std::array<double, 2>{sqrt(1.0 + x[1]), x[2]});
  vs.push_back(std::vector<double>{x[3] * x[3], x[4]});
  std::swap(vs[0], vs[1]);
  double sum = 0;
  for (auto &v : vs)
    sum += std::visit(overloaded{[](double d) { return sin(d); },
                                 [](const std::vector<double> &w) { return w[0] * w[1]; },
                                 [](int i) { return 0.25 * i; },
                                 [](const std::array<double, 2> &q) { return q[0] * q[1]; }}, v);
  return sum * x[5];
}
