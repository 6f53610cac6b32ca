#define N 4
#include "check.h"
/* User data that is the address of a number in some rows, and a number in others. */
typedef double (*cb)(void *, double);
static void *box(double d) { long b; memcpy(&b, &d, 8); return (void *)b; }
static double unbox(void *p) { long b = (long)p; double d; memcpy(&d, &b, 8); return d; }
static double by_val(void *p, double v) { return unbox(p) * v; }
static double by_ref(void *p, double v) { return *(double *)p + v; }
struct h { cb fn; void *data; };
static double f(double *x, int n) {
  struct h *h = malloc(4 * sizeof *h);
  for (int i = 0; i < 4; i++) { h[i].fn = i & 1 ? by_val : by_ref; h[i].data = i & 1 ? box(x[i]) : (void *)&x[i]; }
  struct h t = h[0]; h[0] = h[3]; h[3] = t;
  double v = 0.6;
  for (int i = 0; i < 4; i++) v = h[i].fn(h[i].data, v);
  free(h);
  return v;
}
