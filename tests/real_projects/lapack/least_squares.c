/* DGELS: x = A^+ b. Overdetermined, with z = (A'A)^-1 xbar and r = b - A x: bbar = A z, Abar = r z' - A z x'.
   Underdetermined (x of least norm), with y = (AA')^-1 b and w = (AA')^-1 A xbar: bbar = w,
   Abar = y (xbar - A'w)' - w x'. */
#include "lapack.h"

static int larger(int m, int n) { return m > n ? m : n; }

static void fit(int m, int n, const double *a, const double *b, double *x) {
  int rows = larger(m, n), one = 1, info, lwork = -1;
  double *qr = malloc(sizeof(double) * m * n), *right = malloc(sizeof(double) * rows), size;
  memcpy(qr, a, sizeof(double) * m * n);
  memcpy(right, b, sizeof(double) * m);
  dgels_("N", &m, &n, &one, qr, &m, right, &rows, &size, &lwork, &info, 1);
  lwork = (int)size;
  double *work = malloc(sizeof(double) * lwork);
  dgels_("N", &m, &n, &one, qr, &m, right, &rows, work, &lwork, &info, 1);
  if (info) abort();
  memcpy(x, right, sizeof(double) * n);
  free(work);
  free(right);
  free(qr);
}

/* result = A v, or A' v */
static void times(int m, int n, const double *a, int transposed, const double *v, double *result) {
  for (int i = 0; i < (transposed ? n : m); i++) {
    result[i] = 0;
    for (int j = 0; j < (transposed ? m : n); j++) result[i] += (transposed ? a[j + i * m] : a[i + j * m]) * v[j];
  }
}

static void check(int m, int n) {
  size_t mn = (size_t)m * n;
  int k = m < n ? m : n, tall = m >= n;
  double *a = uniforms(mn), *b = uniforms(m), *x = zeros(n), *xbar = uniforms(n), *seed = zeros(n);
  double *abar = zeros(mn), *bbar = zeros(m), *want = zeros(mn), *gram = zeros((size_t)k * k);
  for (int i = 0; i < k; i++) a[i + i * m] += 2;
  memcpy(seed, xbar, sizeof(double) * n);
  __enzyme_autodiff_void((void *)fit, enzyme_const, m, enzyme_const, n, enzyme_dup, a, abar, enzyme_dup, b, bbar,
                         enzyme_dup, x, seed);
  for (int i = 0; i < k; i++)
    for (int j = 0; j < k; j++)
      for (int s = 0; s < m + n - k; s++)
        gram[i + j * k] += tall ? a[s + i * m] * a[s + j * m] : a[i + s * m] * a[j + s * m];
  double *by_b = zeros(m), *z = zeros(k), *r = zeros(larger(m, n)), *y = zeros(k);
  if (tall) {
    eliminate(n, gram, 0, xbar, z);
    times(m, n, a, 0, z, by_b);
    times(m, n, a, 0, x, r);
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++) want[i + j * m] = (b[i] - r[i]) * z[j] - by_b[i] * x[j];
  } else {
    eliminate(m, gram, 0, b, y);
    times(m, n, a, 0, xbar, z);
    eliminate(m, gram, 0, z, by_b);
    times(m, n, a, 1, by_b, r);
    for (int i = 0; i < m; i++)
      for (int j = 0; j < n; j++) want[i + j * m] = y[i] * (xbar[j] - r[j]) - by_b[i] * x[j];
  }
  check_near("adjoint of b", m, bbar, by_b, 1e-8);
  check_near("adjoint of A", mn, abar, want, 1e-8);

  double *da = uniforms(mn), *db = uniforms(m), *dx = zeros(n), left = 0, right = 0;
  __enzyme_fwddiff_void((void *)fit, enzyme_const, m, enzyme_const, n, enzyme_dup, a, da, enzyme_dup, b, db,
                        enzyme_dup, x, dx);
  for (int i = 0; i < n; i++) left += xbar[i] * dx[i];
  for (size_t i = 0; i < mn; i++) right += want[i] * da[i];
  for (int i = 0; i < m; i++) right += by_b[i] * db[i];
  CHECK_CLOSE("tangent along xbar", left, right, 1e-8);
}

int main(void) {
  check(1, 1);
  check(9, 4);
  check(4, 9);
  check(120, 50); /* blocked: DGEQRF, DLARFT, DLARFB, DORMQR */
  check(50, 120);
  return check_report();
}
