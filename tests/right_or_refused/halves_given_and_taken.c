#define N 4
#include "check.h"
typedef int (*reader)(const void *);
typedef void (*writer)(void *, int);
static int get(const void *s) { return *(const int *)s; }
static void put(void *d, int v) { *(int *)d = v; }
static reader rd[1] = {get};
static writer wr[1] = {put};
static double f(double *x, int n) {
  double *y = malloc(n * sizeof *y);
  for (int i = 0; i < n; i++) {
    wr[n > 9](&y[i], rd[n > 9](&x[i]));
    wr[n > 9]((int *)&y[i] + 1, rd[n > 9]((int *)&x[i] + 1));
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  free(y);
  return s;
}
