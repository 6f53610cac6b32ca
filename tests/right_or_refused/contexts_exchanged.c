#define N 5
#include "check.h"
/* Closures with contexts of several kinds in room beside the function change places. */
typedef struct {
  double (*call)(void *, double);
  size_t size;
  char context[24];
} closure;
typedef struct {
  closure *at;
  int n, room;
} list;
struct line {
  double *a;
  long k;
  double b;
};
static void add(list *l, double (*call)(void *, double), const void *context, size_t size) {
  if (l->n == l->room) {
    l->room = l->room * 2 + 1;
    l->at = realloc(l->at, l->room * sizeof *l->at);
  }
  closure *c = &l->at[l->n++];
  memset(c, 0, sizeof *c);
  c->call = call;
  c->size = size;
  memcpy(c->context, context, size);
}
static double scale(void *context, double v) { return *(double *)context * v; }
static double linear(void *context, double v) {
  struct line *l = context;
  return *l->a * v + l->b * l->k;
}
static double count(void *context, double v) {
  ++*(long *)context;
  return v + 0.1 * *(long *)context;
}
static double f(double *x, int n) {
  list l = {0};
  double s = x[2];
  long counted = 4;
  struct line line = {x + 1, 3, x[3] * x[0]};
  add(&l, scale, &x[0], sizeof *x);
  add(&l, linear, &line, sizeof line);
  add(&l, count, &counted, sizeof counted);
  add(&l, scale, &x[4], sizeof *x);
  for (int r = 0; r < 3; r++) {
    for (int i = 0; i < l.n; i++) s = l.at[i].call(l.at[i].context, s) * 0.7;
    closure t = l.at[0];
    l.at[0] = l.at[2];
    l.at[2] = t;
    if (r == 1) l.at[1] = l.at[--l.n];
  }
  free(l.at);
  return s;
}
