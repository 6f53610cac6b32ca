// Closures that hold a number, an integer or an address in the same word are inserted in place, exchanged and copied:
// types of what lies behind the vector were forgotten while they were inferred, and the address had no shadow.
#define N 4
#include "check.h"
#include <algorithm>
#include <functional>
#include <vector>
using Step = std::function<double(double)>;
static double run(const std::vector<Step> &steps, double v) {
  for (const auto &step : steps) v = sin(step(v));
  return v;
}
static double inserted(double *x, int n, double scale) {
  std::vector<Step> steps;
  steps.emplace_back([scale](double v) { return scale * v; });
  steps.push_back([](double v) { return sin(v); });
  steps.push_back([at = &x[n % 4]](double v) { return *at * v; });
  steps.insert(steps.begin(), steps[1]);
  return run(steps, x[0]);
}
static double counted(double *x, int n, double scale) {
  std::vector<Step> steps;
  steps.emplace_back([count = 7L * n, scale](double v) { return count > 20 ? scale * v : v; });
  steps.push_back([count = 7L * n, scale](double v) { return count > 30 ? v : scale + v; });
  steps.push_back([at = &x[n % 3]](double v) { return *at * v; });
  steps.insert(steps.begin(), steps[1]);
  steps[0] = steps[1];
  return run(steps, x[1]);
}
static double rotated(double *x, int n, double scale) {
  std::vector<Step> steps;
  steps.emplace_back([scale](double v) { return scale + v; });
  steps.push_back([at = &x[n % 4], k = 5](double) { return *at * (0.1 * k); });
  steps.push_back([](double v) { return sin(v); });
  steps.emplace_back([scale, by = x[2]](double v) { return scale * v + by; });
  steps = std::vector<Step>(steps.rbegin(), steps.rend());
  std::swap(steps[0], steps[steps.size() - 1]);
  std::rotate(steps.begin(), steps.begin() + 1, steps.end());
  steps.push_back(steps.front());
  return run(steps, x[3]);
}
static double f(double *x, int n) {
  double scale = x[0] * x[1] + 0.3;
  return inserted(x, n, scale) + 2 * counted(x, n, scale) + 3 * rotated(x, n, scale);
}
