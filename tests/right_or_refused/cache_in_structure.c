// The entry used last goes to the front: LLVM moves the keys and values before it by memmove, and joins two stores.
#define N 4
#include "check.h"
struct cache {
  uint64_t key[8];
  double value[8];
  int n;
};
static void to_front(struct cache *c, int i) {
  uint64_t k = c->key[i];
  double v = c->value[i];
  for (; i > 0; i--) { c->key[i] = c->key[i - 1]; c->value[i] = c->value[i - 1]; }
  c->key[0] = k;
  c->value[0] = v;
}
static double get(struct cache *c, uint64_t k, double *x) {
  for (int i = 0; i < c->n; i++) if (c->key[i] == k) { to_front(c, i); return c->value[0]; }
  int i = c->n < 8 ? c->n++ : 7;
  c->key[i] = k;
  c->value[i] = x[k] * x[k];
  to_front(c, i);
  return c->value[0];
}
static double f(double *x, int n) {
  struct cache c;
  c.n = 0;
  double s = 0;
  for (int i = 0; i < 12; i++) s += get(&c, (i * i) % n, x) * (i + 1);
  return s;
}
