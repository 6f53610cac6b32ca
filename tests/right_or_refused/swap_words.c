#define N 5
#include "check.h"
static void swapfunc(void *a, void *b, size_t n) {
  if (n % sizeof(long) == 0) {
    long *p = a, *q = b;
    for (size_t i = n / sizeof(long); i > 0; i--) {
      long t = *p;
      *p++ = *q;
      *q++ = t;
    }
  } else {
    char *p = a, *q = b;
    do {
      char t = *p;
      *p++ = *q;
      *q++ = t;
    } while (--n);
  }
}
static void revarr(void *base, size_t n, size_t es) {
  char *lo = base, *hi = lo + (n - 1) * es;
  while (lo < hi) {
    swapfunc(lo, hi, es);
    lo += es;
    hi -= es;
  }
}
struct s12 {
  float a, b;
  int c;
};
static double f(double *x, int n) {
  double v[N];
  struct s12 t[N];
  for (int i = 0; i < n; i++) {
    v[i] = x[i] * x[i];
    t[i].a = 2;
    t[i].b = 3;
    t[i].c = i;
  }
  revarr(v, n, sizeof *v);
  revarr(t, n, sizeof *t);
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * (i + 1) * t[i].a * (t[i].c + 1);
  return s;
}
