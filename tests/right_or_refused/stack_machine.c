#define N 4
#include "check.h"
typedef struct {
  enum { NUM, INT, VEC } tag;
  union {
    double d;
    long i;
    double *v;
  } u;
} value;
typedef struct {
  value *a;
  int n, cap;
} stack;
static void push(stack *s, value v) {
  if (s->n == s->cap) {
    s->cap = s->cap ? 2 * s->cap : 2;
    s->a = realloc(s->a, s->cap * sizeof *s->a);
  }
  s->a[s->n++] = v;
}
static value pop(stack *s) { return s->a[--s->n]; }
static value num(double d) {
  value v;
  v.tag = NUM;
  v.u.d = d;
  return v;
}
static value lng(long i) {
  value v;
  v.tag = INT;
  v.u.i = i;
  return v;
}
static value vec(double *p) {
  value v;
  v.tag = VEC;
  v.u.v = p;
  return v;
}
static double asnum(value v) {
  switch (v.tag) {
  case NUM:
    return v.u.d;
  case INT:
    return v.u.i;
  default:
    return v.u.v[0] + v.u.v[1];
  }
}
static double f(double *x, int n) {
  stack s = {0, 0, 0};
  const char *prog = "0i1+2v*3*s0+";
  double r;
  for (const char *p = prog; *p; p++) switch (*p) {
    case '0':
    case '1':
    case '2':
    case '3':
      push(&s, num(x[*p - '0']));
      break;
    case 'i':
      push(&s, lng(3));
      break;
    case 'v':
      push(&s, vec(x + 1));
      break;
    case '+': {
      value b = pop(&s), a = pop(&s);
      push(&s, num(asnum(a) + asnum(b)));
      break;
    }
    case '*': {
      value b = pop(&s), a = pop(&s);
      push(&s, num(asnum(a) * asnum(b)));
      break;
    }
    case 's': {
      value a = pop(&s), b = pop(&s);
      push(&s, a);
      push(&s, b);
      break;
    }
    }
  r = 1;
  while (s.n) r = r * asnum(pop(&s)) + 0.5 * r;
  free(s.a);
  return r;
}
