// The halves of numbers as two hexadecimal words, scanned again.
#define N 4
#include "check.h"
static double f(double *x, int n) {
  char t[64];
  double s = 0, d;
  for (int i = 0; i < n; i++) {
    unsigned low, high, a, b;
    memcpy(&low, &x[i], 4);
    memcpy(&high, (char *)&x[i] + 4, 4);
    sprintf(t, "%08x %08x", high, low);
    sscanf(t, "%x %x", &b, &a);
    memcpy(&d, &a, 4);
    memcpy((char *)&d + 4, &b, 4);
    s += d * d;
  }
  return s;
}
