#define N 4
#include "check.h"
#include <ostream>
struct Buffer : std::streambuf {
  double k;
  explicit Buffer(double k) : k(k) {}
  int overflow(int c) override { return c; }
};
static double f(double *x, int n) {
  Buffer buffer(x[0] * x[1]);
  std::ostream out(&buffer);
  out << 3;
  return static_cast<Buffer *>(out.rdbuf())->k * x[2] + x[3];
}
