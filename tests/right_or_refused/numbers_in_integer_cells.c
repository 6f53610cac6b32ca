// Cells of a list that keep the bits of numbers in integers, from which another list is made.
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define N 4
#include "check.h"
struct cell { uint64_t bits; struct cell *next; };
__attribute__((noinline)) static struct cell *cons(uint64_t b, struct cell *n) { struct cell *c = malloc(sizeof *c); c->bits = b; c->next = n; return c; }
__attribute__((noinline)) static double f(double *x, int n) {
  struct cell *l = 0, *r = 0;
  for (int i = 0; i < n; i++) { uint64_t b; double v = x[i] * x[i]; memcpy(&b, &v, 8); l = cons(b, l); }
  for (struct cell *c = l; c; c = c->next) r = cons(c->bits, r);
  double s = 0; int k = 0;
  for (struct cell *c = r; c; c = c->next) { double v; memcpy(&v, &c->bits, 8); s += ++k * v; }
  while (l) { struct cell *c = l; l = l->next; free(c); }
  while (r) { struct cell *c = r; r = r->next; free(c); }
  return s;
}
