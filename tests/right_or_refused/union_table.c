#define N 5
#include "check.h"
struct v {
  int tag;
  union {
    double d;
    double *p;
    long i;
  } u;
};
static double fd(struct v *a) { return a->u.d * 2; }
static double fp(struct v *a) { return *a->u.p * *a->u.p; }
static double fi(struct v *a) { return (double)a->u.i; }
static double (*const table[])(struct v *) = {fd, fp, fi};
static double f(double *x, int n) {
  struct v a[N];
  for (int i = 0; i < n; i++) {
    a[i].tag = i % 3;
    if (i % 3 == 0)
      a[i].u.d = x[i] * x[i];
    else if (i % 3 == 1)
      a[i].u.p = &x[i];
    else
      a[i].u.i = 10 + i;
  }
  for (int i = 0; i < n / 2; i++) {
    struct v t = a[i];
    a[i] = a[n - 1 - i];
    a[n - 1 - i] = t;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * table[a[i].tag](&a[i]);
  return s;
}
