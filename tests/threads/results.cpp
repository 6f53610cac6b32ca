// Futures of all kinds of results: vectors, references, what only moves, what several wait for.
#include "threads.h"
#include <algorithm>
#include <cmath>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <vector>

static int first(int k, int n) { return n * k / team; }
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

// References, what only moves, what several wait for, what lies in containers.
KERNEL(refs) {
  double store = 0;
  auto r = std::async(std::launch::async, [&]() -> double & { store = x[0] * x[1]; return store; });
  auto u = std::async(std::launch::async, [=] { return std::make_unique<double>(x[2] * x[2]); });
  std::future<std::unique_ptr<double>> v = std::move(u);
  double &got = r.get();
  got *= 2;
  return store * *v.get();
}
KERNEL(shared) {
  std::shared_future<double> base = std::async(std::launch::async, [=] { return x[0] * x[1]; }).share();
  std::vector<std::future<double>> fs;
  for (int k = 0; k < team; k++)
    fs.push_back(std::async(std::launch::async, [=] { double s = 0; for (int i = first(k, n); i < first(k + 1, n); i++) s += x[i] * base.get(); return s; }));
  double s = 0;
  for (auto &f : fs) s += f.get();
  return s * base.get();
}
KERNEL(maps) {
  std::map<int, std::future<std::vector<double>>> parts;
  for (int k = 0; k < team; k++)
    parts[k] = std::async(std::launch::async, [=](int a, int b) { std::vector<double> v; for (int i = a; i < b; i++) v.push_back(std::exp(0.1 * x[i])); return v; }, first(k, n), first(k + 1, n));
  double p = 1;
  for (auto &[k, f] : parts) for (double d : f.get()) p *= d;
  return p;
}

int main() {
  COMPARE(results);
  COMPARE(refs);
  COMPARE(shared);
  COMPARE(maps);
  return failures != 0;
}
