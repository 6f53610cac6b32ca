// The bits of numbers as hexadecimal text, read again as integers.
#define N 4
#include "check.h"
static double f(double *x, int n) {
  char t[64];
  double s = 0, d;
  for (int i = 0; i < n; i++) {
    uint64_t w;
    memcpy(&w, &x[i], 8);
    sprintf(t, "%016llx", (unsigned long long)w);
    unsigned long long r = strtoull(t, 0, 16);
    memcpy(&d, &r, 8);
    s += d * d;
  }
  return s;
}
