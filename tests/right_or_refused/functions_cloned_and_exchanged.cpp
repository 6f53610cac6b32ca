// Closures that lie in std::function itself, a number behind an integer: cloned by a pointer to their manager, and
// exchanged by way of a variable that LLVM makes of the union they lie in.
#include <functional>
#include <utility>
#include <vector>
#define N 4
#include "check.h"
using Step = std::function<double(double)>;
static double f(double *x, int n) {
  std::vector<Step> steps;
  for (long k = 1; k <= n; k++) steps.push_back([k, a = x[k - 1]](double v) { return v * (double)k * a; });
  auto order = steps;
  std::swap(order[0], order[1]);
  order[2].swap(order[3]);
  double s = 1;
  for (auto &step : order) s = step(s) + 1;
  return s;
}
