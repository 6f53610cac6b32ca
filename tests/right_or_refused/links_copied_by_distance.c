/* The links of a row that is copied, counted from its beginning: LLVM computes the distance of a null link too, and the
   derivative stopped there. */
#define N 3
#include "check.h"
#include <stdlib.h>
struct item { double v; struct item *peer; };
static double f(double *x, int n) {
  struct item *v = malloc(3 * sizeof *v), *w = malloc(3 * sizeof *w);
  for (int i = 0; i < 3; i++) v[i].v = x[i] * x[0], v[i].peer = i ? &v[i - 1] : NULL;
  for (int i = 0; i < 3; i++) w[i].v = v[i].v * 2, w[i].peer = v[i].peer ? &w[v[i].peer - v] : NULL;
  double s = 0;
  for (int i = 0; i < 3; i++) s += w[i].v * (w[i].peer ? w[i].peer->v : 1.0);
  free(v);
  free(w);
  return s;
}
