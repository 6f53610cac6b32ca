/* What a place shares with doubles comes there by an atomic addition of a float alone. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
typedef struct {
  int tag;
  union {
    float f;
    double d;
  } u;
} value;
static __attribute__((noinline)) double number(const value *v) { return v->tag ? v->u.d : v->u.f; }
static double f(double *x, int n) {
  value *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  for (int i = 0; i < n; i++) {
    a[i].tag = i & 1;
    if (i & 1)
      a[i].u.d = x[i];
    else {
      a[i].u.f = 1;
      __atomic_fetch_add(&a[i].u.f, (float)x[i], __ATOMIC_RELAXED);
    }
  }
  memcpy(b, a, n * sizeof *a);
  double s = 0;
  for (int i = 0; i < n; i++) s += number(&a[i]) * (i + 1) * number(&b[n - 1 - i]) + number(&a[i]) * number(&b[i]);
  free(a);
  free(b);
  return s;
}
