/* DPOTRF: the gradient of log det A is A^-1. DPOSV and DPOTRS: the derivative of a solve, of one triangle. */
#include "lapack.h"

static char triangle;

static double logdet(int n, const double *a) {
  double *l = malloc(sizeof(double) * n * n), sum = 0;
  int info;
  memcpy(l, a, sizeof(double) * n * n);
  dpotrf_(&triangle, &n, l, &n, &info, 1);
  if (info) abort();
  for (int i = 0; i < n; i++) sum += log(l[i + i * n]);
  free(l);
  return 2 * sum;
}

/* b' A^-1 b by a factorisation that is used twice, plus the same by DPOSV. */
static double energy(int n, const double *a, const double *b) {
  double *l = malloc(sizeof(double) * n * n), *x = malloc(sizeof(double) * 2 * n), sum = 0;
  int info, one = 1;
  memcpy(l, a, sizeof(double) * n * n);
  memcpy(x, b, sizeof(double) * n);
  dpotrf_(&triangle, &n, l, &n, &info, 1);
  dpotrs_(&triangle, &n, &one, l, &n, x, &n, &info, 1);
  memcpy(l, a, sizeof(double) * n * n);
  memcpy(x + n, b, sizeof(double) * n);
  dposv_(&triangle, &n, &one, l, &n, x + n, &n, &info, 1);
  for (int i = 0; i < n; i++) sum += b[i] * (x[i] + x[i + n]);
  free(x);
  free(l);
  return sum / 2;
}

/* The derivative by the stored triangle of a function of the symmetric matrix with gradient g. */
static void by_triangle(int n, const double *g, double *want) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      int stored = triangle == 'L' ? i >= j : i <= j;
      want[i + j * n] = i == j ? g[i + j * n] : stored ? g[i + j * n] + g[j + i * n] : 0;
    }
}

static double dot(size_t count, const double *a, const double *b) {
  double sum = 0;
  for (size_t i = 0; i < count; i++) sum += a[i] * b[i];
  return sum;
}

static void check(int n, char uplo) {
  size_t nn = (size_t)n * n;
  triangle = uplo;
  double *root = uniforms(nn), *a = zeros(nn), *b = uniforms(n), *da = uniforms(nn), *db = uniforms(n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      for (int k = 0; k < n; k++) a[i + j * n] += root[i + k * n] * root[j + k * n];
      if (i == j) a[i + j * n] += 1;
    }
  double *inverse = zeros(nn), *unit = zeros(n), *want = zeros(nn), *got = zeros(nn), *x = zeros(n);
  for (int k = 0; k < n; k++) {
    unit[k] = 1;
    eliminate(n, a, 0, unit, inverse + k * n);
    unit[k] = 0;
  }
  by_triangle(n, inverse, want);
  __enzyme_autodiff((void *)logdet, enzyme_const, n, enzyme_dup, a, got);
  check_near("gradient of log det", nn, got, want, 1e-9);
  CHECK_CLOSE("tangent of log det", __enzyme_fwddiff((void *)logdet, enzyme_const, n, enzyme_dup, a, da),
              dot(nn, want, da), 1e-9);

  double *g = zeros(nn), *twice = zeros(n), *bbar = zeros(n);
  eliminate(n, a, 0, b, x);
  for (int i = 0; i < n; i++) {
    twice[i] = 2 * x[i];
    for (int j = 0; j < n; j++) g[i + j * n] = -x[i] * x[j];
  }
  by_triangle(n, g, want);
  memset(got, 0, sizeof(double) * nn);
  __enzyme_autodiff((void *)energy, enzyme_const, n, enzyme_dup, a, got, enzyme_dup, b, bbar);
  check_near("energy by A", nn, got, want, 1e-9);
  check_near("energy by b", n, bbar, twice, 1e-9);
  CHECK_CLOSE("tangent of energy",
              __enzyme_fwddiff((void *)energy, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db),
              dot(nn, want, da) + dot(n, twice, db), 1e-9);
}

int main(void) {
  check(1, 'U');
  check(7, 'L');
  check(7, 'U');
  check(90, 'L');
  check(90, 'u');
  return check_report();
}
