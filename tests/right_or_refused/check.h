#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_dup, enzyme_const, enzyme_out;
#ifdef __cplusplus
}
template <class... T> double __enzyme_autodiff(void*, T...);
template <class... T> double __enzyme_fwddiff(void*, T...);
#else
double __enzyme_autodiff(void*, ...);
double __enzyme_fwddiff(void*, ...);
#endif
#ifndef HH
#define HH 1e-6
#endif
#ifndef TOL
#define TOL 1e-5
#endif
static double f(double *x, int n);
int main(int argc, char **argv) {
  int n = N; double x[N], dx[N], t[N]; int bad = 0;
  for (int i = 0; i < n; i++) { x[i] = 0.7 + 0.31 * i + 0.05 * i * i; dx[i] = 0; }
  volatile int vn = n;
  n = vn;
#ifndef NOREV
  __enzyme_autodiff((void*)f, enzyme_dup, x, dx, enzyme_const, n);
#endif
  for (int i = 0; i < n; i++) {
    double h = HH, s = x[i];
    x[i] = s + h; double p = f(x, n); x[i] = s - h; double m = f(x, n); x[i] = s;
    double d = (p - m) / (2 * h);
    memset(t, 0, sizeof t); t[i] = 1;
#ifndef NOFWD
    double fd = __enzyme_fwddiff((void*)f, enzyme_dup, x, t, enzyme_const, n);
    if (!(fabs(fd - d) <= TOL * (1 + fabs(d)))) { printf("FWD %d: %g want %g\n", i, fd, d); bad = 1; }
#endif
#ifndef NOREV
    if (!(fabs(dx[i] - d) <= TOL * (1 + fabs(d)))) { printf("REV %d: %g want %g\n", i, dx[i], d); bad = 1; }
#endif
  }
  puts(bad ? "WRONG" : "OK");
  return bad;
}
