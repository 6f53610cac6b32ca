/* A pointer is moved along from row to row of a table by the distance between the two, each an allocation of its own. */
#define N 6
#include "check.h"
static double f(double *x, int n) {
  double *rows[N];
  for (int i = 0; i < n; i++) {
    rows[i] = malloc(n * sizeof **rows);
    for (int k = 0; k < n; k++) rows[i][k] = x[i] * x[k];
  }
  double *at = rows[0] + n / 2, s = 0;
  for (int i = 1; i < n; i++) {
    at += rows[(i * 5) % n] - rows[((i - 1) * 5) % n];
    s += i * *at;
  }
  for (int i = 0; i < n; i++) free(rows[i]);
  return s;
}
