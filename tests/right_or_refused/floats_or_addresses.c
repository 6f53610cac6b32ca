/* Objects of two kinds are cloned: where one has an address, the other has two floats. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
struct shape { const char *name; };
struct disc {
  struct shape s;
  double *r;
};
struct box {
  struct shape s;
  float w, h;
};
static struct shape *cloned(struct shape *o, size_t n) {
  struct shape *c = malloc(n);
  memcpy(c, o, n);
  return c;
}
static double area(struct shape *o) {
  if (o->name[0] == 'd') {
    struct disc *d = (void *)o;
    return *d->r * *d->r;
  }
  struct box *b = (void *)o;
  return b->w * b->h;
}
static double f(double *x, int n) {
  struct disc d = {{"disc"}, x};
  struct box b = {{"box"}, x[1], x[2]};
  struct shape *l[4] = {&d.s, &b.s};
  for (int i = 0; i < 2; i++) l[i + 2] = cloned(l[i], 16);
  ((struct disc *)l[2])->r = x + 3;
  double s = 0;
  for (int i = 0; i < 4; i++) s += area(l[i]) * (i + 1);
  free(l[2]);
  free(l[3]);
  return s;
}
