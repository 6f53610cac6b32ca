#define N 5
#include "check.h"
typedef double (*op)(void *, double);
struct obj {
  op call;
  void *self;
};
struct aff {
  double a, b;
};
struct comp {
  struct obj f, g;
};
static double aff_call(void *s, double v) {
  struct aff *a = s;
  return a->a * v + a->b;
}
static double comp_call(void *s, double v) {
  struct comp *c = s;
  return c->f.call(c->f.self, c->g.call(c->g.self, v));
}
static double sin_call(void *s, double v) {
  (void)s;
  return sin(v);
}
static double f(double *x, int n) {
  struct aff a[N];
  struct comp c[N];
  struct obj o = {sin_call, 0};
  for (int i = 0; i < n; i++) {
    a[i].a = x[i];
    a[i].b = x[(i + 1) % n];
    c[i].f = o;
    c[i].g = (struct obj){aff_call, &a[i]};
    o = (struct obj){comp_call, &c[i]};
  }
  return o.call(o.self, 0.4);
}
