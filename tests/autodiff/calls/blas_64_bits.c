/* What a library with integers of 64 bits has, or of other spellings, by one of 32; compiled without bitcode. */
#include <stdint.h>
void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *, const int *, const double *, const int *, const double *, double *, const int *);
void daxpy_(const int *, const double *, const double *, const int *, double *, const int *);
double dnrm2_(const int *, const double *, const int *);
void dgemm_64_(const char *a, const char *b, const int64_t *m, const int64_t *n, const int64_t *k, const double *al, const double *A, const int64_t *la, const double *B, const int64_t *lb, const double *be, double *C, const int64_t *lc) {
  int m_ = *m, n_ = *n, k_ = *k, la_ = *la, lb_ = *lb, lc_ = *lc;
  dgemm_(a, b, &m_, &n_, &k_, al, A, &la_, B, &lb_, be, C, &lc_);
}
void daxpy_64_(const int64_t *n, const double *a, const double *x, const int64_t *ix, double *y, const int64_t *iy) { int n_ = *n, i = *ix, j = *iy; daxpy_(&n_, a, x, &i, y, &j); }
void daxpy64_(const int64_t *n, const double *a, const double *x, const int64_t *ix, double *y, const int64_t *iy) { int n_ = *n, i = *ix, j = *iy; daxpy_(&n_, a, x, &i, y, &j); }
double dnrm264_(const int64_t *n, const double *x, const int64_t *ix) { int n_ = *n, i = *ix; return dnrm2_(&n_, x, &i); }
#define NARROW(name) void name(const char *a, const char *b, const int *m, const int *n, const int *k, const double *al, const double *A, const int *la, const double *B, const int *lb, const double *be, double *C, const int *lc) { dgemm_(a, b, m, n, k, al, A, la, B, lb, be, C, lc); }
NARROW(dgemm) NARROW(dgemm__) NARROW(DGEMM) NARROW(DGEMM_)
#define WIDE(name) void name(const char *a, const char *b, const int64_t *m, const int64_t *n, const int64_t *k, const double *al, const double *A, const int64_t *la, const double *B, const int64_t *lb, const double *be, double *C, const int64_t *lc) { dgemm_64_(a, b, m, n, k, al, A, la, B, lb, be, C, lc); }
WIDE(dgemm_64) WIDE(dgemm64_) WIDE(DGEMM_64_)
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
#define WIDE_CBLAS(name) void name(int o, int a, int b, int64_t m, int64_t n, int64_t k, double al, const double *A, int64_t la, const double *B, int64_t lb, double be, double *C, int64_t lc) { cblas_dgemm(o, a, b, m, n, k, al, A, la, B, lb, be, C, lc); }
WIDE_CBLAS(cblas_dgemm_64) WIDE_CBLAS(cblas_dgemm64_)
