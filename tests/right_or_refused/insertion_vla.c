#define N 5
#include "check.h"
static void isort(void *base, size_t n, size_t es, int (*lt)(const void *, const void *)) {
  unsigned char tmp[es];
  unsigned char *a = base;
  for (size_t i = 1; i < n; i++) {
    memcpy(tmp, a + i * es, es);
    size_t j = i;
    while (j > 0 && lt(tmp, a + (j - 1) * es)) {
      memcpy(a + j * es, a + (j - 1) * es, es);
      j--;
    }
    memcpy(a + j * es, tmp, es);
  }
}
typedef struct {
  float k;
  double v;
} kv;
static int lk(const void *a, const void *b) { return ((const kv *)a)->k < ((const kv *)b)->k; }
static int ld(const void *a, const void *b) { return *(const double *)a > *(const double *)b; }
static double f(double *x, int n) {
  kv t[N];
  double d[N];
  for (int i = 0; i < n; i++) {
    t[i].k = (float)((i * 7) % 5);
    t[i].v = exp(0.2 * x[i]);
    d[i] = sin(6 * x[i]);
  }
  isort(t, n, sizeof *t, lk);
  isort(d, n, 8, ld);
  double s = 0;
  for (int i = 0; i < n; i++) s += t[i].v * t[i].v * (i + 1) + d[i] * d[i] * (i + 2);
  return s;
}
