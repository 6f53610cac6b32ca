#define N 4
#include "check.h"
/* Unions of numbers and addresses, two of which are copied at a time in the guise of doubles. */
#include <emmintrin.h>
union v { double d; const double *p; };
static double f(double *x, int n) {
  union v v[4] __attribute__((aligned(16))), w[4] __attribute__((aligned(16)));
  for (int i = 0; i < n; i++) if (i & 1) v[i].p = &x[i]; else v[i].d = x[i] * 2;
  for (int i = 0; i < 4; i += 2) _mm_store_pd((double *)&w[2 - i], _mm_load_pd((double *)&v[i]));
  double r = 0.2; for (int i = 0; i < n; i++) r = r * 0.5 + (i & 1 ? *w[i].p : w[i].d) * (r + 1); return r;
}
