#define N 6
#include "check.h"
typedef struct {
  int kind;
  union {
    double d;
    double *p;
    long i;
  } u;
} cell;
typedef struct {
  long key;
  cell c;
  char used;
} slot;
typedef struct {
  slot *s;
  size_t cap, n;
} table;
static slot *find(table *t, long k) {
  size_t h = (size_t)k * 31 % t->cap;
  while (t->s[h].used && t->s[h].key != k) h = (h + 1) % t->cap;
  return &t->s[h];
}
static void put(table *t, long k, cell c) {
  if (2 * (t->n + 1) > t->cap) {
    table b = {calloc(t->cap * 2, sizeof(slot)), t->cap * 2, 0};
    for (size_t i = 0; i < t->cap; i++)
      if (t->s[i].used) {
        slot *d = find(&b, t->s[i].key);
        *d = t->s[i];
        b.n++;
      }
    free(t->s);
    *t = b;
  }
  slot *s = find(t, k);
  if (!s->used) t->n++;
  s->used = 1;
  s->key = k;
  s->c = c;
}
static double f(double *x, int n) {
  table t = {calloc(2, sizeof(slot)), 2, 0};
  for (int i = 0; i < n; i++) {
    cell c;
    c.kind = i % 3;
    if (c.kind == 0)
      c.u.d = x[i] * x[i];
    else if (c.kind == 1)
      c.u.p = x + i;
    else
      c.u.i = i;
    put(&t, 7 * i, c);
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    cell c = find(&t, 7 * i)->c;
    double v = c.kind == 0 ? c.u.d : c.kind == 1 ? *c.u.p : (double)c.u.i;
    s += v * v * x[n - 1 - i];
  }
  free(t.s);
  return s;
}
