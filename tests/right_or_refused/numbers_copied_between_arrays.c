// Numbers are copied one by one between arrays of numbers and of integers of two structures, where these lie alike.
#define N 4
#include "check.h"
struct in { long n; double z[16]; };
struct out { long n; double k[4]; uint64_t w[4]; };
static double f(double *x, int n) {
  struct in a; struct out o; a.n = n; o.n = n;
  for (int i = 0; i < 4; i++) { double v = x[i % n] * (i + 1); memcpy(&a.z[3 * i], &v, 8); }
  for (int i = 0; i < n; i++) { memcpy(&o.k[i], &a.z[3 * i], 8); memcpy(&o.w[i], &o.k[i], 8); }
  uint64_t t = o.w[0]; o.w[0] = o.w[1]; o.w[1] = t;
  for (int i = 0; i < n; i++) memcpy(&o.k[i], &o.w[i], 8);
  double s = 0; for (int i = 0; i < n; i++) s += o.k[i] * (i + 1) * x[i]; return s; }
