// An element that is copied to its own place, as `v[i % n] = v[j]` does now and then: its derivative came twice.
#include <array>
#include <functional>
#include <variant>
#include <vector>
#define N 4
#include "check.h"

using Value = std::variant<double, std::vector<double>, std::array<double, 2>>;

static double read(const Value &v) {
  switch (v.index()) {
  case 0: return std::get<0>(v);
  case 1: return std::get<1>(v)[0] * std::get<1>(v)[1];
  default: return std::get<2>(v)[0] * std::get<2>(v)[1];
  }
}
struct Mixed { unsigned long hash; short s; double w; };

static double f(double *x, int n) {
  std::vector<Value> values{std::vector<double>{x[0] * x[1], x[1]}, x[2] * x[3], std::array<double, 2>{x[2], x[3] * x[0]}};
  std::function<double(double)> q = [w = x[2], n](double v) { return w * v * n; };
  std::function<double(double)> r = [w = x[1]](double v) { return w * v; };
  std::vector<Mixed> records;
  for (int i = 0; i < n; i++) records.push_back({0x9e3779b97f4a7c15u * (i + 1), short(i + 1), x[i] * x[0]});
  double s = 0;
  for (std::size_t k = 0; k < 6; k++) {
    values[k % values.size()] = values.back();
    records[k % records.size()] = records[1];
    auto &chosen = k % 2 ? q : r;
    chosen = q;
    for (auto &v : values) s += read(v) * (k + 1);
    for (auto &e : records) s += sin(e.w) * e.s * (e.hash >> 60);
    s += r(s) * 0.1;
  }
  return s;
}
