#define N 4
#include "check.h"
typedef struct ev {
  double t;
  void (*fire)(struct ev *, double *);
  union {
    double amount;
    int idx;
    double *target;
  } arg;
  struct ev *next;
} ev;
static ev *q;
static void push(double t, void (*g)(ev *, double *), ev proto) {
  ev *e = malloc(sizeof *e);
  *e = proto;
  e->t = t;
  e->fire = g;
  ev **p = &q;
  while (*p && (*p)->t < t) p = &(*p)->next;
  e->next = *p;
  *p = e;
}
static void addv(ev *e, double *s) { s[0] += e->arg.amount * e->t; }
static void scale(ev *e, double *s) { s[1] = s[e->arg.idx] * 0.5 + s[1]; }
static void pull(ev *e, double *s) {
  s[0] += *e->arg.target * s[1];
  ev p;
  p.arg.amount = s[1];
  if (e->t < 2) push(e->t + 1.5, addv, p);
}
static double f(double *x, int n) {
  double s[2] = {x[0], 1};
  q = 0;
  ev p;
  p.arg.amount = x[1];
  push(x[2] * 0.1, addv, p);
  p.arg.idx = 0;
  push(0.5, scale, p);
  p.arg.target = x + 3;
  push(0.7, pull, p);
  while (q) {
    ev *e = q;
    q = e->next;
    e->fire(e, s);
    free(e);
  }
  return s[0] * s[1];
}
