/* Unions of a float and a double are handed on and returned by value: LLVM passes both as a double. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
typedef union {
  float f;
  double d;
} number;
typedef struct {
  number *at;
  char *tag;
  int n, room;
} list;
static __attribute__((noinline)) void push(list *l, number v, char tag) {
  if (l->n == l->room) {
    l->room = 2 * l->room + 1;
    l->at = realloc(l->at, l->room * sizeof v);
    l->tag = realloc(l->tag, l->room);
  }
  l->tag[l->n] = tag;
  l->at[l->n++] = v;
}
static __attribute__((noinline)) number get(list *l, int i) { return l->at[i]; }
static double value(list *l, int i) { return l->tag[i] ? l->at[i].d : l->at[i].f; }
static double f(double *x, int n) {
  list l = {0};
  for (int i = 0; i < n; i++) {
    number v;
    if (i & 1)
      v.d = x[i];
    else
      v.f = x[i];
    push(&l, v, i & 1);
  }
  for (int i = 0; i < n; i++) push(&l, get(&l, i), l.tag[i]);
  double s = 0;
  for (int i = 0; i < l.n; i++) s += value(&l, i) * value(&l, i) * (i + 1);
  free(l.at);
  free(l.tag);
  return s;
}
