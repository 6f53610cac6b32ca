/* Values in an array, each a float or an address in one place, are copied. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
typedef struct {
  const char *name;
  union {
    float f;
    double *p;
  } u;
} value;
static double number(const value *v) { return v->name[0] == 'f' ? v->u.f : *v->u.p; }
static double f(double *x, int n) {
  value *a = malloc(2 * n * sizeof *a);
  for (int i = 0; i < n; i++)
    if (i & 1) {
      a[i].name = "f";
      a[i].u.f = x[i];
    } else {
      a[i].name = "p";
      a[i].u.p = x + i;
    }
  for (int i = 0; i < n; i++) a[n + i] = a[n - 1 - i];
  double s = 0;
  for (int i = 0; i < 2 * n; i++) s += number(&a[i]) * number(&a[2 * n - 1 - i]) * (i + 1);
  free(a);
  return s;
}
