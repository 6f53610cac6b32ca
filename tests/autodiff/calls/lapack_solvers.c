/* Least squares of all shapes, inverses, eigenvalues and singular values by the divided ways, as programs call them. */
#include <lapacke.h>
#include <cblas.h>
#include <string.h>
#include "check.h"
#define N 6
#define TRY(f) do { double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}, g[N] = {0}; \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g); \
    for (int i = 0; i < N; i++) { double v[N] = {0}, h = 1e-5, at = x[i]; v[i] = 1; \
      double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, v); \
      x[i] = at + h; double d = f(x); x[i] = at - h; d = (d - f(x)) / (2 * h); x[i] = at; \
      CHECK_CLOSE(#f " reverse", g[i], d, 1e-6); CHECK_CLOSE(#f " forward", t, d, 1e-6); } } while (0)
void dgels_(const char *, const int *, const int *, const int *, double *, const int *, double *, const int *, double *, const int *, int *, size_t);
static double fit(const double *p, char ta, int m, int n, int which) {
  double A[20], B[12], work[200], s = 0; int lda = m, ldb = 6, nrhs = 2, info, lwork = -1;
  for (int i = 0; i < m * n; i++) A[i] = sin(p[i % N] * (i + 1)) + (i % (m + 1) == 0) * 2;
  for (int i = 0; i < 12; i++) B[i] = cos(p[(i + 1) % N] * i);
  dgels_(&ta, &m, &n, &nrhs, A, &lda, B, &ldb, work, &lwork, &info, 1);
  lwork = 200;
  dgels_(&ta, &m, &n, &nrhs, A, &lda, B, &ldb, work, &lwork, &info, 1);
  int rows = (ta == 'N') ? n : m;
  if (which == 0) { for (int c = 0; c < 2; c++) for (int i = 0; i < rows; i++) s += (i + 1 + c) * B[i + 6*c]; }
  if (which == 1) { int big = m > n ? m : n; for (int c = 0; c < 2; c++) for (int i = rows; i < big; i++) s += B[i+6*c]*B[i+6*c]; }
  if (which == 2) for (int i = 0; i < m * n; i++) s += A[i]*A[i]*i;
  return s;
}
#define F(ta, m, n, w) static double fit_##ta##m##n##w(const double *p) { return fit(p, #ta[0], m, n, w); }
F(N,5,3,0) F(N,5,3,1) F(N,5,3,2) F(T,5,3,0) F(N,3,5,0) F(T,3,5,0) F(T,3,5,1) F(N,4,4,0) F(T,5,3,2) F(N,3,5,2) F(t,4,4,0) F(N,1,1,0) F(N,5,1,0)
static double rows(const double *p) {
  double A[5][3], b[5]; for (int i = 0; i < 5; i++) { b[i] = p[i]*p[i]; for (int j = 0; j < 3; j++) A[i][j] = pow(p[5]+i*0.2, j); }
  LAPACKE_dgels(LAPACK_ROW_MAJOR, 'N', 5, 3, 1, &A[0][0], 3, b, 1);
  return b[0]*b[1] + b[2];
}
static double inverse(const double *p) {
  double A[9], B[9], s = 0; int piv[3];
  for (int i = 0; i < 9; i++) A[i] = sin(p[i % N] * (i + 1)) + (i % 4 == 0) * 2;
  memcpy(B, A, sizeof A);
  LAPACKE_dgetrf(LAPACK_ROW_MAJOR, 3, 3, A, 3, piv); 
  double det = 1; for (int i = 0; i < 3; i++) det *= piv[i] == i + 1 ? A[4*i] : -A[4*i];
  LAPACKE_dgetri(LAPACK_ROW_MAJOR, 3, A, 3, piv);
  for (int i = 0; i < 9; i++) s += A[i] * (i+1);
  return s + det;
}
static double covariance(const double *p) {
  double X[4][3], A[9] = {0}, s = 0;
  for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) X[i][j] = cos(i * p[j] + j);
  for (int i = 0; i < 3; i++) A[4*i] = p[3];
  cblas_dsyrk(CblasRowMajor, CblasLower, CblasTrans, 3, 4, 1, &X[0][0], 3, 1, A, 3);
  LAPACKE_dpotrf(LAPACK_ROW_MAJOR, 'L', 3, A, 3);
  double logdet = 0; for (int i = 0; i < 3; i++) logdet += 2 * log(A[4*i]);
  LAPACKE_dpotri(LAPACK_ROW_MAJOR, 'L', 3, A, 3);
  for (int i = 0; i < 3; i++) for (int j = 0; j <= i; j++) s += A[3*i+j] * p[4] * (i + j + 1);
  return s + logdet * p[5];
}
static double tri(const double *p) {
  double A[9]; for (int i = 0; i < 9; i++) A[i] = p[i % N] + (i % 4 == 0);
  LAPACKE_dtrtri(LAPACK_COL_MAJOR, 'U', 'N', 3, A, 3); LAPACKE_dtrtri(LAPACK_COL_MAJOR, 'L', 'U', 3, A, 3);
  double s = 0; for (int i = 0; i < 9; i++) s += A[i]*A[i]*(i+1); return s;
}
static double modes(const double *p) {
  double A[9], w[3], s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) A[3*i+j] = sin(p[i]*p[j]) + (i == j) * i;
  LAPACKE_dsyevd(LAPACK_COL_MAJOR, 'V', 'U', 3, A, 3, w);
  for (int i = 0; i < 9; i++) s += A[i]*A[i]*(i+1); return s + w[0]*w[1] + 3*w[2];
}
static double ssum(const double *p) {
  double A[12], s[3]; for (int i = 0; i < 12; i++) A[i] = sin(p[i%N]*(i+1));
  LAPACKE_dgesdd(LAPACK_COL_MAJOR, 'N', 4, 3, A, 4, s, NULL, 1, NULL, 1);
  return s[0] + 2*s[1]*s[2];
}
static double careful(const double *p) { /* what is solved is looked at before */
  double A[9], b[3] = {p[0], 1, p[1] * p[2]}, rcond; int piv[3];
  for (int i = 0; i < 9; i++) A[i] = sin(p[i % N] * (i + 1)) + (i % 4 == 0) * 2;
  double one = LAPACKE_dlange(LAPACK_COL_MAJOR, '1', 3, 3, A, 3), all = LAPACKE_dlange(LAPACK_COL_MAJOR, 'F', 3, 3, A, 3);
  if (LAPACKE_dgetrf(LAPACK_COL_MAJOR, 3, 3, A, 3, piv)) return -1;
  LAPACKE_dgecon(LAPACK_COL_MAJOR, '1', 3, A, 3, one, &rcond);
  if (rcond < 1e-12) return -2;
  LAPACKE_dgetrs(LAPACK_COL_MAJOR, 'N', 3, 1, A, 3, piv, b, 3);
  return cblas_dnrm2(3, b, 1) * all + one;
}
/* bands: a beam that is solved by both factorisations, of which one exchanges rows; a fixed point of it */
static double band(const double *p) {
  enum { n = 7, kl = 1, ku = 2, ld = 2 * kl + ku + 1 };
  double A[n * ld] = {0}, C[n * 2] = {0}, T[3][n], b[2][n], s = 0; int piv[n];
  for (int j = 0; j < n; j++) {
    b[0][j] = p[j % N] * j, b[1][j] = cos(p[(j + 1) % N]);
    for (int i = j - ku; i <= j + kl; i++) if (i >= 0 && i < n) A[j * ld + kl + ku + i - j] = sin(p[i % N] * (j + 1)) + (i == j + 1) * 3;
    C[2 * j] = 3 + p[j % N], C[2 * j + 1] = -p[(j + 2) % N];
    for (int d = 0; d < 3; d++) T[d][j] = p[(j + d) % N] + 3 * (d == 1);
  }
  if (LAPACKE_dgbtrf(LAPACK_COL_MAJOR, n, n, kl, ku, A, ld, piv)) return -1;
  LAPACKE_dgbtrs(LAPACK_COL_MAJOR, 'N', n, kl, ku, 2, A, ld, piv, b[0], n);
  LAPACKE_dgbtrs(LAPACK_COL_MAJOR, 'T', n, kl, ku, 1, A, ld, piv, b[1], n);
  LAPACKE_dpbsv(LAPACK_COL_MAJOR, 'L', n, 1, 2, C, 2, b[0], n);
  LAPACKE_dgtsv(LAPACK_COL_MAJOR, n, 2, T[0], T[1], T[2], b[0], n);
  double logdet = 0;
  for (int j = 0; j < n; j++) logdet += 2 * log(C[2 * j]);
  for (int k = 0; k < 2; k++) for (int j = 0; j < n; j++) s += (j + 1) * b[k][j] * b[k][j];
  return s + logdet;
}
static double ranks(const double *p, int m, int n, int rank, int layout) { /* least squares, also of matrices of less rank */
  double U[15], V[15], A[25] = {0}, B[10], s[5], r = 0; int found;
  for (int i = 0; i < m * rank; i++) U[i] = sin(p[i % N] * (i + 1));
  for (int i = 0; i < n * rank; i++) V[i] = cos(p[(i + 1) % N] * i);
  for (int i = 0; i < 10; i++) B[i] = p[i % N] * p[(i + 2) % N] * (i + 1);
  int lda = layout == LAPACK_COL_MAJOR ? m : n, ldb = layout == LAPACK_COL_MAJOR ? 5 : 2;
  cblas_dgemm((CBLAS_LAYOUT)layout, CblasNoTrans, CblasTrans, m, n, rank, 1, U, layout == LAPACK_COL_MAJOR ? m : rank, V, layout == LAPACK_COL_MAJOR ? n : rank, 0, A, lda);
  LAPACKE_dgelsd(layout, m, n, 2, A, lda, B, ldb, s, 1e-9, &found);
  if (found != rank) return -1;
  for (int i = 0; i < n; i++) for (int k = 0; k < 2; k++) r += (i + 1 + 2 * k) * B[layout == LAPACK_COL_MAJOR ? i + 5 * k : 2 * i + k];
  return r + s[0] * s[rank - 1];
}
static double ranks_533(const double *p) { return ranks(p, 5, 3, 3, LAPACK_COL_MAJOR); }
static double ranks_532(const double *p) { return ranks(p, 5, 3, 2, LAPACK_ROW_MAJOR); }
static double ranks_352(const double *p) { return ranks(p, 3, 5, 2, LAPACK_COL_MAJOR); }
static double ranks_441(const double *p) { return ranks(p, 4, 4, 1, LAPACK_ROW_MAJOR); }
/* the residual behind the solution has no derivative that is known: nothing is said rather than 0 */
static double residual(const double *p) {
  double A[4] = {p[0], p[1], p[2], 1}, b[4] = {p[3], p[4], p[5], 2}, s[1]; int rank;
  LAPACKE_dgelss(LAPACK_COL_MAJOR, 4, 1, 1, A, 4, b, 4, s, -1, &rank);
  return b[1] * b[1] + b[2] * b[2] + b[3] * b[3];
}
static void unknown(void) {
  double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}, g[N] = {0}, v[N] = {1};
  __enzyme_autodiff_void((void *)residual, enzyme_dup, x, g);
  if (!isnan(g[0]) || !isnan(__enzyme_fwddiff((void *)residual, enzyme_dup, x, v))) check_failures++, puts("a number for what is not known");
}
/* complex numbers as LAPACKE makes them of their parts */
static double phasors(const double *p) {
  lapack_complex_double A[4], b[2];
  lapack_complex_float small = lapack_make_complex_float((float)p[0], 2);
  int piv[2];
  for (int i = 0; i < 4; i++) A[i] = lapack_make_complex_double(p[i] + (i % 3 == 0), p[i + 1] * 0.5);
  for (int i = 0; i < 2; i++) b[i] = lapack_make_complex_double(p[i + 4], 0);
  LAPACKE_zgesv(LAPACK_ROW_MAJOR, 2, 1, A, 2, piv, b, 1);
  return lapack_complex_double_real(b[0]) * lapack_complex_double_imag(b[1]) + 0 * lapack_complex_float_real(small);
}
int main(void) { TRY(phasors); TRY(band); TRY(ranks_533); TRY(ranks_532); TRY(ranks_352); TRY(ranks_441); unknown();
  TRY(fit_N530); TRY(fit_N531); TRY(fit_N532); TRY(fit_T530); TRY(fit_N350); TRY(fit_T350); TRY(fit_T351); TRY(fit_N440); TRY(fit_T532); TRY(fit_N352); TRY(fit_t440); TRY(fit_N110); TRY(fit_N510); TRY(rows); TRY(inverse); TRY(covariance); TRY(tri); TRY(modes); TRY(ssum); TRY(careful); return check_failures != 0; }
