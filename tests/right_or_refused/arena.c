#define N 5
#include "check.h"
struct arena {
  char *base;
  size_t used, cap;
};
static void *take(struct arena *a, size_t n) {
  size_t at = (a->used + 7) & ~(size_t)7;
  a->used = at + n;
  return a->base + at;
}
struct node {
  struct node *l, *r;
  double v;
  int k;
};
static struct node *ins(struct arena *a, struct node *t, int k, double v) {
  if (!t) {
    t = take(a, sizeof *t);
    t->l = t->r = 0;
    t->v = v;
    t->k = k;
    return t;
  }
  if (k < t->k)
    t->l = ins(a, t->l, k, v);
  else
    t->r = ins(a, t->r, k, v);
  return t;
}
static double sum(struct node *t, double *w) {
  if (!t) return 0;
  double s = sum(t->l, w);
  *w = *w * 1.5 + t->v;
  return s + *w * t->v + sum(t->r, w);
}
static double f(double *x, int n) {
  struct arena a = {malloc(4096), 0, 4096};
  struct node *t = 0;
  float *fl = take(&a, 3 * sizeof *fl);
  fl[0] = 1;
  fl[1] = 2;
  for (int i = 0; i < n; i++) {
    double *y = take(&a, 8);
    *y = x[i] * x[i];
    t = ins(&a, t, (i * 3) % n, *y);
  }
  double w = fl[1];
  double s = sum(t, &w);
  free(a.base);
  return s;
}
