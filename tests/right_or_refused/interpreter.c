#define N 5
#include "check.h"
typedef struct cell cell;
struct cell {
  enum { T_NUM, T_PAIR, T_SYM } t;
  union {
    double num;
    struct {
      cell *car, *cdr;
    } p;
    int sym;
  } u;
};
static cell *mk(int t) {
  cell *c = malloc(sizeof *c);
  c->t = t;
  return c;
}
static cell *num(double d) {
  cell *c = mk(T_NUM);
  c->u.num = d;
  return c;
}
static cell *sym(int s) {
  cell *c = mk(T_SYM);
  c->u.sym = s;
  return c;
}
static cell *cons(cell *a, cell *b) {
  cell *c = mk(T_PAIR);
  c->u.p.car = a;
  c->u.p.cdr = b;
  return c;
}
static double eval(cell *e, double *env) {
  switch (e->t) {
  case T_NUM:
    return e->u.num;
  case T_SYM:
    return env[e->u.sym];
  case T_PAIR: {
    cell *op = e->u.p.car, *l = e->u.p.cdr;
    double r = op->u.sym == 0 ? 0 : 1;
    for (; l; l = l->u.p.cdr) {
      double v = eval(l->u.p.car, env);
      r = op->u.sym == 0 ? r + v : r * v;
    }
    return r;
  }
  }
  return 0;
}
static void rel(cell *e) {
  if (!e) return;
  if (e->t == T_PAIR) {
    rel(e->u.p.car);
    rel(e->u.p.cdr);
  }
  free(e);
}
static double f(double *x, int n) {
  cell *e = num(x[0] * 2);
  for (int i = 0; i < n; i++) e = cons(sym(i & 1), cons(e, cons(sym(i), cons(num(x[i] * 0.5), 0))));
  double r = eval(e, x);
  rel(e);
  return r;
}
