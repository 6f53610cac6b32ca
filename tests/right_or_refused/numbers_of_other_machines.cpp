// Numbers in the other order of bytes in records of a vector, behind a type that turns them, as libraries have it.
#define N 4
#include "check.h"
#include <algorithm>
#include <bit>
#include <vector>
template <class T, class U> class big {
  U raw;
  static U turned(U u) {
    if constexpr (sizeof(U) == 8) return __builtin_bswap64(u);
    else return __builtin_bswap32(u);
  }
public:
  big() = default;
  big(T v) : raw(turned(std::bit_cast<U>(v))) {}
  operator T() const { return std::bit_cast<T>(turned(raw)); }
};
struct Record {
  big<int, uint32_t> id;
  big<float, uint32_t> scale;
  big<double, uint64_t> a, b;
};
static double f(double *x, int n) {
  std::vector<Record> v;
  for (int i = 0; i < n; i++) v.push_back({i + 1, 0.5f, x[i], x[i] * x[(i + 1) % n]});
  std::reverse(v.begin(), v.end());
  double s = 0;
  for (auto &r : v) s += double(r.a) * double(r.b) * int(r.id) * float(r.scale);
  return s;
}
