// Several numbers in each word: a vector of floats is copied into one of integers of eight bytes, which are summed.
#include <vector>
#define N 4
#include "check.h"
static double f(double *x, int n) {
  std::vector<float> y(x, x + n);
  std::vector<uint64_t> words(y.size() / 2);
  memcpy(words.data(), y.data(), 4 * y.size());
  double s = 0;
  for (auto word : words) s += word * 0x1p-55;
  return s;
}
