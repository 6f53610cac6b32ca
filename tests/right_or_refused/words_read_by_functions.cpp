#define N 5
#include <vector>
#include <cstring>
#include <functional>
#include "check.h"
// Numbers and integers in one vector of words, read by functions that a code chooses.
struct Writer { std::vector<uint64_t> w; void i(int64_t k) { w.push_back(k); } void d(double v) { uint64_t u; std::memcpy(&u, &v, 8); w.push_back(u); } };
struct Reader { const uint64_t *p; int64_t i() { return *p++; } double d() { double v; std::memcpy(&v, p++, 8); return v; } };
static double f(double *x, int n) {
  Writer w;
  for (int k = 0; k < n; k++) { w.i(k % 3); w.i(n - k); for (int j = k; j < n; j++) w.d(x[j]); }
  std::function<double(Reader &, int)> ops[3] = {
    [](Reader &r, int m) { double s = 0; while (m--) s += r.d(); return s; },
    [](Reader &r, int m) { double s = 1; while (m--) s *= r.d(); return s; },
    [](Reader &r, int m) { double s = 0; while (m--) s += r.i() > 0; return s; }};
  Reader r{w.w.data()};
  double s = 0;
  while (r.p < w.w.data() + w.w.size()) { int op = r.i(), m = r.i(); s += ops[op](r, m); }
  return s;
}
