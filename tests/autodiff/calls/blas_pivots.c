/* Pivots of 64 bits, which are overwritten after the call: one, two and three of them. */
#include <stdint.h>
#include "check.h"
#define N 12
typedef int64_t integer;
void dgetrf_(const integer *, const integer *, double *, const integer *, integer *, integer *);
void dgetrs_(const char *, const integer *, const integer *, const double *, const integer *, const integer *, double *,
             const integer *, integer *);
void dgesv_(const integer *, const integer *, double *, const integer *, integer *, double *, const integer *, integer *);

static double factored(const double *p) {
  double sum = 0;
  for (integer n = 1; n <= 3; n++) {
    integer one = 1, info, pivots[3];
    double a[9], b[3] = {p[9], p[10], p[11]};
    for (int i = 0; i < 9; i++) a[i] = sin(p[i] * (i + 1));
    dgetrf_(&n, &n, a, &n, pivots, &info);
    dgetrs_("N", &n, &one, a, &n, pivots, b, &n, &info);
    dgetrs_("T", &n, &one, a, &n, pivots, b, &n, &info);
    pivots[0] = 77, pivots[1] = -1, pivots[2] = 99;
    sum += b[0] * b[1] + b[2] * n;
  }
  return sum;
}

static double steps(const double *p) {
  integer n = 3, one = 1, info, pivots[3];
  double b[3] = {p[9], p[10], p[11]};
  for (int t = 0; t < 3; t++) {
    double a[9];
    for (int i = 0; i < 9; i++) a[i] = cos(p[i] * (i + 1 + t)) + b[i % 3] * 0.1;
    dgesv_(&n, &one, a, &n, pivots, b, &n, &info);
  }
  return b[0] * b[1] + b[2];
}

#define TRY(f)                                                                                      \
  do {                                                                                              \
    double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6, 0.2, 0.8, 0.5, 1.7, 0.35, 0.95}, g[N] = {0};       \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);                                            \
    for (int i = 0; i < N; i++) {                                                                   \
      double v[N] = {0}, h = 1e-6, at = x[i];                                                       \
      v[i] = 1;                                                                                     \
      double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, v);                                     \
      x[i] = at + h;                                                                                \
      double d = f(x);                                                                              \
      x[i] = at - h, d = (d - f(x)) / (2 * h), x[i] = at;                                           \
      CHECK_CLOSE(#f " reverse", g[i], d, 1e-5);                                                    \
      CHECK_CLOSE(#f " forward", t, d, 1e-5);                                                       \
    }                                                                                               \
  } while (0)

int main(void) {
  TRY(factored);
  TRY(steps);
  return check_failures != 0;
}
