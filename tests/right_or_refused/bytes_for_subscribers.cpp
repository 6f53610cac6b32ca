#define N 5
#include <vector>
#include <cstring>
#include <unordered_map>
#include <string>
#include "check.h"
// Messages in a vector of bytes; only virtual functions of the subscribers read numbers there.
struct Sub { virtual ~Sub() = default; virtual void on(const unsigned char *p, size_t n) = 0; };
struct Sum : Sub { double s = 0; void on(const unsigned char *p, size_t n) override { for (size_t i = 0; i + 8 <= n; i += 8) { double d; std::memcpy(&d, p + i, 8); s += d * d; } } };
struct Count : Sub { long c = 0; void on(const unsigned char *, size_t n) override { c += n; } };
static double f(double *x, int n) {
  std::vector<unsigned char> b;
  auto put = [&](const void *p, size_t k) { auto *c = (const unsigned char *)p; b.insert(b.end(), c, c + k); };
  for (int i = 0; i < n; i++) { int h[2] = {i % 2, n - i}; put(h, 8); put(x + i, 8 * h[1]); }
  Sum a; Count c; Sub *subs[2] = {&a, &c};
  for (size_t q = 0; q < b.size();) { int h[2]; std::memcpy(h, &b[q], 8); q += 8; subs[h[0]]->on(&b[q], 8 * h[1]); q += 8 * h[1]; }
  return a.s * c.c;
}
