#define N 4
#include "check.h"
typedef struct {
  double v;
  int a[2];
  double w;
  struct {
    int p, q;
  } s;
} rec;
typedef void (*mover)(rec *, const rec *);
static void m1(rec *d, const rec *s) {
  d->a[0] = s->a[0];
  d->a[1] = s->a[1];
  d->v = s->v * s->w;
  d->w = s->w;
  d->s.p = s->s.q;
  d->s.q = s->s.p;
}
static void m2(rec *d, const rec *s) {
  *d = *s;
  d->v *= 2;
  int t = d->a[0];
  d->a[0] = d->a[1];
  d->a[1] = t;
}
static void ints(int *d, const int *s) {
  d[0] = s[1];
  d[1] = s[0];
}
static void (*ip[2])(int *, const int *) = {ints, ints};
static mover table[2] = {m1, m2};
static double f(double *x, int n) {
  rec r[N], q[N];
  for (int i = 0; i < n; i++) {
    rec z = {x[i], {i, i + 1}, x[i] * x[i], {2, 3}};
    r[i] = z;
  }
  for (int i = 0; i < n; i++) {
    table[i & 1](&q[i], &r[i]);
    ip[i & 1](q[i].a, r[i].a);
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += q[i].v * q[i].w * (q[i].a[0] + 1) * q[i].s.p;
  return s;
}
