// The bits of numbers in hexadecimal through a stream.
#define N 4
#include "check.h"
#include <bit>
#include <sstream>
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    std::stringstream stream;
    stream << std::hex << std::bit_cast<std::uint64_t>(x[i]);
    std::uint64_t r;
    stream >> r;
    double d = std::bit_cast<double>(r);
    s += d * d;
  }
  return s;
}
