#define N 6
#include "check.h"
typedef struct {
  unsigned char buf[29];
  size_t r, w;
} ring;
static void put(ring *q, const void *p, size_t n) {
  size_t a = 29 - q->w;
  if (a > n)
    a = n;
  memcpy(q->buf + q->w, p, a);
  memcpy(q->buf, (const char *)p + a, n - a);
  q->w = (q->w + n) % 29;
}
static void get(ring *q, void *p, size_t n) {
  size_t a = 29 - q->r;
  if (a > n)
    a = n;
  memcpy(p, q->buf + q->r, a);
  memcpy((char *)p + a, q->buf, n - a);
  q->r = (q->r + n) % 29;
}
static double f(double *x, int n) {
  ring q = {{0}, 0, 0};
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i];
    put(&q, &v, 8);
    if (i >= 2) {
      double o;
      get(&q, &o, 8);
      s += o * (i + 1);
    }
  }
  return s;
}
