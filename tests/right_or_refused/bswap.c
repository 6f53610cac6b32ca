#define N 4
#include "check.h"
__attribute__((noinline)) static void wr(unsigned char *p, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  u = __builtin_bswap64(u);
  memcpy(p, &u, 8);
}
__attribute__((noinline)) static double rd(const unsigned char *p) {
  uint64_t u;
  memcpy(&u, p, 8);
  u = __builtin_bswap64(u);
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  unsigned char buf[8 * N];
  for (int i = 0; i < n; i++) wr(buf + 8 * i, x[i] * x[i]);
  double s = 0;
  for (int i = 0; i < n; i++) s += rd(buf + 8 * i) * (i + 1);
  return s;
}
