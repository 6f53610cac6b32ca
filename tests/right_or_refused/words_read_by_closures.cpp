#define N 5
#include <vector>
#include <functional>
#include <bit>
#include "check.h"
// A program of words that only the closures in std::function read numbers from.
static double f(double *x, int n) {
  std::vector<uint64_t> w;
  for (int i = 0; i < n; i++) { w.push_back(i % 2); w.push_back(std::bit_cast<uint64_t>(x[i])); }
  double acc = 1; size_t pc = 0;
  std::vector<std::function<void()>> ops = {[&] { acc += std::bit_cast<double>(w[pc++]); }, [&] { acc *= std::bit_cast<double>(w[pc++]); }};
  while (pc < w.size()) { auto op = w[pc++]; ops[op](); }
  return acc;
}
