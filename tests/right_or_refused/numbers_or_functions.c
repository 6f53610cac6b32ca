#define N 4
#include "check.h"
/* A union of a number and a function, which is handed on. */
typedef double (*fn)(double);
union val { double d; fn g; };
struct item { int tag; union val v; };
__attribute__((noinline)) static double apply(fn g, double v) { return g(v); }
static double sq(double v) { return v * v; }
static double f(double *x, int n) {
  struct item *t = malloc(8 * sizeof *t);
  for (int i = 0; i < n; i++) { t[2 * i].tag = 0; t[2 * i].v.d = x[i]; t[2 * i + 1].tag = 1; t[2 * i + 1].v.g = i & 1 ? sq : sin; }
  double r = 0.3;
  for (int i = 0; i < 2 * n; i++) r = t[i].tag ? apply(t[i].v.g, r) : r * t[i].v.d;
  free(t);
  return r;
}
