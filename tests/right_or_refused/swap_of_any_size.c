#define N 5
#include "check.h"
struct rec {
  int key;
  double val;
  float w;
};
__attribute__((noinline)) static void xchg(void *a, void *b, size_t size) {
  unsigned char *p = a, *q = b;
  while (size--) {
    unsigned char t = *p;
    *p++ = *q;
    *q++ = t;
  }
}
__attribute__((noinline)) static void bubble(void *base, size_t n, size_t size,
                                             int (*cmp)(const void *, const void *)) {
  char *b = base;
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j + 1 < n - i; j++)
      if (cmp(b + j * size, b + (j + 1) * size) > 0) xchg(b + j * size, b + (j + 1) * size, size);
}
static int bykey(const void *a, const void *b) {
  return ((const struct rec *)a)->key - ((const struct rec *)b)->key;
}
static int byd(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double f(double *x, int n) {
  struct rec r[N];
  double d[N];
  for (int i = 0; i < n; i++) {
    r[i].key = (i * 3) % n;
    r[i].val = x[i] * x[i];
    r[i].w = (float)1;
    d[i] = cos(5 * x[i]);
  }
  bubble(r, n, sizeof *r, bykey);
  bubble(d, n, sizeof *d, byd);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * r[i].val * sin(r[i].val) + d[i] * exp(0.1 * i);
  return s;
}
