#define N 5
#include "check.h"
static void swap(char *a, char *b, int n) {
  for (int i = 0; i < n; i++) {
    char t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
}
__attribute__((noinline)) static void sort(double *v, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (v[j] < v[j + 1]) swap((char *)(v + j), (char *)(v + j + 1), sizeof *v);
}
static double f(double *x, int n) {
  double v[N];
  for (int i = 0; i < n; i++) v[i] = sin(3 * x[i]);
  sort(v, n);
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * v[i] * (i + 1);
  return s;
}
