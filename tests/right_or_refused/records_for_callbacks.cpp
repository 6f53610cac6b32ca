#define N 5
#include "check.h"
// A stream of records {what, length, numbers}; each is handed to a callback, and only they read numbers.
typedef void (*Callback)(void *, const void *, int);
static void on_none(void *, const void *, int) {}
static void on_sum(void *sum, const void *p, int n) {
  for (int i = 0; i < n; i++) {
    double d;
    memcpy(&d, (const char *)p + 8 * i, 8);
    *(double *)sum += d * (i + 1);
  }
}
static Callback const callbacks[] = {on_none, on_sum};
static double f(double *x, int n) {
  char b[256], *p = b;
  for (int k = 0; k < 3; k++) {
    int head[2] = {k % 2, n - k / 2};
    memcpy(p, head, 8);
    p += 8;
    memcpy(p, x + k / 2, head[1] * 8);
    p += head[1] * 8;
  }
  double s = 0;
  for (const char *q = b; q < p;) {
    int head[2];
    memcpy(head, q, 8);
    q += 8;
    callbacks[head[0]](&s, q, head[1]);
    q += 8 * head[1];
  }
  return s;
}
