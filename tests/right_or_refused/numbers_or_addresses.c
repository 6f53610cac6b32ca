#define N 4
#include "check.h"
typedef uint64_t val;
static val num(double d) {
  val v;
  memcpy(&v, &d, 8);
  return v;
}
static double tod(val v) {
  double d;
  memcpy(&d, &v, 8);
  return d;
}
#define PTR 0xfffc000000000000ULL
static val obj(void *p) { return PTR | (uint64_t)(uintptr_t)p; }
static int is_obj(val v) { return (v & PTR) == PTR; }
typedef struct {
  val a, b;
} pair;
static double eval(val v) {
  if (is_obj(v)) {
    pair *p = (pair *)(uintptr_t)(v & ~PTR);
    return eval(p->a) * eval(p->b) + eval(p->a);
  }
  return tod(v);
}
static double f(double *x, int n) {
  pair p[N];
  val acc = num(x[0]);
  for (int i = 1; i < n; i++) {
    p[i].a = acc;
    p[i].b = num(x[i]);
    acc = obj(&p[i]);
  }
  return eval(acc);
}
