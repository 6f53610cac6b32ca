/* A function of a table says which number's sign is changed: by another, and by the caller. */
#define N 4
#include "check.h"
typedef void *(*chooser)(void *, int);
static void *at(void *p, int i) { return (double *)p + i; }
static void *from_end(void *p, int i) { return (double *)p + (N - 1 - i); }
static chooser choosers[2] = {at, from_end};
static void negate(unsigned *half) { *half ^= 0x80000000; }
static void absolute(unsigned *half) { *half &= 0x7fffffff; }
static void (*changers[2])(unsigned *) = {negate, absolute};
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = -x[i] * x[i];
  for (int i = 0; i < n; i++)
    changers[i & 1]((unsigned *)choosers[n & 1](y, i) + 1);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  return s;
}
