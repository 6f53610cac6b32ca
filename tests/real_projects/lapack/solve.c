/* DGESV: with A x = b, the adjoint of b is z = A^-T xbar, of A it is -z x'; the tangent is A^-1 (db - dA x). */
#include "lapack.h"

static void solve(int n, int columns, const double *a, const double *b, double *x) {
  double *lu = malloc(sizeof(double) * n * n);
  int *pivots = malloc(sizeof(int) * n), info;
  memcpy(lu, a, sizeof(double) * n * n);
  memcpy(x, b, sizeof(double) * n * columns);
  dgesv_(&n, &columns, lu, &n, pivots, x, &n, &info);
  if (info) {
    fprintf(stderr, "dgesv: %d\n", info);
    exit(1);
  }
  free(lu);
  free(pivots);
}

static void check(int n, int columns) {
  size_t nn = (size_t)n * n, nc = (size_t)n * columns;
  double *a = uniforms(nn), *b = uniforms(nc), *x = zeros(nc);
  double *xbar = uniforms(nc), *seed = malloc(sizeof(double) * nc), *abar = zeros(nn), *bbar = zeros(nc);
  memcpy(seed, xbar, sizeof(double) * nc);
  __enzyme_autodiff_void((void *)solve, enzyme_const, n, enzyme_const, columns, enzyme_dup, a, abar, enzyme_dup, b,
                         bbar, enzyme_dup, x, seed);
  double *z = zeros(nc), *want = zeros(nn);
  for (int k = 0; k < columns; k++) {
    eliminate(n, a, 1, xbar + k * n, z + k * n);
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) want[i + j * n] -= z[i + k * n] * x[j + k * n];
  }
  check_near("adjoint of b", nc, bbar, z, 1e-8);
  check_near("adjoint of A", nn, abar, want, 1e-8);

  double *da = uniforms(nn), *db = uniforms(nc), *dx = zeros(nc), *right = zeros(nc), *tangent = zeros(nc);
  __enzyme_fwddiff_void((void *)solve, enzyme_const, n, enzyme_const, columns, enzyme_dup, a, da, enzyme_dup, b, db,
                        enzyme_dup, x, dx);
  for (int k = 0; k < columns; k++) {
    for (int i = 0; i < n; i++) {
      right[i + k * n] = db[i + k * n];
      for (int j = 0; j < n; j++) right[i + k * n] -= da[i + j * n] * x[j + k * n];
    }
    eliminate(n, a, 0, right + k * n, tangent + k * n);
  }
  check_near("tangent of x", nc, dx, tangent, 1e-8);
}

int main(void) {
  check(1, 1);
  check(6, 3);
  check(100, 2); /* more than a block: DGETRF goes through DGETRF2, DTRSM and DGEMM */
  return check_report();
}
