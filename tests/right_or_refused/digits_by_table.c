// The bits of numbers in hexadecimal digits out of a table of one's own, and back.
#define N 4
#include "check.h"
static double f(double *x, int n) {
  static const char hex[] = "0123456789abcdef";
  char t[17];
  double s = 0, d;
  for (int i = 0; i < n; i++) {
    uint64_t w, r = 0;
    memcpy(&w, &x[i], 8);
    for (int k = 0; k < 16; k++) t[k] = hex[w >> (60 - 4 * k) & 15];
    for (int k = 0; k < 16; k++) r = r << 4 | (t[k] <= '9' ? t[k] - '0' : t[k] - 'a' + 10);
    memcpy(&d, &r, 8);
    s += d * x[i];
  }
  return s;
}
