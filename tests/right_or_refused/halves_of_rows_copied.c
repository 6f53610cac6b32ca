/* an array of numbers copied into members that are integers, its words swapped, and put together again */
#define N 4
#include "check.h"
struct Halves { int low, high; };
static double f(double *x, int n) {
  struct Halves *w = malloc(n * sizeof *w);
  double *y = malloc(n * sizeof *y), r = 0;
  memcpy(w, x, n * sizeof *w);
  for (int i = 0; i < n; i++) { int t = w[i].low; w[i].low = w[i].high; w[i].high = t; }
  for (int i = 0; i < n; i++) { struct Halves v = {w[i].high, w[i].low}; memcpy(&y[i], &v, 8); }
  for (int i = 0; i < n; i++) r += y[i] * y[i] * (i + 1);
  free(w); free(y);
  return r;
}
