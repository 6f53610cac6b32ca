#define N 5
#include "check.h"
static double bmax(double a, double b) {
  int64_t i, j;
  memcpy(&i, &a, 8);
  memcpy(&j, &b, 8);
  int64_t k = i > j ? i : j;
  double r;
  memcpy(&r, &k, 8);
  return r;
}
static float fmin_(float a, float b) {
  uint32_t i, j;
  memcpy(&i, &a, 4);
  memcpy(&j, &b, 4);
  if (j < i)
    i = j;
  memcpy(&a, &i, 4);
  return a;
}
static double f(double *x, int n) {
  double m = x[0] * .5;
  float g = 1e9f;
  uint64_t best = 0;
  for (int i = 1; i < n; i++) {
    m = bmax(m, x[i] * x[n - 1 - i]);
    g = fmin_(g, (float)i + (float)m * 0);
    double y = x[i] * cos(x[i]) + 3;
    uint64_t u;
    memcpy(&u, &y, 8);
    if (u > best)
      best = u;
  }
  double z;
  memcpy(&z, &best, 8);
  int lim = n > 3 ? n : 3;
  for (int i = 0; i < lim && i < n; i++)
    z += x[i] * i;
  return m * x[0] + g + z * z;
}
