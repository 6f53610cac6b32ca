// A tree whose nodes keep the bits of numbers in integers; one is handed on, taken out, as an integer.
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define N 4
#include "check.h"
struct node { uint64_t payload; struct node *l, *r; double key; };
static struct node *insert(struct node *t, double key, uint64_t p) { if (!t) { t = calloc(1, sizeof *t); t->key = key; t->payload = p; return t; } if (key < t->key) t->l = insert(t->l, key, p); else t->r = insert(t->r, key, p); return t; }
static double sum(struct node *t, double w) { if (!t) return 0; double d; memcpy(&d, &t->payload, 8); return sum(t->l, w * 0.5) + d * w * t->key + sum(t->r, w * 0.25); }
static struct node *pop(struct node *t, uint64_t *p) { if (t->l) { t->l = pop(t->l, p); return t; } *p = t->payload; struct node *r = t->r; free(t); return r; }
static void drop(struct node *t) { if (t) { drop(t->l); drop(t->r); free(t); } }
static double f(double *x, int n) {
  struct node *t = 0;
  for (int i = 0; i < n; i++) { double v = x[i] * x[(i + 1) % n]; uint64_t b; memcpy(&b, &v, 8); t = insert(t, x[i], b); }
  uint64_t b; t = pop(t, &b); t = insert(t, x[0] * x[1], b);
  double s = sum(t, 1); drop(t);
  return s;
}
