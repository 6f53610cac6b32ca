// Futures of references, of what only moves, that several wait for, and in containers.
#include "threads.h"
#include <cmath>
#include <future>
#include <map>
#include <memory>
#include <vector>

static int first(int k, int n) { return n * k / team; }
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
  COMPARE(refs);
  COMPARE(shared);
  COMPARE(maps);
  return failures != 0;
}
