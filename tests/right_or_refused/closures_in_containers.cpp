// Closures of many kinds are copied, exchanged and go through a deque and back into a vector. Types forget what lies so
// far behind pointers, and what was left said of their first word that it is an address: adjoints stayed behind.
#define N 6
#include "check.h"
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>
using Step = std::function<double(double)>;
static double f(double *x, int k) {
  double a = x[0], b = x[1] + 0.3;
  std::vector<Step> steps;
  steps.emplace_back([](double v) { return sin(v); });
  steps.emplace_back([](double v) { return sin(v); });
  steps.push_back([g = std::string("text"), w = b](double v) { return g.size() * 0.1 * v * w; });
  steps.emplace_back([p = &x[k % 6], n = 5](double v) { return *p * v * (0.1 * n); });
  steps.push_back([w = a * b](double v) { return w + v; });
  steps.emplace_back([g = std::string("text"), w = b](double v) { return g.size() * 0.1 * v * w; });
  steps.emplace_back([q = std::make_shared<double>(a * b)](double v) { return *q + v; });
  steps.push_back(steps.front());
  steps[0] = steps[1];
  std::swap(steps[0], steps[steps.size() - 1]);
  steps.push_back(steps.front());
  std::optional<Step> kept;
  if (k > 1) kept = steps[0];
  if (kept) steps.push_back(*kept);
  std::deque<Step> queue(steps.begin(), steps.end());
  queue.push_front(steps[1]);
  steps.assign(queue.begin(), queue.end());
  double v = a;
  for (const auto &step : steps) v = sin(step(v));
  return v;
}
