// The bits of numbers through to_string and stoul.
#define N 4
#include "check.h"
#include <bit>
#include <string>
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double d = std::bit_cast<double>(std::stoul(std::to_string(std::bit_cast<unsigned long>(x[i]))));
    s += d * d;
  }
  return s;
}
