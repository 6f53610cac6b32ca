/* A function is put into a row of which only later, grown ones hold numbers with derivatives: the shadow of its address went
   into the row itself, which was its own shadow. */
#define N 3
#include "check.h"
#include <stdlib.h>
struct small { short n; double v; double (*h)(double); };
static double square(double t) { return t * t; }
static double wave(double t) { return t * t * t; }
static double f(double *x, int n) {
  int count = 1;
  struct small *v = malloc(sizeof *v);
  v[0] = (struct small){2, 0.3, wave};
  for (int k = 0; k < n; k++) {
    v[2 % count].h = square;
    struct small *w = malloc((count + 2) * sizeof *w);
    memcpy(w, v, count * sizeof *w);
    w[count] = (struct small){2, 0.99, square};
    w[count + 1] = (struct small){3, x[1], square};
    count += 2;
    free(v);
    v = w;
  }
  double y = x[0];
  for (int i = 0; i < count; i++) y += v[i].n * v[i].h(v[i].v);
  free(v);
  return y;
}
