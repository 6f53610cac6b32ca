/* LU factorisations with integers of 64 bits under plain names; compiled without bitcode. */
#include <math.h>
#include <stdint.h>

typedef int64_t integer;

static void swap_rows(double *a, integer lda, integer columns, integer i, integer k) {
  for (integer j = 0; j < columns; j++) {
    double t = a[i + j * lda];
    a[i + j * lda] = a[k + j * lda], a[k + j * lda] = t;
  }
}

void dlaswp_(const integer *n, double *a, const integer *lda, const integer *k1, const integer *k2,
             const integer *pivots, const integer *step) {
  if (*step > 0)
    for (integer i = *k1; i <= *k2; i++) swap_rows(a, *lda, *n, i - 1, pivots[i - 1] - 1);
  else
    for (integer i = *k2; i >= *k1; i--) swap_rows(a, *lda, *n, i - 1, pivots[i - 1] - 1);
}

void dgetrf_(const integer *m, const integer *n, double *a, const integer *lda, integer *pivots, integer *info) {
  integer order = *m < *n ? *m : *n;
  *info = 0;
  for (integer c = 0; c < order; c++) {
    integer largest = c;
    for (integer i = c + 1; i < *m; i++)
      if (fabs(a[i + c * *lda]) > fabs(a[largest + c * *lda])) largest = i;
    pivots[c] = largest + 1;
    swap_rows(a, *lda, *n, c, largest);
    for (integer i = c + 1; i < *m; i++) {
      a[i + c * *lda] /= a[c + c * *lda];
      for (integer j = c + 1; j < *n; j++) a[i + j * *lda] -= a[i + c * *lda] * a[c + j * *lda];
    }
  }
}

static void lower(double *b, const double *a, integer n, integer row, integer column, int unit) {
  for (integer i = 0; i < n; i++) {
    for (integer j = 0; j < i; j++) b[i] -= a[i * row + j * column] * b[j];
    if (!unit) b[i] /= a[i * row + i * column];
  }
}

static void upper(double *b, const double *a, integer n, integer row, integer column, int unit) {
  for (integer i = n - 1; i >= 0; i--) {
    for (integer j = i + 1; j < n; j++) b[i] -= a[i * row + j * column] * b[j];
    if (!unit) b[i] /= a[i * row + i * column];
  }
}

void dgetrs_(const char *flag, const integer *n, const integer *columns, const double *a, const integer *lda,
             const integer *pivots, double *b, const integer *ldb, integer *info) {
  const integer one = 1, back = -1;
  int plain = *flag == 'N' || *flag == 'n';
  *info = 0;
  if (plain) dlaswp_(columns, b, ldb, &one, n, pivots, &one);
  for (integer c = 0; c < *columns; c++) {
    double *column = b + c * *ldb;
    if (plain)
      lower(column, a, *n, 1, *lda, 1), upper(column, a, *n, 1, *lda, 0);
    else
      lower(column, a, *n, *lda, 1, 0), upper(column, a, *n, *lda, 1, 1);
  }
  if (!plain) dlaswp_(columns, b, ldb, &one, n, pivots, &back);
}

void dgesv_(const integer *n, const integer *columns, double *a, const integer *lda, integer *pivots, double *b,
            const integer *ldb, integer *info) {
  dgetrf_(n, n, a, lda, pivots, info);
  dgetrs_("N", n, columns, a, lda, pivots, b, ldb, info);
}
