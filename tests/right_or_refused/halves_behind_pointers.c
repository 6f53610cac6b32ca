#define N 4
#include "check.h"
typedef void (*mover)(void *, const void *);
static void move_halves(void *d, const void *s) {
  uint32_t *a = d;
  const uint32_t *b = s;
  uint32_t lo = b[0], hi = b[1];
  a[0] = lo;
  a[1] = hi;
}
static void move_whole(void *d, const void *s) { *(double *)d = *(const double *)s; }
static mover table[2] = {move_halves, move_whole};
static double f(double *x, int n) {
  double y[N];
  for (int i = 0; i < n; i++)
    table[(i + n) & 1](&y[i], &x[i]);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
