// The words of a vector of numbers, copied into a vector of integers, are counted with as they are.
#include <vector>
#define N 4
#include "check.h"
static double f(double *x, int n) {
  std::vector<float> y(x, x + n);
  std::vector<uint32_t> words(y.size());
  memcpy(words.data(), y.data(), 4 * y.size());
  double s = 0;
  for (auto word : words) s += word * 0x1p-23;
  return s;
}
