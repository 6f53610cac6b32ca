#define N 5
#include "check.h"
/* Contexts of callbacks are copied into room beside the function, in an array that grows. */
typedef struct {
  double (*call)(void *, double);
  char context[8];
} closure;
typedef struct {
  closure *at;
  int n, room;
} list;
static void add(list *l, double (*call)(void *, double), const void *context) {
  if (l->n == l->room) {
    l->room = l->room * 2 + 1;
    l->at = realloc(l->at, l->room * sizeof *l->at);
  }
  closure *c = &l->at[l->n++];
  c->call = call;
  memcpy(c->context, context, sizeof c->context);
}
static double scale(void *context, double v) { return *(double *)context * v; }
static double f(double *x, int n) {
  list l = {0};
  double s = x[2];
  add(&l, scale, &x[0]);
  add(&l, scale, &x[4]);
  add(&l, scale, &x[1]);
  for (int i = 0; i < l.n; i++)
    s = sin(l.at[i].call(l.at[i].context, s));
  free(l.at);
  return s;
}
