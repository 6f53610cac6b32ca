// A hash table of words that are the bits of numbers, whose exponents and fractions are counted with.
#define N 3
#include "check.h"
#include <bit>
#include <unordered_map>
static double f(double *x, int n) {
  std::unordered_map<int, uint64_t> bits;
  for (int i = 0; i < n; i++) bits[i] = std::bit_cast<uint64_t>(x[i]);
  std::unordered_map<int, uint64_t> copy = bits;
  double s = 0;
  for (int i = 0; i < n; i++) s += std::bit_cast<double>(copy[i]);
  for (auto &[key, word] : copy) s += (word >> 52) + (word & 0xfffffffffffff) * 2.220446049250313e-16;
  return s;
}
