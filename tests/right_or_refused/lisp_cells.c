#define N 3
#include "check.h"
typedef struct obj {
  int type;
  union {
    double num;
    struct {
      struct obj *car, *cdr;
    } pair;
    struct obj *(*fn)(struct obj *);
  } as;
} obj;
static obj pool[256];
static int used;
static obj *alloc_(int t) {
  obj *o = &pool[used++];
  o->type = t;
  return o;
}
static obj *number(double d) {
  obj *o = alloc_(0);
  o->as.num = d;
  return o;
}
static obj *cons(obj *a, obj *b) {
  obj *o = alloc_(1);
  o->as.pair.car = a;
  o->as.pair.cdr = b;
  return o;
}
static obj *padd(obj *l) {
  double s = 0;
  for (; l; l = l->as.pair.cdr) s += l->as.pair.car->as.num;
  return number(s);
}
static obj *pmul(obj *l) {
  double s = 1;
  for (; l; l = l->as.pair.cdr) s *= l->as.pair.car->as.num;
  return number(s);
}
static obj *prim(obj *(*g)(obj *)) {
  obj *o = alloc_(2);
  o->as.fn = g;
  return o;
}
static obj *eval(obj *e) {
  if (e->type != 1) return e;
  obj *h = e->as.pair.car;
  obj *args = 0;
  obj *t[8];
  int n = 0;
  for (obj *l = e->as.pair.cdr; l; l = l->as.pair.cdr) t[n++] = eval(l->as.pair.car);
  while (n) args = cons(t[--n], args);
  return h->as.fn(args);
}
static double f(double *x, int n) {
  used = 0;
  obj *plus = prim(padd), *times = prim(pmul);
  obj *e =
      cons(plus, cons(number(x[0]),
                      cons(cons(times, cons(number(x[1]), cons(number(x[2]), cons(number(x[0]), 0)))), 0)));
  return eval(e)->as.num;
}
