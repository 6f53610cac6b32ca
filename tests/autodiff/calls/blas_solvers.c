/* Numerical programs of every kind around BLAS and LAPACK, whose code is native. */
#include <cblas.h>
#include <lapacke.h>
#include "check.h"

#define N 6
enum { ROW = CblasRowMajor, COL = CblasColMajor };

/* Newton's iteration with an LU factorisation in each step, in place. */
static double newton(const double *p) {
  double x[3] = {1, 1, 1};
  for (int step = 0; step < 5; step++) {
    double J[9], r[3];
    for (int i = 0; i < 3; i++) {
      r[i] = x[i] * x[i] * x[i] + p[i] * x[(i + 1) % 3] - p[i + 3];
      for (int j = 0; j < 3; j++) J[i + 3 * j] = (i == j) * 3 * x[i] * x[i] + (j == (i + 1) % 3) * p[i];
    }
    lapack_int pivots[3];
    LAPACKE_dgetrf(COL, 3, 3, J, 3, pivots);
    LAPACKE_dgetrs(COL, 'N', 3, 1, J, 3, pivots, r, 3);
    cblas_daxpy(3, -1.0, r, 1, x, 1);
  }
  return x[0] + 2 * x[1] * x[2];
}

/* Normal equations, row by row: A = X'X + p I, A w = X'y. */
static double regression(const double *p) {
  double X[4][3], y[4], A[3][3] = {{0}}, b[3];
  for (int i = 0; i < 4; i++) {
    y[i] = sin(i + p[5]);
    for (int j = 0; j < 3; j++) X[i][j] = cos(i * p[j] + j);
  }
  for (int j = 0; j < 3; j++) A[j][j] = 0.1 + p[3] * p[3];
  cblas_dsyrk(ROW, CblasUpper, CblasTrans, 3, 4, 1, &X[0][0], 3, 1, &A[0][0], 3);
  cblas_dgemv(ROW, CblasTrans, 4, 3, p[4], &X[0][0], 3, y, 1, 0, b, 1);
  LAPACKE_dposv(ROW, 'U', 3, 1, &A[0][0], 3, b, 1);
  return cblas_dnrm2(3, b, 1) + b[1];
}

/* A Kalman filter: buffers change places by pointer, K = P H' S^-1. */
static double kalman(const double *p) {
  double F[4] = {1, p[0], 0, 1}, x[2] = {p[1], p[2]}, P0[4] = {1, 0, 0, 1}, P1[4], T[4], *P = P0, *Q = P1;
  double H[2] = {1, 0.2 * p[3]}, sum = 0;
  for (int t = 0; t < 4; t++) {
    double next[2], PH[2];
    cblas_dgemv(ROW, CblasNoTrans, 2, 2, 1, F, 2, x, 1, 0, next, 1);
    cblas_dgemm(ROW, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, F, 2, P, 2, 0, T, 2);
    for (int i = 0; i < 4; i++) Q[i] = (i % 3 == 0) * 0.1 * p[4];
    cblas_dgemm(ROW, CblasNoTrans, CblasTrans, 2, 2, 2, 1, T, 2, F, 2, 1, Q, 2);
    cblas_dsymv(ROW, CblasLower, 2, 1, Q, 2, H, 1, 0, PH, 1);
    double S = cblas_ddot(2, H, 1, PH, 1) + 0.5, r = sin(t) * p[5] - cblas_ddot(2, H, 1, next, 1);
    cblas_dcopy(2, next, 1, x, 1);
    cblas_daxpy(2, r / S, PH, 1, x, 1);
    cblas_dger(ROW, 2, 2, -1 / S, PH, 1, PH, 1, Q, 2);
    sum += r * r / S + log(S);
    double *hold = P;
    P = Q;
    Q = hold;
  }
  return sum + x[0];
}

/* Least squares by QR. */
static double least_squares(const double *p) {
  double A[15], b[5], tau[3];
  for (int i = 0; i < 5; i++) {
    b[i] = p[i] * i - p[5];
    for (int j = 0; j < 3; j++) A[i + 5 * j] = exp(-0.3 * i * p[j]) + (i == j);
  }
  LAPACKE_dgeqrf(COL, 5, 3, A, 5, tau);
  LAPACKE_dormqr(COL, 'L', 'T', 5, 1, 3, A, 5, tau, b, 5);
  LAPACKE_dtrtrs(COL, 'U', 'N', 'N', 3, 1, A, 5, b, 5);
  return b[0] * b[1] + b[2];
}

/* A layer of a network in single precision, weights in memory of their own, softplus. */
static double layer(const double *p) {
  float W[6], X[4] = {0.1f, 0.5f, -0.3f, 0.8f}, *Z = malloc(6 * sizeof *Z);
  for (int i = 0; i < 6; i++) W[i] = (float)p[i], Z[i] = NAN;
  float sum = 0;
  cblas_sgemm(ROW, CblasNoTrans, CblasTrans, 3, 2, 2, 0.5f, W, 2, X, 2, 0, Z, 2);
  for (int i = 0; i < 6; i++) sum += logf(1 + expf(Z[i]));
  free(Z);
  return sum * sum;
}

/* Power iteration with A given by its square, gemm of an array with itself. */
static double power(const double *p) {
  double A[9], B[9], x[3] = {1, 0.5, 0.2}, y[3];
  for (int i = 0; i < 9; i++) A[i] = p[i % N] * (i % 4 == 0 ? 3 : 0.3 * i);
  cblas_dgemm(COL, CblasNoTrans, CblasTrans, 3, 3, 3, 1, A, 3, A, 3, 0, B, 3);
  double norm = 0;
  for (int k = 0; k < 6; k++) {
    cblas_dgemv(COL, CblasNoTrans, 3, 3, 1, B, 3, x, 1, 0, y, 1);
    norm = cblas_dnrm2(3, y, 1);
    cblas_dscal(3, 1 / norm, y, 1);
    cblas_dswap(3, x, 1, y, 1);
  }
  return norm + x[CblasNoTrans == 111 ? cblas_idamax(3, x, 1) : 0];
}

/* Vectors given twice, no elements, constant operands, alpha and beta from memory, chained in place. */
static double corners(const double *p) {
  double x[N], scale[2] = {p[1], p[2]}, table[3] = {1, -2, 0.5};
  cblas_dcopy(N, p, 1, x, 1);
  cblas_daxpy(N, scale[0], x, 1, x, 1);
  cblas_dgemv(COL, CblasNoTrans, 0, 0, 1, x, 1, x, 1, 1, x, 1);
  cblas_dgemv(COL, CblasNoTrans, 2, 2, scale[1], x, 2, table, 1, scale[0], x + 4, 1);
  cblas_drot(3, x, 2, x + 1, 2, cos(p[0]), sin(p[0]));
  cblas_dtrmv(COL, CblasUpper, CblasNoTrans, CblasUnit, 2, x, 2, x + 4, 1);
  scale[0] = 7;
  return cblas_dasum(N, x, 1) + cblas_ddot(3, table, 1, table, 1) * cblas_ddot(3, x, 2, table, 1);
}

/* Eigenvalues, singular values, a determinant by Cholesky. */
static double spectra(const double *p) {
  double A[9], S[9], L[9], w[3], s[3], superb[3], sum = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      A[i + 3 * j] = S[i + 3 * j] = p[i] * p[j] + (i == j) * (i + 1) + 0.1 * p[3 + (i + j) % 3];
      L[i + 3 * j] = NAN;
    }
  LAPACKE_dlacpy(COL, 'L', 3, 3, A, 3, L, 3);
  LAPACKE_dpotrf(COL, 'L', 3, L, 3);
  for (int i = 0; i < 3; i++) sum += log(L[4 * i]);
  LAPACKE_dgesvd(COL, 'N', 'N', 3, 3, S, 3, s, NULL, 3, NULL, 3, superb);
  LAPACKE_dsyev(COL, 'V', 'U', 3, A, 3, w);
  return sum + w[0] * w[2] + s[1] * s[1] + A[1] * A[1] + A[3] * A[4] * A[5] * A[1] * A[0];
}

__attribute__((noinline)) static void product(int n, const double *A, const double *B, double *C) {
  cblas_dgemm(COL, CblasNoTrans, CblasNoTrans, n, n, n, 1, A, n, B, n, 0, C, n);
}
/* A function that stays a call, its operands overwritten afterwards. */
static double chain(const double *p) {
  double A[4], B[4], C[4] = {0};
  for (int i = 0; i < 4; i++) A[i] = p[i], B[i] = sin(p[i + 1] + i);
  for (int k = 0; k < 3; k++) {
    product(2, A, B, C);
    memcpy(A, C, sizeof A);
    B[k] += C[3 - k];
  }
  return C[0] * C[3] - C[1] * C[2] + C[1];
}


#define SECOND(f)                                                                                                      \
  static void gradient_##f(const double *x, double *g) {                                                               \
    for (int i = 0; i < N; i++) g[i] = 0;                                                                              \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);                                                               \
  }
SECOND(newton) SECOND(power) SECOND(regression)

#define SET(x) double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}
#define TRY(f, tolerance)                                                                                              \
  do {                                                                                                                 \
    SET(x);                                                                                                            \
    double g[N] = {0};                                                                                                 \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g);                                                               \
    for (int i = 0; i < N; i++) {                                                                                      \
      double v[N] = {0}, h = tolerance > 1e-4 ? 1e-2 : 1e-5, at = x[i];                                                \
      v[i] = 1;                                                                                                        \
      double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, v);                                                        \
      x[i] = at + h;                                                                                                   \
      double d = f(x);                                                                                                 \
      x[i] = at - h;                                                                                                   \
      d = (d - f(x)) / (2 * h);                                                                                        \
      x[i] = at;                                                                                                       \
      CHECK_CLOSE(#f " reverse", g[i], d, tolerance);                                                                        \
      CHECK_CLOSE(#f " forward", t, d, tolerance);                                                                           \
    }                                                                                                                  \
  } while (0)
#define TRY_SECOND(f)                                                                                                  \
  do {                                                                                                                 \
    SET(x);                                                                                                            \
    double v[N] = {0.3, -0.2, 0.5, 0.1, -0.4, 0.6}, g[N], hv[N] = {0}, up[N], down[N], h = 1e-5, y[N];                 \
    __enzyme_fwddiff_void((void *)gradient_##f, enzyme_dup, x, v, enzyme_dup, g, hv);                                  \
    for (int i = 0; i < N; i++) y[i] = x[i] + h * v[i];                                                                \
    gradient_##f(y, up);                                                                                               \
    for (int i = 0; i < N; i++) y[i] = x[i] - h * v[i];                                                                \
    gradient_##f(y, down);                                                                                             \
    for (int i = 0; i < N; i++) CHECK_CLOSE(#f " second", hv[i], (up[i] - down[i]) / (2 * h), 1e-5);                         \
  } while (0)

int main(void) {
  TRY(newton, 1e-6);
  TRY(regression, 1e-6);
  TRY(kalman, 1e-6);
  TRY(least_squares, 1e-6);
  TRY(layer, 2e-2);
  TRY(power, 1e-6);
  TRY(corners, 1e-6);
  TRY(spectra, 1e-6);
  TRY(chain, 1e-6);
  TRY_SECOND(newton);
  TRY_SECOND(power);
  TRY_SECOND(regression);
  return check_failures != 0;
}
