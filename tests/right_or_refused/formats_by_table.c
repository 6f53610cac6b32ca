/* Numbers that are floats or doubles in one place are set and read by functions, and never moved. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
typedef struct value {
  double (*get)(struct value *);
  void (*set)(struct value *, double);
  union {
    float f;
    double d;
  } u;
} value;
static double float_of(value *v) { return v->u.f; }
static double double_of(value *v) { return v->u.d; }
static void set_float(value *v, double d) { v->u.f = d; }
static void set_double(value *v, double d) { v->u.d = d; }
static double f(double *x, int n) {
  value v[N];
  for (int i = 0; i < n; i++) {
    v[i].get = i & 1 ? float_of : double_of;
    v[i].set = i & 1 ? set_float : set_double;
    v[i].set(v + i, x[i]);
  }
  v[0].set(v, v[1].get(v + 1) * v[2].get(v + 2));
  v[3].set(v + 3, v[0].get(v));
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i].get(v + i) * (i + 1) * v[n - 1 - i].get(v + n - 1 - i);
  return s;
}
