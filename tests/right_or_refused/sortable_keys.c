#define N 5
#include "check.h"
static uint64_t enc(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return u & 0x8000000000000000ull ? ~u : u | 0x8000000000000000ull;
}
static double dec(uint64_t u) {
  u = u & 0x8000000000000000ull ? u & 0x7fffffffffffffffull : ~u;
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  uint64_t k[N];
  for (int i = 0; i < n; i++) k[i] = enc(cos(5 * x[i]));
  for (int i = 1; i < n; i++) {
    uint64_t t = k[i];
    int j = i;
    while (j > 0 && k[j - 1] > t) {
      k[j] = k[j - 1];
      j--;
    }
    k[j] = t;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += dec(k[i]) * dec(k[i]) * (i + 1);
  return s;
}
