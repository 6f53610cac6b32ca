#define N 4
#include "check.h"
static double f(double *x, int n) {
  uint64_t c[N];
  const uint64_t key = 0x9e3779b97f4a7c15ull;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i];
    memcpy(&c[i], &d, 8);
    c[i] ^= key;
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u = c[i] ^ key;
    double d;
    memcpy(&d, &u, 8);
    s += d * (i + 1);
  }
  return s;
}
