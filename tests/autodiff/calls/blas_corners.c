/* Corners of BLAS: what changes after the call, sizes of 64 bits, complex numbers, choices at run time, blocks by pointer. */
#include <cblas.h>
#include <complex.h>
#include <stdint.h>
#include "check.h"
#define N 6
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *, const double *, const int *, const double *, double *, const int *, size_t, size_t);
int daxpy_(int *, double *, double *, int *, double *, int *);
double ddot_(int *, double *, int *, double *, int *);
void dgemv_(const char *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *);
void dgemm_64_(const char *, const char *, const int64_t *, const int64_t *, const int64_t *, const double *, const double *, const int64_t *, const double *, const int64_t *, const double *, double *, const int64_t *);
double dnrm264_(const int64_t *, const double *, const int64_t *);
void dger_(const int *, const int *, const double *, const double *, const int *, const double *, const int *, double *, const int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetrs_(const char *, const int *, const int *, double *, const int *, int *, double *, const int *, int *);

/* Every spelling of one routine. */
#define PROTOTYPE(name, integer) void name(const char *, const char *, const integer *, const integer *, const integer *, const double *, \
  const double *, const integer *, const double *, const integer *, const double *, double *, const integer *);
#define BY_FORTRAN(name, integer) PROTOTYPE(name, integer) static void by_##name(const double *p, double *C) { \
  integer n = 2; double zero = 0; name("N", "T", &n, &n, &n, p + 4, p, &n, p + 2, &n, &zero, C, &n); n = 9; }
#define BY_CBLAS(name) void name(int, int, int, int64_t, int64_t, int64_t, double, const double *, int64_t, const double *, int64_t, double, \
  double *, int64_t); static void by_##name(const double *p, double *C) { name(102, 111, 112, 2, 2, 2, p[4], p, 2, p + 2, 2, 0, C, 2); }
BY_FORTRAN(dgemm, int) BY_FORTRAN(dgemm__, int) BY_FORTRAN(DGEMM, int) BY_FORTRAN(DGEMM_, int)
BY_FORTRAN(dgemm_64, int64_t) BY_FORTRAN(dgemm64_, int64_t) BY_FORTRAN(DGEMM_64_, int64_t) BY_CBLAS(cblas_dgemm_64) BY_CBLAS(cblas_dgemm64_)
static double spellings(const double *p) {
  double C[9][4], s = 0;
  by_dgemm(p, C[0]), by_dgemm__(p, C[1]), by_DGEMM(p, C[2]), by_DGEMM_(p, C[3]), by_dgemm_64(p, C[4]), by_dgemm64_(p, C[5]);
  by_DGEMM_64_(p, C[6]), by_cblas_dgemm_64(p, C[7]), by_cblas_dgemm64_(p, C[8]);
  for (int k = 0; k < 9; k++) s += (k + 1) * (C[k][0] * C[k][3] + C[k][1] * p[5] + k * C[k][2]);
  return s;
}

static double G[9], H[9], out[9];
static double globals(const double *p) {
  for (int i = 0; i < 9; i++) G[i] = p[i % N] * i, H[i] = cos(p[(i + 2) % N]), out[i] = 0;
  cblas_dgemm(CblasRowMajor, CblasTrans, CblasNoTrans, 3, 3, 3, 1, G, 3, H, 3, 1, out, 3);
  G[0] = 100; H[4] = -7;
  return cblas_ddot(9, out, 1, out, 1) * 1e-2;
}
static double lengths(const double *p) {
  int n = 2, lda = 3; double A[6], B[6], C[6] = {0}, a = p[0], b = 0.5;
  for (int i = 0; i < 6; i++) A[i] = p[i], B[i] = p[5 - i] * p[i], C[i] = 1;
  dgemm_("n", "t", &n, &n, &n, &a, A, &lda, B, &lda, &b, C, &lda, 1, 1);
  n = 77; a = 5; A[1] = 3;
  return C[0] * C[4] + C[1] + C[3] * C[3] + C[2];
}
static double same_scalar(const double *p) { /* alpha and beta in one place, which is written afterwards */
  double s[2] = {p[0] * p[1], 3}, A[4] = {p[1], p[2], p[3], p[4]}, x[2] = {p[5], 1}, y[2] = {2, p[0]}; int n = 2, one = 1;
  for (int k = 0; k < 3; k++) { dgemv_("T", &n, &n, s, A, &n, x, &one, s, y, &one); s[0] += 0.1 * y[0]; one = 1; }
  return y[0] * y[1] + s[0];
}
static double changing(const double *p) { /* sizes and increments by reference change in the loop */
  double x[12], y[12] = {0}, sum = 0; 
  for (int i = 0; i < 12; i++) x[i] = p[i % N] * (1 + i);
  int n = 1, inc = 1; double a = p[0];
  for (int k = 0; k < 4; k++) { daxpy_(&n, &a, x + k, &inc, y, &inc); n++; inc = 3 - inc; sum += ddot_(&n, y, &inc, x, &inc); a *= 0.7; x[k] = 0; }
  return sum;
}
static double wide(const double *p) {
  int64_t n = 2, inc = 1; double A[4] = {p[0], p[1], p[2], p[3]}, C[4], one = 1, zero = 0;
  dgemm_64_("N", "C", &n, &n, &n, &p[4], A, &n, A, &n, &zero, C, &n); n = 4; (void)one;
  return dnrm264_(&n, C, &inc);
}
struct mat { int n; double *a; };
static void mul(struct mat *c, const struct mat *a, const struct mat *b) {
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, c->n, c->n, c->n, 1, a->a, a->n, b->a, b->n, 0, c->a, c->n);
}
static double structs(const double *p) {
  struct mat m[3]; double sum = 0;
  for (int k = 0; k < 3; k++) { m[k].n = 2; m[k].a = malloc(4 * sizeof(double)); }
  for (int i = 0; i < 4; i++) m[0].a[i] = p[i], m[1].a[i] = p[i + 2];
  for (int k = 0; k < 5; k++) { mul(&m[2], &m[0], &m[1]); struct mat t = m[0]; m[0] = m[2]; m[2] = t; }
  for (int i = 0; i < 4; i++) sum += m[0].a[i] * (i + 1);
  for (int k = 0; k < 3; k++) free(m[k].a);
  return sum;
}
static double complexes(const double *p) {
  double _Complex A[4], B[4], C[4], a = p[0] + I * p[1], b = 0, r;
  for (int i = 0; i < 4; i++) A[i] = p[i] + I * p[i + 1], B[i] = sin(p[i + 2]) - I * p[i] ;
  cblas_zgemm(CblasRowMajor, CblasConjTrans, CblasTrans, 2, 2, 2, &a, A, 2, B, 2, &b, C, 2);
  cblas_zdotc_sub(4, C, 1, A, 1, &r);
  cblas_zscal(2, &r, C, 2);
  cblas_zdscal(2, p[5], C + 1, 2);
  return creal(r) * 0.3 + cimag(C[2]) + creal(C[1] * C[3]) + cblas_dznrm2(4, C, 1);
}
static double choice(const double *p) { /* which array it is shows at run time */
  double table[4] = {1, 2, 3, 4}, mine[4] = {p[0], p[1], p[2], p[3]}, y[2] = {0};
  const double *from = p[4] > 0.5 ? table : mine, *other = p[4] > 0.5 ? mine : table;
  cblas_dgemv(CblasColMajor, CblasTrans, 2, 2, p[5], from, 2, other, 1, 0, y, 1);
  return y[0] * y[1] + cblas_ddot(4, from, 1, other, -1);
}
static double pointer(const double *p) {
  double (*f)(const int, const double *, const int, const double *, const int) = cblas_ddot;
  return f(3, p, 1, p + 3, 1) * p[0] + cblas_ddot(0, NULL, 1, NULL, 1) + cblas_dnrm2(0, NULL, 1);
}
static double tall(const double *p, int m, int n) {
  double A[15]; int piv[5], info;
  for (int i = 0; i < 15; i++) A[i] = sin(p[i % N] * (i + 1)) + (i % (m + 1) == 0) * 2;
  dgetrf_(&m, &n, A, &m, piv, &info);
  double s = 0; for (int i = 0; i < 15; i++) s += A[i] * cos(i);
  return s;
}
static double tall53(const double *p) { return tall(p, 5, 3); }
static double wide35(const double *p) { return tall(p, 3, 5); }
static double solves(const double *p) {
  double A[9], b[3] = {p[0], p[1], 1}, sum = 0; int n = 3, one = 1, piv[3], info;
  for (int i = 0; i < 9; i++) A[i] = sin(p[i % N] * i) + (i % 4 == 0) * 3;
  dgetrf_(&n, &n, A, &n, piv, &info);
  for (int k = 0; k < 3; k++) { dgetrs_(k & 1 ? "t" : "N", &n, &one, A, &n, piv, b, &n, &info); b[k] += p[k + 2]; sum += b[0] * b[2]; }
  for (int i = 0; i < 3; i++) piv[i] = 1;
  return sum;
}
__attribute__((noinline)) static double recursive(int depth, double *x, const double *p) {
  if (!depth) return cblas_dasum(2, x, 1);
  double A[4] = {p[depth], 0.2, x[0], p[0]}, y[2] = {0};
  cblas_dgemv(CblasRowMajor, CblasNoTrans, 2, 2, 1, A, 2, x, 1, 0, y, 1);
  cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 2, A, 2, y, 1);
  return y[0] * recursive(depth - 1, y, p) + x[1];
}
static double recursion(const double *p) { double x[2] = {p[0], p[1]}; return recursive(3, x, p); }
static double memory(const double *p) { /* in place, realloc, the matrix moves */
  double *A = malloc(4 * sizeof *A), s;
  memcpy(A, p, 4 * sizeof *A);
  cblas_dtrmm(CblasColMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 1, 1, p[5], A, 2, A + 2, 2);
  A = realloc(A, 6 * sizeof *A); A[4] = p[4]; A[5] = p[0];
  cblas_dsyr(CblasColMajor, CblasLower, 2, A[0], A + 4, 1, A, 2);
  s = A[0] * A[1] + A[3]; free(A); return s;
}
/* Memory that holds no numbers yet, which beta = 0 does not read, nor strides step on. */
static double uninitialised(const double *p) {
  double y[24], C[16], s = 0;
  for (int i = 0; i < 24; i++) y[i] = NAN;
  for (int i = 0; i < 16; i++) C[i] = NAN;
  cblas_dcopy(3, p, 2, y, -3);
  cblas_dscal(3, p[1], y, 3);
  cblas_daxpy(3, p[2], p, -2, y, 3);
  cblas_dgemm(CblasRowMajor, CblasTrans, CblasNoTrans, 3, 2, 1, p[0] * p[1], p, 3, p + 3, 2, 0, C, 5);
  cblas_dgemv(CblasColMajor, CblasNoTrans, 2, 3, p[4], p, 2, y, 3, 0, C + 3, 6);
  for (int i = 0; i < 3; i++) for (int j = 0; j < 2; j++) s += C[5 * i + j] * (i + j + 1) * C[5 * i + j];
  return s * C[3] + C[9] + cblas_ddot(3, y, 3, p, 1) + cblas_dnrm2(3, y, 3) * cblas_dasum(3, y, 3) + y[3 * cblas_idamax(3, y, 3)];
}
/* Nothing of size 0: only beta counts, and that in products without terms only. */
static double nothing(const double *p) {
  double y[4] = {p[0], p[1], p[2], p[3]};
  int pivots[1], n = 0, one = 1, info;
  cblas_dgemv(CblasColMajor, CblasNoTrans, 0, 0, p[1], p, 1, p, 1, p[2], y, 1);
  cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 0, p[3], p, 1, p, 2, p[4], y, 2);
  cblas_daxpy(-1, p[5], p, 1, y, 1);
  dgetrf_(&n, &n, y, &one, pivots, &info);
  return cblas_dnrm2(4, y, 1) + cblas_ddot(0, p, 1, p, 1);
}
/* Products of a matrix without rows or columns leave y as it is, whatever beta is; so do strides that must not step back. */
static double empty(const double *p) {
  double y[4] = {p[0], p[1], p[2], p[3]}, alpha = p[4];
  int kl = 0, m = 2, none = 0, one = 1;
  cblas_dgemv(CblasColMajor, CblasNoTrans, 2, 0, p[4], p, 2, p, 1, p[3], y, 1);
  cblas_dgemv(CblasRowMajor, CblasTrans, 0, 3, p[4], p, 3, p, 1, p[5], y, 1);
  cblas_dgemv(CblasRowMajor, CblasNoTrans, 0, 3, p[4], p, 3, p, 1, p[5], y, 1);
  cblas_dgbmv(CblasColMajor, CblasTrans, 0, 2, kl, kl, p[4], p, 1, p, 1, p[5], y, 1);
  dger_(&m, &none, &alpha, p, &one, p, &one, y, &m);
  cblas_dscal(2, p[5], y, -1);
  return y[0] * y[1] + y[2] * y[3] + alpha * cblas_dasum(2, p, -1) + cblas_dnrm2(2, p + 1, -1);
}
#define TRY(f) do { double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}, g[N] = {0}; \
    __enzyme_autodiff_void((void *)f, enzyme_runtime_activity, enzyme_dup, x, g); \
    for (int i = 0; i < N; i++) { double v[N] = {0}, u[N] = {0}, h = 1e-5, at = x[i]; v[i] = 1; (void)u; \
      double t = __enzyme_fwddiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, v); \
      x[i] = at + h; double d = f(x); x[i] = at - h; d = (d - f(x)) / (2 * h); x[i] = at; \
      CHECK_CLOSE(#f " reverse", g[i], d, 1e-6); CHECK_CLOSE(#f " forward", t, d, 1e-6); } } while (0)
int main(void) {
  TRY(globals); TRY(lengths); TRY(same_scalar); TRY(changing); TRY(wide); TRY(spellings); TRY(structs); TRY(complexes); TRY(choice);
  TRY(uninitialised); TRY(nothing); TRY(empty); TRY(pointer); TRY(tall53); TRY(wide35); TRY(solves); TRY(recursion); TRY(memory);
  { double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}, g[2][N] = {{0}}; /* two at a time */
    double v[2][N] = {{1, 0, 2, 0, 0, 1}, {0, 1, 0, 3, 1, 0}};
    struct two { double a, b; };
    extern struct two __enzyme_fwddiff_two(void *, ...);
    struct two t = __enzyme_fwddiff_two((void *)memory, enzyme_width, 2, enzyme_dup, x, v[0], v[1]);
    __enzyme_autodiff_void((void *)memory, enzyme_dup, x, g[0]);
    double s[2] = {0}; for (int k = 0; k < 2; k++) for (int i = 0; i < N; i++) s[k] += g[0][i] * v[k][i];
    CHECK_CLOSE("width", t.a, s[0], 1e-9); CHECK_CLOSE("width", t.b, s[1], 1e-9); }
  return check_failures != 0;
}
