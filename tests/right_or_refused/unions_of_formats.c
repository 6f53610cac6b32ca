/* Tagged values, each a float or a double in one place, are copied and change places. */
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
static double number(const value *v) { return v->tag ? v->u.d : v->u.f; }
static double f(double *x, int n) {
  value a[N], b[N];
  for (int i = 0; i < n; i++) {
    a[i].tag = i & 1;
    if (i & 1)
      a[i].u.d = x[i];
    else
      a[i].u.f = (float)x[i];
  }
  memcpy(b, a, n * sizeof *a);
  value t = b[0];
  b[0] = b[1];
  b[1] = t;
  double s = 0;
  for (int i = 0; i < n; i++) s += number(&b[i]) * (i + 1) * number(&a[i]);
  return s;
}
