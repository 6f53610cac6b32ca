/* Objects with a table of functions, that exchange the numbers in them by halves. */
#define N 4
#include "check.h"
struct cell;
struct methods {
  void (*exchange)(struct cell *, struct cell *);
};
struct cell {
  const struct methods *methods;
  int id;
  double value;
};
static void by_halves(struct cell *a, struct cell *b) {
  int *p = (int *)&a->value, *q = (int *)&b->value;
  for (int k = 0; k < 2; k++) {
    int half = p[k];
    p[k] = q[k];
    q[k] = half;
  }
}
static void whole(struct cell *a, struct cell *b) {
  double value = a->value;
  a->value = b->value;
  b->value = value;
}
static const struct methods halving = {by_halves}, moving = {whole};
static double f(double *x, int n) {
  struct cell cells[N];
  double s = 0;
  for (int i = 0; i < n; i++)
    cells[i] = (struct cell){i & 1 ? &halving : &moving, i, x[i] * x[i]};
  for (int i = 0; i + 1 < n; i++)
    cells[i].methods->exchange(&cells[i], &cells[i + 1]);
  for (int i = 0; i < n; i++)
    s += cells[i].value * cells[i].value * (i + 1);
  return s;
}
