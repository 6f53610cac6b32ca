// The bits of numbers through to_chars and from_chars.
#define N 4
#include "check.h"
#include <bit>
#include <charconv>
static double f(double *x, int n) {
  double s = 0;
  char t[40];
  for (int i = 0; i < n; i++) {
    auto end = std::to_chars(t, t + 40, std::bit_cast<unsigned long>(x[i]), 16).ptr;
    unsigned long w = 0;
    std::from_chars(t, end, w, 16);
    double d = std::bit_cast<double>(w);
    s += d * d;
  }
  return s;
}
