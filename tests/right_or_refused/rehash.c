#define N 6
#include "check.h"
typedef struct {
  int used;
  long key;
  double val;
} slot;
typedef struct {
  slot *s;
  size_t cap, n;
} table;
static void put(table *t, long k, double v);
static void grow(table *t) {
  size_t oc = t->cap;
  slot *os = t->s;
  t->cap = oc ? 2 * oc : 4;
  t->s = calloc(t->cap, sizeof(slot));
  t->n = 0;
  for (size_t i = 0; i < oc; i++)
    if (os[i].used) put(t, os[i].key, os[i].val);
  free(os);
}
static void put(table *t, long k, double v) {
  if (2 * (t->n + 1) > t->cap) grow(t);
  size_t h = (k * 2654435761u) % t->cap;
  while (t->s[h].used && t->s[h].key != k) h = (h + 1) % t->cap;
  if (!t->s[h].used) t->n++;
  t->s[h].used = 1;
  t->s[h].key = k;
  t->s[h].val = v;
}
static double get(table *t, long k) {
  size_t h = (k * 2654435761u) % t->cap;
  while (t->s[h].used) {
    if (t->s[h].key == k) return t->s[h].val;
    h = (h + 1) % t->cap;
  }
  return 0;
}
static double f(double *x, int n) {
  table t = {0};
  for (int i = 0; i < n; i++) {
    put(&t, 17 * i, x[i] * x[i]);
    put(&t, 17 * i + 5, sin(x[i]));
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += get(&t, 17 * i) * get(&t, 17 * ((i + 1) % n) + 5);
  free(t.s);
  return s;
}
