/* What ordinary code does with the distance from begin to end: sizes that are handed on, kept and count elements. */
#define N 6
#include "check.h"
#include <algorithm>
#include <numeric>
#include <vector>
struct span {
  double *begin, *end;
};
struct counted {
  double *data;
  long size;
};
__attribute__((noinline)) static counted count(const span &s) { return {s.begin, s.end - s.begin}; }
__attribute__((noinline)) static double last(const std::vector<double> &v) { return v[v.size() - 1] * v.back(); }
__attribute__((noinline)) static double sum(counted c) { return std::accumulate(c.data, c.data + c.size, 0.0); }
__attribute__((noinline)) static void grow(std::vector<double> &v, double y) {
  v.insert(v.begin() + v.size() / 2, y);
  v.push_back(v.front() * y);
}
static double f(double *x, int n) {
  std::vector<double> v, none;
  for (int i = 0; i < n; i++) grow(v, x[i] * x[i]);
  auto greatest = std::max_element(v.begin(), v.end());
  double s = sum(count({v.data(), v.data() + v.size()})) + v[greatest - v.begin()] * last(v);
  s += sum(count({none.data(), none.data() + none.size()})) + sum(count({nullptr, nullptr}));
  std::vector<double> w(v.begin() + 2, v.end());
  w.insert(w.end(), v.begin(), v.begin() + 3);
  for (auto i = w.begin(); i != w.end(); ++i) s += *i * v[(i - w.begin()) % v.size()];
  return s;
}
