#define N 5
#include "check.h"
__attribute__((noinline)) static void copyback(char *d, const char *s, int n) {
  while (n-- > 0) d[n] = s[n];
}
__attribute__((noinline)) static void copy4(unsigned *d, const unsigned *s, int n) {
  for (int i = 0; i < n; i++) d[i] = s[i];
}
static double f(double *x, int n) {
  double v[N], w[N];
  copyback((char *)v, (const char *)x, n * 8);
  for (int i = 0; i < n; i++) v[i] *= x[i];
  copy4((unsigned *)w, (unsigned *)v, 2 * n);
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i] * (i + 1) * v[i];
  return s;
}
