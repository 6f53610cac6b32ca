// Long loops that need a tape: known and unknown trip counts, nested, several values and branches per iteration.
#include "check.h"

static double logistic_map(double x, int n) {
  double r = x;
  for (int i = 0; i < n; i++) r = 0.9 * r * (1.5 - r) + 1e-3 * sin(x);
  return r;
}
static double until_small(double x, int n) {
  double r = 1, step = x;
  while (fabs(step) > 1e-3 && n-- > 0) {
    step = step * (1 - 1e-5 * x) + 1e-12 * r;
    r += step * step * 1e-4;
  }
  return r;
}
static double branches(double x, int n) {
  double r = x;
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0) r = sin(r) + 0.1 * x;
    else if (i % 5 == 2 || r > 1e6) r = r * 0.7;
    else r = r + 0.2 * x * x;
  }
  return r;
}
static double nested(double x, int n) {
  double r = x, s = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i % 50; j++) r = cos(r) * x;
    s += r * r;
  }
  return s / n;
}
static double state_vector(double x, int n) {
  double u[8], next[8];
  for (int i = 0; i < 8; i++) u[i] = sin(i * x);
  for (int t = 0; t < n; t++) {
    for (int i = 0; i < 8; i++) next[i] = u[i] + 0.1 * (u[(i + 1) & 7] - 2 * u[i] + u[(i + 7) & 7]) * (1 + 0.1 * u[i] * u[i]);
    for (int i = 0; i < 8; i++) u[i] = next[i];
  }
  double r = 0;
  for (int i = 0; i < 8; i++) r += (i + 1) * u[i] * u[i];
  return r;
}
static double sum_only(const double *x, int n) { /* nothing to keep */
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * (i & 7);
  return s;
}
static double big_array(const double *x, int n) {
  double *y = malloc(n * sizeof *y), s = 0;
  for (int i = 0; i < n; i++) y[i] = sin(x[i]) * x[(i * 7) % n];
  for (int i = 1; i < n; i++) y[i] = 0.5 * y[i - 1] + y[i] * y[i];
  for (int i = 0; i < n; i++) s += y[i] / n;
  free(y);
  return s;
}

#define TEST(F, at, n, rtol)                                                                       \
  {                                                                                                \
    double x = at, want = FD(x, F(x, n));                                                          \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x, n), want, rtol);                        \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0, n), want, rtol);                    \
  }

int main(void) {
  TEST(logistic_map, 0.4, 1000000, 1e-6)
  TEST(branches, 0.4, 999999, 1e-6)
  TEST(nested, 0.8, 20000, 1e-6)
  TEST(state_vector, 0.3, 5000, 1e-6)
  double x = 1.0; /* stopping is a jump of r; compare the two modes, and few steps with differences */
  double forward = __enzyme_fwddiff((void *)until_small, x, 1.0, 1000000);
  CHECK_CLOSE("until_small.rev", __enzyme_autodiff((void *)until_small, x, 1000000), forward, 1e-9);
  TEST(until_small, 1.0, 100000, 1e-6)
  int n = 200000;
  double *a = malloc(n * sizeof *a), *g = calloc(n, sizeof *g);
  for (int i = 0; i < n; i++) a[i] = cos(i * 0.37);
  __enzyme_autodiff((void *)sum_only, a, g, n);
  CHECK_CLOSE("sum_only", g[n - 1], (n - 1) & 7, 1e-13);
  memset(g, 0, n * sizeof *g);
  __enzyme_autodiff((void *)big_array, a, g, n);
  int probes[] = {0, 1, 77777, n - 1};
  for (int k = 0; k < 4; k++) {
    double want = FD_STEP(a[probes[k]], n * big_array(a, n), 1e-2);
    CHECK_CLOSE("big_array", n * g[probes[k]], want, 1e-5);
  }
  return check_report();
}
