/* Functions of the C library that move bytes: wide characters, swapped pairs, bytes with bits turned over and back. */
#define _GNU_SOURCE
#define N 3
#include <unistd.h>
#include <wchar.h>
#include "check.h"
static double f(double *x, int n) {
  double v[N], w[N + 1], s = 0;
  wmemcpy((wchar_t *)v, (wchar_t *)x, 2 * n);
  wmemmove((wchar_t *)(w + 1), (wchar_t *)v, 2 * n);
  for (int i = 0; i < n; i++) {
    double d = w[i + 1] * w[i + 1], e, g;
    swab(&d, &e, 8);
    swab(&e, &g, 8);
    memfrob(&g, 8);
    memfrob(&g, 8);
    s += g * (i + 1);
  }
  return s;
}
