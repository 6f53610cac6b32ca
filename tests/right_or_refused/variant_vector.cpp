#define N 4
#include "check.h"
#include <variant>
#include <vector>
using V = std::variant<double, std::vector<double>>;
static double val(const V &v) {
  if (auto d = std::get_if<double>(&v)) return *d * *d;
  double s = 0;
  for (double e : std::get<std::vector<double>>(v)) s += e * e * e;
  return s;
}
static double f(double *x, int n) {
  std::vector<V> vs;
  for (int i = 0; i < n; i++) {
    if (i % 2)
      vs.push_back(x[i]);
    else
      vs.push_back(std::vector<double>(x, x + i + 1));
  }
  vs[1] = std::vector<double>{x[2], x[3]};
  std::swap(vs[0], vs[3]);
  vs.erase(vs.begin() + 2);
  double s = 0, w = 1;
  for (auto &v : vs) s += (w += 0.5) * val(v);
  return s;
}
