// Floats in network order: bits read through pointers of the other kind, kept in an array of integers.
#define HH 1e-2
#define TOL 1e-3
#define N 4
#include "check.h"
static uint32_t turned(uint32_t v) { return v << 24 | (v & 0xff00) << 8 | (v >> 8 & 0xff00) | v >> 24; }
static double f(double *x, int n) {
  float y[N], z[N];
  uint32_t w[N];
  for (int i = 0; i < n; i++) y[i] = (float)x[i];
  for (int i = 0; i < n; i++) w[i] = turned(*(uint32_t *)&y[i]);
  for (int i = 0; i < n; i++) {
    uint32_t u = turned(w[i]);
    z[i] = *(float *)&u;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)z[i] * z[i];
  return s;
}
