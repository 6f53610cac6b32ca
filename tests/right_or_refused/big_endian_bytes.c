#define N 4
#include "check.h"
static void wr(unsigned char *p, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  for (int k = 0; k < 8; k++) p[k] = (unsigned char)(u >> (56 - 8 * k));
}
static double rd(const unsigned char *p) {
  uint64_t u = 0;
  for (int k = 0; k < 8; k++) u = u << 8 | p[k];
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  unsigned char *buf = malloc(8 * n);
  for (int i = 0; i < n; i++) wr(buf + 8 * i, sin(x[i]));
  double s = 0;
  for (int i = 0; i < n; i++) s += rd(buf + 8 * i) * (i + 1);
  free(buf);
  return s;
}
