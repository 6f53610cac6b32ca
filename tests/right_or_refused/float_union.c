#define N 5
#define TOL 1e-3
#define HH 1e-3
#include "check.h"
typedef union {
  float f;
  uint32_t u;
  struct {
    uint16_t lo, hi;
  } h;
} fu;
static double f(double *x, int n) {
  fu a[N];
  for (int i = 0; i < n; i++) a[i].f = (float)(x[i] * x[i]);
  double s = 0;
  for (int i = 0; i < n; i++) {
    fu t;
    t.h.lo = a[i].h.lo;
    t.h.hi = a[i].h.hi;
    if (a[i].u >> 31) s -= 1;
    s += (double)t.f * (i + 1);
  }
  return s;
}
