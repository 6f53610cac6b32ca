// A copy begins in the midst of a number.
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double *from = malloc(n * sizeof *from), *to = malloc(n * sizeof *to), sum = 0;
  for (int i = 0; i < n; i++) {
    from[i] = x[i] * x[i];
    to[i] = x[n - 1 - i];
  }
  memcpy((char *)to + 4, (char *)from + 4, n * sizeof *to - 8);
  for (int i = 0; i < n; i++) sum += (i + 1) * to[i] * to[i];
  free(from);
  free(to);
  return sum;
}
