// Futures of all kinds of results, in a recursion too.
#include "threads.h"
#include <algorithm>
#include <future>
#include <numeric>
#include <vector>

struct Pair { double low, high; };
static double halves(const double *x, int n, int depth) {
  if (depth == 0 || n < 3) return std::accumulate(x, x + n, 1.0, [](double a, double b) { return a * (1 + 0.1 * b); });
  auto left = std::async(std::launch::async, halves, x, n / 2, depth - 1);
  double right = halves(x + n / 2, n - n / 2, depth - 1);
  return left.get() * right;
}
KERNEL(results) {
  auto squares = std::async(std::launch::async, [x, n] {
    std::vector<double> r(n);
    std::transform(x, x + n, r.begin(), [](double a) { return a * a; });
    return r;
  });
  auto range = std::async(std::launch::async, [=]() -> Pair { return {*std::min_element(x, x + n), x[3] * x[4]}; });
  std::future<void> filled = std::async(std::launch::async, [=] { for (int i = 0; i < n; i++) w[i] = x[i] * x[5]; });
  std::vector<double> r = squares.get();
  Pair p = range.get();
  filled.get();
  double product = halves(x, n, team > 2 ? 2 : 1);
  return std::inner_product(r.begin(), r.end(), w, 0.0) * p.high + p.low * product;
}

int main() {
  COMPARE(results);
  return failures != 0;
}
