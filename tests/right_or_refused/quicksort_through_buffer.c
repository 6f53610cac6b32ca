#define N 6
#include "check.h"
static void swp(char *a, char *b, size_t sz) {
  char buf[64];
  memcpy(buf, a, sz);
  memcpy(a, b, sz);
  memcpy(b, buf, sz);
}
static void qs(char *lo, char *hi, size_t sz, int (*cmp)(const void *, const void *)) {
  if (lo >= hi) return;
  char *p = lo, *q = lo;
  for (; q < hi; q += sz)
    if (cmp(q, hi) < 0) {
      swp(p, q, sz);
      p += sz;
    }
  swp(p, hi, sz);
  if (p > lo) qs(lo, p - sz, sz, cmp);
  qs(p + sz, hi, sz, cmp);
}
struct pt {
  double x, y;
  int tag;
};
static int cx(const void *a, const void *b) {
  double d = ((struct pt *)a)->x - ((struct pt *)b)->x;
  return (d > 0) - (d < 0);
}
static double f(double *x, int n) {
  struct pt *p = malloc(n * sizeof *p);
  for (int i = 0; i < n; i++) {
    p[i].x = cos(4 * x[i]);
    p[i].y = x[i] * x[i];
    p[i].tag = i;
  }
  qs((char *)p, (char *)(p + n - 1), sizeof *p, cx);
  double s = 0;
  for (int i = 0; i + 1 < n; i++) s += (p[i + 1].x - p[i].x) * (p[i].y + p[i + 1].y) * (p[i].tag + 1);
  free(p);
  return s;
}
