#define N 5
#include "check.h"
/* A member declared a pointer holds now the address of a number, now the number, copied into it as bytes. */
struct par { void *link; double (*fn)(const struct par *, double); long w; };
static double by_link(const struct par *p, double v) { return *(double *)p->link + v; }
static double by_value(const struct par *p, double v) { double d; memcpy(&d, &p->link, sizeof d); return d * v; }
static void set(struct par *p, double (*fn)(const struct par *, double), const void *w) { p->fn = fn; memcpy(&p->link, w, sizeof p->link); p->w = 1; }
static double f(double *x, int n) {
  struct par *p = malloc(8 * sizeof *p);
  double *q[3] = {x, x + 1, x + 2};
  for (int i = 0; i < 3; i++) set(&p[i], by_link, &q[i]);
  set(&p[3], by_value, x + 3);
  set(&p[4], by_value, x + 4);
  for (int i = 0; i < 2; i++) { struct par t = p[i]; p[i] = p[4 - i]; p[4 - i] = t; }
  double v = 0.7;
  for (int i = 0; i < 5; i++) v = p[i].fn(&p[i], v);
  free(p);
  return v;
}
