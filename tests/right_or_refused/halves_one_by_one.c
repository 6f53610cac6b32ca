#define N 4
#include "check.h"
typedef void (*mover)(void *, const void *);
static void half(void *d, const void *s) { *(int *)d = *(const int *)s; }
static void quarter(void *d, const void *s) { *(short *)d = *(const short *)s; }
static mover table[2] = {half, quarter};
static double f(double *x, int n) {
  double y[N];
  for (int i = 0; i < n; i++) {
    table[n > 9](&y[i], &x[i]);
    table[n > 9]((char *)&y[i] + 4, (char *)&x[i] + 4);
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
