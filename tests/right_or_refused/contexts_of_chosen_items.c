/* A context leads to the item that a function of a table chose; others change its integers and its number there. */
#define N 4
#include "check.h"
struct item {
  double value;
  unsigned flags;
  int id;
};
struct context {
  int count;
  void *at;
};
struct operations {
  void *(*choose)(void *, int);
  void (*change)(struct context *);
};
static void *first(void *p, int i) { return (struct item *)p + i; }
static void *last(void *p, int i) { return (struct item *)p + (N - 1 - i); }
static void mark(struct context *c) { ((struct item *)c->at)->flags ^= 0x80000000, c->count++; }
static void scale(struct context *c) {
  struct item *item = c->at;
  item->value *= 3;
  item->id &= 0x7fffffff;
  c->count++;
}
static const struct operations table[2] = {{first, mark}, {last, scale}};
static double f(double *x, int n) {
  struct item y[N];
  struct context *c = calloc(1, sizeof *c);
  double s = 0;
  for (int i = 0; i < n; i++)
    y[i] = (struct item){-x[i] * x[i], i, i};
  for (int i = 0; i < n; i++) {
    c->at = table[n & 1].choose(y, i);
    table[i & 1].change(c);
  }
  for (int i = 0; i < n; i++)
    s += y[i].value * y[i].value * y[i].value * (i + 1 + (y[i].flags >> 31) + y[i].id);
  s *= c->count;
  free(c);
  return s;
}
