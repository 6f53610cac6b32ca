#define N 5
#include "check.h"
static void msort(char *a, size_t n, size_t es, char *tmp, int (*cmp)(const void *, const void *)) {
  if (n < 2) return;
  size_t m = n / 2;
  msort(a, m, es, tmp, cmp);
  msort(a + m * es, n - m, es, tmp, cmp);
  size_t i = 0, j = m, k = 0;
  while (i < m && j < n) {
    char *s = cmp(a + i * es, a + j * es) <= 0 ? a + i++ * es : a + j++ * es;
    memcpy(tmp + k++ * es, s, es);
  }
  memcpy(tmp + k * es, a + i * es, (m - i) * es);
  k += m - i;
  memcpy(a, tmp, k * es);
}
typedef struct {
  int id;
  double w;
} e;
static int ce(const void *a, const void *b) {
  double p = ((e *)a)->w, q = ((e *)b)->w;
  return p < q ? -1 : p > q;
}
static double f(double *x, int n) {
  e t[N], u[N];
  for (int i = 0; i < n; i++) {
    t[i].id = i;
    t[i].w = cos(5 * x[i]);
  }
  msort((char *)t, n, sizeof *t, (char *)u, ce);
  double s = 0;
  for (int i = 0; i < n; i++) s += t[i].w * exp(t[i].w) * (i + 1) * x[t[i].id];
  return s;
}
