#define N 4
#include "check.h"
#include <stdint.h>
/* Functions called through pointers copy unions, of which each sees numbers or addresses only. */
union v { double d; const double *p; int64_t i; };
typedef void (*op)(union v *out, const union v *in, int *k);
static void deref(union v *o, const union v *in, int *k) { if (*k) { o->d = *in->p; *k = 0; } else *o = *in; }
static void twice(union v *o, const union v *in, int *k) { if (*k) *o = *in; else o->d = in->d * 2; }
static void sq(union v *o, const union v *in, int *k) { if (*k) { o->d = *in->p * *in->p; *k = 0; } else o->d = in->d * in->d; }
static double f(double *x, int n) {
  op ops[4] = {twice, deref, sq, twice}; double s = 0.3;
  for (int i = 0; i < n; i++) { union v v; int k = i & 1; if (k) v.p = &x[i]; else v.d = x[i]; for (int j = 0; j < 4; j++) { union v w; ops[(i + j) & 3](&w, &v, &k); v = w; } s += (k ? *v.p : v.d) * s; }
  return s;
}
