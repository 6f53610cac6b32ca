#define N 5
#include "check.h"
typedef struct {
  unsigned char *b;
  size_t n;
} fifo;
static void push(fifo *q, const void *p, size_t n) {
  q->b = realloc(q->b, q->n + n);
  memcpy(q->b + q->n, p, n);
  q->n += n;
}
static void pop(fifo *q, void *p, size_t n) {
  memcpy(p, q->b, n);
  memmove(q->b, q->b + n, q->n - n);
  q->n -= n;
}
static double f(double *x, int n) {
  fifo q = {0, 0};
  for (int i = 0; i < n; i++) {
    double v = exp(.3 * x[i]);
    char t = i;
    push(&q, &t, 1);
    push(&q, &v, 8);
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    char t;
    double v;
    pop(&q, &t, 1);
    pop(&q, &v, 8);
    s += v * v * (t + 1);
  }
  free(q.b);
  return s;
}
