#define N 4
#include "check.h"
/* A union of a number and an address, copied by itself: LLVM moves it as a double. */
union val { double d; double *p; };
struct item { int t; union val v; };
__attribute__((noinline)) static double get(const struct item *s) { return s->t ? *s->v.p : s->v.d; }
static double f(double *x, int n) {
  struct item *a = malloc(4 * sizeof *a), *b = malloc(4 * sizeof *b);
  for (int i = 0; i < 4; i++) { if (i & 1) { a[i].t = 0; a[i].v.d = x[i] * 2; } else { a[i].t = 1; a[i].v.p = &x[i]; } }
  for (int i = 0; i < 4; i++) { union val t = a[i].v; b[3 - i].v = t; b[3 - i].t = a[i].t; }
  double r = 0.1; for (int i = 0; i < 4; i++) r = r * 0.5 + get(&b[i]) * (r + 1);
  free(a); free(b);
  return r;
}
