/* Numbers are exchanged by halves, one call for each. */
#define N 6
#include "check.h"
static void exchange(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static double f(double *x, int n) {
  double *a = malloc(n * sizeof *a), s = 0;
  for (int i = 0; i < n; i++) a[i] = 2 + x[i] * 0.1;
  int *p = (int *)a;
  for (int i = 0; i < n / 2; i++) { exchange(&p[2*i], &p[2*(n-1-i)]); exchange(&p[2*i+1], &p[2*(n-1-i)+1]); }
  for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
  free(a);
  return s;
}
