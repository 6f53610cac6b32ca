#define N 4
#include "check.h"
/* User data of callbacks (`void *`) that is a number itself, by a cast of its bits. */
typedef double (*cb)(void *, double);
static void *box(double d) { long b; memcpy(&b, &d, 8); return (void *)b; }
static double unbox(void *p) { long b = (long)p; double d; memcpy(&d, &b, 8); return d; }
static double scale(void *p, double v) { return unbox(p) * v; }
static double shift(void *p, double v) { return unbox(p) + v * v; }
struct h { cb fn; void *data; };
static double f(double *x, int n) {
  struct h *h = calloc(4, sizeof *h);
  for (int i = 0; i < 4; i++) { h[i].fn = i & 1 ? scale : shift; h[i].data = box(x[i] * x[0]); }
  double v = 0.6;
  for (int i = 0; i < 4; i++) v = h[i].fn(h[i].data, v);
  free(h);
  return v;
}
