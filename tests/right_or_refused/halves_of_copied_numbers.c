/* Numbers are copied into an array of integers of half their size, of which every second is read. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  uint32_t *w = calloc(2 * n + 2, 4);
  double y[N];
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  w[0] = 3;
  memcpy(w + 2, y, 8 * n);
  double s = w[0];
  for (int i = 1; i < 2 * n + 2; i += 2) s += w[i] * 0x1p-23;
  free(w);
  return s;
}
