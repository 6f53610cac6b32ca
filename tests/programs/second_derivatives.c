// Derivatives of derivatives in all four nestings, scalar and array, through loops, calls, memory and sorts; third order too.
#define _GNU_SOURCE
#include "check.h"

static double f(double x) { return sin(x) * exp(0.5 * x) + x * x * x; }
static double first(double x) { return exp(0.5 * x) * (cos(x) + 0.5 * sin(x)) + 3 * x * x; }
static double second(double x) { return exp(0.5 * x) * (cos(x) - 0.75 * sin(x)) + 6 * x; }

static double forward_f(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
static double reverse_f(double x) { return __enzyme_autodiff((void *)f, x); }

static double product(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) r *= sin(x[i]) + x[i] * x[(i + 1) % n];
  return r;
}
static void gradient(const double *x, double *g, int n) {
  for (int i = 0; i < n; i++) g[i] = 0;
  __enzyme_autodiff((void *)product, x, g, n);
}
static double directional(const double *x, const double *v, int n) { return __enzyme_fwddiff((void *)product, x, v, n); }
static double gradient_entry(const double *x, int i, int n) {
  double g[8];
  gradient(x, g, n);
  return g[i];
}
static double gradient_norm(const double *x, int n) {
  double g[8], r = 0;
  gradient(x, g, n);
  for (int i = 0; i < n; i++) r += g[i] * g[i];
  return r;
}
static __attribute__((noinline)) double recursive(double x, int n) { return n == 0 ? x : sin(x * recursive(x, n - 1)) + x; }
static double deep(double x) { return recursive(x, 4); }
static double forward_deep(double x) { return __enzyme_fwddiff((void *)deep, x, 1.0); }
static double reverse_deep(double x) { return __enzyme_autodiff((void *)deep, x); }
static double looped(double x) {
  double r = x;
  for (int i = 0; r < 20 && i < 30; i++) r = r * 1.3 + sin(r) * x;
  return r;
}
static double forward_looped(double x) { return __enzyme_fwddiff((void *)looped, x, 1.0); }
static double reverse_looped(double x) { return __enzyme_autodiff((void *)looped, x); }
static double second_forward(double x) { return __enzyme_fwddiff((void *)forward_f, x, 1.0); }
static double second_mixed(double x) { return __enzyme_fwddiff((void *)reverse_f, x, 1.0); }

// A derivative of a sort sorts places by what lies there: what has no shadow must move once only.
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static int by_value(const void *a, const void *b, void *values) {
  return ascending((double *)values + *(const int *)a, (double *)values + *(const int *)b);
}
static double sorted(double x) {
  double v[3] = {1 + x, x * x, 1}, w[3] = {x * x * x, sin(x), 0.7}, r = 0;
  int place[3] = {0, 1, 2};
  qsort(v, 3, sizeof *v, ascending);
  qsort_r(place, 3, sizeof *place, by_value, w);
  for (int i = 0; i < 3; i++) r += (i + 1) * v[i] * v[i] * w[place[i]];
  return r;
}
static double forward_sorted(double x) { return __enzyme_fwddiff((void *)sorted, x, 1.0); }
static double reverse_sorted(double x) { return __enzyme_autodiff((void *)sorted, x); }

/* LLVM knows that the pointer leads to no function whose code is at hand: the call is one of what stops the program. */
typedef double (*rule)(const double *, long, long);
static double scaled(const double *x, long m, long n) { return m * x[0] * x[0] * n * x[1]; }
static double by_rule(const double *x, const rule *r) {
  return *r == scaled ? x[0] : *r ? (*r)(x, 1, 2) : x[0] * x[0] * x[0] * x[1];
}
static void rule_gradient(const double *x, double *g, const rule *r) {
  __enzyme_autodiff((void *)by_rule, enzyme_dup, x, g, enzyme_const, r);
}

#define FOUR(NAME, FORWARD, REVERSE, at, want)                                                  \
  {                                                                                             \
    double w = want;                                                                            \
    CHECK_CLOSE(NAME ".fwd over fwd", __enzyme_fwddiff((void *)FORWARD, at, 1.0), w, 1e-6);     \
    CHECK_CLOSE(NAME ".fwd over rev", __enzyme_fwddiff((void *)REVERSE, at, 1.0), w, 1e-6);     \
    CHECK_CLOSE(NAME ".rev over fwd", __enzyme_autodiff((void *)FORWARD, at), w, 1e-6);         \
    CHECK_CLOSE(NAME ".rev over rev", __enzyme_autodiff((void *)REVERSE, at), w, 1e-6);         \
  }
static double fd_second(double (*g)(double), double x) { return FD(x, FD_STEP(x, g(x), 1e-2)); }

int main(void) {
  double x = 0.8;
  CHECK_CLOSE("first.fwd", forward_f(x), first(x), 1e-12);
  CHECK_CLOSE("first.rev", reverse_f(x), first(x), 1e-12);
  FOUR("scalar", forward_f, reverse_f, x, second(x))
  FOUR("recursive", forward_deep, reverse_deep, x, fd_second(deep, x))
  FOUR("loop", forward_looped, reverse_looped, x, fd_second(looped, x))
  FOUR("sorted", forward_sorted, reverse_sorted, x, fd_second(sorted, x))
  double third = FD(x, second(x));
  CHECK_CLOSE("third.fwd fwd fwd", __enzyme_fwddiff((void *)second_forward, x, 1.0), third, 1e-7);
  CHECK_CLOSE("third.rev fwd rev", __enzyme_autodiff((void *)second_mixed, x), third, 1e-7);

  double a[3] = {0.9, 1.3, -0.6}, v[3] = {0.3, -1, 0.7}, g[3] = {0}, hv[3] = {0}, zero[3] = {0}, column[3] = {0};
  double want[3];
  for (int i = 0; i < 3; i++) want[i] = FD(a[i], FD_STEP(x, ((void)0, ({ double b[3]; for (int k = 0; k < 3; k++) b[k] = a[k] + (x - 0.8) * v[k]; product(b, 3); })), 1e-2));
  __enzyme_fwddiff_void((void *)gradient, a, v, g, hv, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("hessian vector, fwd over rev", hv[i], want[i], 1e-6);
  __enzyme_autodiff((void *)directional, enzyme_dup, a, zero, enzyme_const, v, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("hessian vector, rev over fwd", zero[i], want[i], 1e-6);
  __enzyme_autodiff((void *)gradient_entry, a, column, 1, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("hessian row, rev over rev", column[i], a[i], gradient_entry(a, 1, 3));
  double dn[3] = {0};
  __enzyme_autodiff((void *)gradient_norm, a, dn, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("gradient penalty", dn[i], a[i], gradient_norm(a, 3));
  rule none = NULL;
  double gr[2] = {0}, hr[2] = {0};
  __enzyme_fwddiff_void((void *)rule_gradient, enzyme_dup, a, v, enzyme_dup, gr, hr, enzyme_const, &none);
  CHECK_CLOSE("no rule", hr[0], 6 * a[0] * a[1] * v[0] + 3 * a[0] * a[0] * v[1], 1e-12);
  CHECK_CLOSE("no rule", hr[1], 3 * a[0] * a[0] * v[0], 1e-12);
  return check_report();
}
