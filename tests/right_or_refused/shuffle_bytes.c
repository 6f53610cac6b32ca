#define N 5
#include "check.h"
static void shuf(unsigned char *o, const unsigned char *in, int n) {
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < n; i++) o[k * n + i] = in[i * 8 + k];
}
static void unshuf(unsigned char *o, const unsigned char *in, int n) {
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < n; i++) o[i * 8 + k] = in[k * n + i];
}
static double f(double *x, int n) {
  double v[N], w[N];
  unsigned char b[8 * N];
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  shuf(b, (unsigned char *)v, n);
  unshuf((unsigned char *)w, b, n);
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i] * (i + 1);
  return s;
}
