#define N 5
#include "check.h"
#include <complex.h>
typedef struct {
  int tag;
  union {
    double r;
    double complex z;
    float c[4];
  } u;
} num;
static double f(double *x, int n) {
  num a[N];
  for (int i = 0; i < n; i++) {
    a[i].tag = i % 2;
    if (i % 2)
      a[i].u.z = x[i] + I * x[(i + 1) % n];
    else
      a[i].u.r = x[i] * 2;
  }
  num t = a[0];
  a[0] = a[1];
  a[1] = t;
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i].tag ? creal(a[i].u.z * a[i].u.z) : a[i].u.r * a[i].u.r;
  return s;
}
