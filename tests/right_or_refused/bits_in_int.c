#define N 5
#include "check.h"
struct slot {
  uint64_t bits;
  int used;
};
static double f(double *x, int n) {
  struct slot t[N];
  for (int i = 0; i < n; i++) {
    double d = sin(x[i]);
    memcpy(&t[i].bits, &d, 8);
    t[i].used = 1;
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    double d;
    memcpy(&d, &t[n - 1 - i].bits, 8);
    s += d * d * (i + 1);
  }
  return s;
}
