/* A context leads to the number that a function of a table chose; others change its sign there. */
#define N 4
#include "check.h"
struct context {
  int count;
  void *at;
};
struct operations {
  void *(*choose)(void *, int);
  void (*change)(struct context *);
};
static void *first(void *p, int i) { return (double *)p + i; }
static void *last(void *p, int i) { return (double *)p + (N - 1 - i); }
static void negate(struct context *c) { ((unsigned *)c->at)[1] ^= 0x80000000, c->count++; }
static void absolute(struct context *c) { ((unsigned *)c->at)[1] &= 0x7fffffff, c->count++; }
static const struct operations table[2] = {{first, negate}, {last, absolute}};
static double f(double *x, int n) {
  double y[N], s = 0;
  struct context c = {0, y};
  for (int i = 0; i < n; i++)
    y[i] = -x[i] * x[i];
  for (int i = 0; i < n; i++) {
    c.at = table[n & 1].choose(y, i);
    table[i & 1].change(&c);
  }
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  return s * c.count;
}
