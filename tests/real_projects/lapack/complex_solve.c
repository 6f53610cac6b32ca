/* ZGESV, as a real function of real and imaginary parts: the adjoint of b is A^-H xbar, of A it is -z x^H. */
#include "lapack.h"

static void solve(int n, const double complex *a, const double complex *b, double complex *x) {
  double complex *lu = malloc(sizeof *lu * n * n);
  int *pivots = malloc(sizeof(int) * n), one = 1, info;
  memcpy(lu, a, sizeof *lu * n * n);
  memcpy(x, b, sizeof *x * n);
  zgesv_(&n, &one, lu, &n, pivots, x, &n, &info);
  if (info) abort();
  free(lu);
  free(pivots);
}

static double complex *complexes(int count) {
  double complex *made = malloc(sizeof *made * count);
  for (int i = 0; i < count; i++) made[i] = uniform() + I * uniform();
  return made;
}

/* A z = b, or A^H z = b, as a real system of twice the size */
static void eliminate_complex(int n, const double complex *a, int adjoint, const double complex *b,
                              double complex *z) {
  double *m = zeros(4 * (size_t)n * n), *right = zeros(2 * n), *solution = zeros(2 * n);
  for (int i = 0; i < n; i++) {
    right[i] = creal(b[i]);
    right[i + n] = cimag(b[i]);
    for (int j = 0; j < n; j++) {
      double complex entry = adjoint ? conj(a[j + i * n]) : a[i + j * n];
      m[i + j * 2 * n] = m[i + n + (j + n) * 2 * n] = creal(entry);
      m[i + n + j * 2 * n] = cimag(entry);
      m[i + (j + n) * 2 * n] = -cimag(entry);
    }
  }
  eliminate(2 * n, m, 0, right, solution);
  for (int i = 0; i < n; i++) z[i] = solution[i] + I * solution[i + n];
}

static void check(int n) {
  int nn = n * n;
  double complex *a = complexes(nn), *b = complexes(n), *x = calloc(n, sizeof *x), *xbar = complexes(n);
  double complex *seed = calloc(n, sizeof *x), *abar = calloc(nn, sizeof *x), *bbar = calloc(n, sizeof *x);
  double complex *z = calloc(n, sizeof *x), *want = calloc(nn, sizeof *x);
  for (int i = 0; i < n; i++) a[i + i * n] += 1;
  memcpy(seed, xbar, sizeof *x * n);
  __enzyme_autodiff_void((void *)solve, enzyme_const, n, enzyme_dup, a, abar, enzyme_dup, b, bbar, enzyme_dup, x,
                         seed);
  eliminate_complex(n, a, 1, xbar, z);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) want[i + j * n] = -z[i] * conj(x[j]);
  check_near("adjoint of b", 2 * n, (double *)bbar, (double *)z, 1e-8);
  check_near("adjoint of A", 2 * nn, (double *)abar, (double *)want, 1e-8);

  double complex *da = complexes(nn), *db = complexes(n), *dx = calloc(n, sizeof *x), *right = calloc(n, sizeof *x);
  __enzyme_fwddiff_void((void *)solve, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, x, dx);
  for (int i = 0; i < n; i++) {
    right[i] = db[i];
    for (int j = 0; j < n; j++) right[i] -= da[i + j * n] * x[j];
  }
  eliminate_complex(n, a, 0, right, z);
  check_near("tangent of x", 2 * n, (double *)dx, (double *)z, 1e-8);
}

int main(void) {
  check(1);
  check(6);
  check(80);
  return check_report();
}
