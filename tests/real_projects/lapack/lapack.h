/* LAPACK's routines as C programs declare them, and the small dense algebra that the closed forms need. */
#ifndef LAPACK_H
#define LAPACK_H

#include "check.h"
#include <complex.h>

void dgesv_(const int *n, const int *nrhs, double *a, const int *lda, int *ipiv, double *b, const int *ldb, int *info);
void zgesv_(const int *n, const int *nrhs, double complex *a, const int *lda, int *ipiv, double complex *b,
            const int *ldb, int *info);
void dpotrf_(const char *uplo, const int *n, double *a, const int *lda, int *info, size_t);
void dpotrs_(const char *uplo, const int *n, const int *nrhs, const double *a, const int *lda, double *b,
             const int *ldb, int *info, size_t);
void dposv_(const char *uplo, const int *n, const int *nrhs, double *a, const int *lda, double *b, const int *ldb,
            int *info, size_t);
void dsyev_(const char *jobz, const char *uplo, const int *n, double *a, const int *lda, double *w, double *work,
            const int *lwork, int *info, size_t, size_t);
void dgels_(const char *trans, const int *m, const int *n, const int *nrhs, double *a, const int *lda, double *b,
            const int *ldb, double *work, const int *lwork, int *info, size_t);

__attribute__((unused)) static double uniform(void) { return rand() / (double)RAND_MAX - 0.5; }

__attribute__((unused)) static double *uniforms(size_t count) {
  double *made = malloc(sizeof(double) * count);
  for (size_t i = 0; i < count; i++) made[i] = uniform();
  return made;
}

__attribute__((unused)) static double *zeros(size_t count) { return calloc(count, sizeof(double)); }

/* The largest |got - want| over `count` numbers must be below the tolerance. */
__attribute__((unused)) static void check_near(const char *name, size_t count, const double *got, const double *want,
                                               double tolerance) {
  double worst = 0, size = 0;
  for (size_t i = 0; i < count; i++) {
    if (!(fabs(got[i] - want[i]) <= worst)) worst = fabs(got[i] - want[i]);
    size += fabs(got[i]);
  }
  check_count++;
  if (!(worst <= tolerance) || size == 0) {
    check_failures++;
    fprintf(stderr, "%s: wrong by %g, size %g\n", name, worst, size);
  }
  printf("check %s\n", name);
}

/* x with A x = b (transposed: A' x = b) by Gaussian elimination of our own, for matrices stored by columns. */
__attribute__((unused)) static void eliminate(int n, const double *a, int transposed, const double *b, double *x) {
  double *m = malloc(sizeof(double) * n * (n + 1));
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) m[i * (n + 1) + j] = transposed ? a[j + i * n] : a[i + j * n];
    m[i * (n + 1) + n] = b[i];
  }
  for (int k = 0; k < n; k++) {
    int pivot = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(m[i * (n + 1) + k]) > fabs(m[pivot * (n + 1) + k])) pivot = i;
    for (int j = 0; j <= n; j++) {
      double swapped = m[k * (n + 1) + j];
      m[k * (n + 1) + j] = m[pivot * (n + 1) + j];
      m[pivot * (n + 1) + j] = swapped;
    }
    for (int i = k + 1; i < n; i++) {
      double factor = m[i * (n + 1) + k] / m[k * (n + 1) + k];
      for (int j = k; j <= n; j++) m[i * (n + 1) + j] -= factor * m[k * (n + 1) + j];
    }
  }
  for (int i = n - 1; i >= 0; i--) {
    double sum = m[i * (n + 1) + n];
    for (int j = i + 1; j < n; j++) sum -= m[i * (n + 1) + j] * x[j];
    x[i] = sum / m[i * (n + 1) + i];
  }
  free(m);
}

#endif
