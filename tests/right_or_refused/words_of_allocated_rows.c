/* The same between arrays that are allocated for it. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  float *y = malloc(4 * n);
  uint32_t *words = malloc(4 * n);
  for (int i = 0; i < n; i++) y[i] = (float)(x[i] * 3);
  memcpy(words, y, 4 * n);
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)words[i] * 0x1p-23;
  free(words);
  free(y);
  return s;
}
