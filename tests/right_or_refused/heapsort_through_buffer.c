#define N 6
#include "check.h"
typedef struct {
  double w;
  long id;
  double v[2];
  char name[5];
} item;
static void heap_sort(void *base, size_t n, size_t sz, int (*cmp)(const void *, const void *)) {
  char *a = (char *)base;
  char *tmp = (char *)malloc(sz);
  if (n < 2) {
    free(tmp);
    return;
  }
  for (size_t start = n / 2; start-- > 0;) {
    size_t root = start;
    for (;;) {
      size_t c = 2 * root + 1;
      if (c >= n) break;
      if (c + 1 < n && cmp(a + c * sz, a + (c + 1) * sz) < 0) c++;
      if (cmp(a + root * sz, a + c * sz) >= 0) break;
      memcpy(tmp, a + root * sz, sz);
      memcpy(a + root * sz, a + c * sz, sz);
      memcpy(a + c * sz, tmp, sz);
      root = c;
    }
  }
  for (size_t end = n - 1; end > 0; end--) {
    memcpy(tmp, a, sz);
    memcpy(a, a + end * sz, sz);
    memcpy(a + end * sz, tmp, sz);
    size_t root = 0;
    for (;;) {
      size_t c = 2 * root + 1;
      if (c >= end) break;
      if (c + 1 < end && cmp(a + c * sz, a + (c + 1) * sz) < 0) c++;
      if (cmp(a + root * sz, a + c * sz) >= 0) break;
      memcpy(tmp, a + root * sz, sz);
      memcpy(a + root * sz, a + c * sz, sz);
      memcpy(a + c * sz, tmp, sz);
      root = c;
    }
  }
  free(tmp);
}
static int byw(const void *p, const void *q) {
  double a = ((const item *)p)->w, b = ((const item *)q)->w;
  return a < b ? -1 : a > b;
}
static double f(double *x, int n) {
  item t[N];
  for (int i = 0; i < n; i++) {
    t[i].w = sin(7 * x[i]);
    t[i].id = i;
    t[i].v[0] = x[i] * 2;
    t[i].v[1] = x[i] * x[(i + 1) % n];
    memcpy(t[i].name, "abcd", 5);
  }
  heap_sort(t, n, sizeof *t, byw);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * (t[i].w * t[i].v[0] + t[i].v[1] * t[i].v[1]);
  return s;
}
