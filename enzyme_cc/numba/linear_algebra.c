/* Bodies for Numba's functions of linear algebra, which choose a routine of BLAS or LAPACK by a letter for the type: as
 * calls of these routines, whose derivatives are known. SciPy has them, as for Numba (libraries.py). Names: Numba's,
 * behind `enzyme_cc_`. All are inlined, and the letter is a constant there.
 */

#include "../autodiff/runtime/support.h"

typedef int32_t I;
typedef int64_t L;
typedef char C;

#define OF_ALL(R, NAME, ...) extern R s##NAME(__VA_ARGS__), d##NAME(__VA_ARGS__), c##NAME(__VA_ARGS__), z##NAME(__VA_ARGS__)
OF_ALL(void, gemm_, C *, C *, I *, I *, I *, void *, void *, I *, void *, I *, void *, void *, I *);
OF_ALL(void, gemv_, C *, I *, I *, void *, void *, I *, void *, I *, void *, void *, I *);
OF_ALL(void, getrf_, I *, I *, void *, I *, I *, I *);
OF_ALL(void, getrs_, C *, I *, I *, void *, I *, I *, void *, I *, I *);
OF_ALL(void, gesv_, I *, I *, void *, I *, I *, void *, I *, I *);
OF_ALL(void, potrf_, C *, I *, void *, I *, I *);
OF_ALL(void, lacpy_, C *, I *, I *, void *, I *, void *, I *);
extern float sdot_(I *, void *, I *, void *, I *), snrm2_(I *, void *, I *), scnrm2_(I *, void *, I *);
extern double ddot_(I *, void *, I *, void *, I *), dnrm2_(I *, void *, I *), dznrm2_(I *, void *, I *);
#define OF_REAL(NAME, ...) extern void s##NAME(__VA_ARGS__), d##NAME(__VA_ARGS__)
OF_REAL(geqrf_, I *, I *, void *, I *, void *, void *, I *, I *);
OF_REAL(ormqr_, C *, C *, I *, I *, I *, void *, I *, void *, void *, I *, void *, I *, I *);
OF_REAL(syev_, C *, C *, I *, void *, I *, void *, void *, I *, I *);
OF_REAL(gesvd_, C *, C *, I *, I *, void *, I *, void *, void *, I *, void *, I *, void *, I *, I *);

#define BY_TYPE(NAME, ...) \
  switch (kind) { \
    case 's': s##NAME(__VA_ARGS__); break; \
    case 'd': d##NAME(__VA_ARGS__); break; \
    case 'c': c##NAME(__VA_ARGS__); break; \
    case 'z': z##NAME(__VA_ARGS__); break; \
    default: return -1; \
  }
#define BY_REAL_TYPE(NAME, ...) \
  switch (kind) { \
    case 's': s##NAME(__VA_ARGS__); break; \
    case 'd': d##NAME(__VA_ARGS__); break; \
    default: outside_complex(); return -1; \
  }

/* No body, no derivative: what refuses complex numbers, by its name. */
extern void outside_complex(void) __asm__("numba_ez_of_complex_numbers");

static L bytes_of(C kind) { return kind == 's' ? 4 : kind == 'z' ? 16 : 8; }

#define DOT(TYPE) \
  static void dot_##TYPE(C conjugate, L n, const TYPE *x, const TYPE *y, TYPE *result) { \
    TYPE re = 0, im = 0, sign = conjugate ? -1 : 1; \
    for (L i = 0; i < n; i++) { \
      TYPE xr = x[2 * i], xi = sign * x[2 * i + 1], yr = y[2 * i], yi = y[2 * i + 1]; \
      re += xr * yr - xi * yi; \
      im += xr * yi + xi * yr; \
    } \
    result[0] = re; \
    result[1] = im; \
  }
DOT(float)
DOT(double)

SHARED INLINE I enzyme_cc_numba_xxdot(C kind, C conjugate, L n, void *x, void *y, void *result) {
  I count = n, one = 1;
  switch (kind) {
    case 's': *(float *)result = sdot_(&count, x, &one, y, &one); break;
    case 'd': *(double *)result = ddot_(&count, x, &one, y, &one); break;
    case 'c': dot_float(conjugate, n, x, y, result); break;
    case 'z': dot_double(conjugate, n, x, y, result); break;
    default: return -1;
  }
  return 0;
}
SHARED INLINE I enzyme_cc_numba_xxnrm2(C kind, L n, void *x, L step, void *result) {
  I count = n, by = step;
  switch (kind) {
    case 's': *(float *)result = snrm2_(&count, x, &by); break;
    case 'd': *(double *)result = dnrm2_(&count, x, &by); break;
    case 'c': *(float *)result = scnrm2_(&count, x, &by); break;
    case 'z': *(double *)result = dznrm2_(&count, x, &by); break;
    default: return -1;
  }
  return 0;
}
SHARED INLINE I enzyme_cc_numba_xxgemv(C kind, C trans, L m, L n, void *alpha, void *a, L lda, void *x, void *beta,
                                       void *y) {
  I rows = m, columns = n, step = lda, one = 1;
  BY_TYPE(gemv_, &trans, &rows, &columns, alpha, a, &step, x, &one, beta, y, &one)
  return 0;
}
SHARED INLINE I enzyme_cc_numba_xxgemm(C kind, C transa, C transb, L m, L n, L k, void *alpha, void *a, L lda, void *b,
                                       L ldb, void *beta, void *c, L ldc) {
  I rows = m, columns = n, inner = k, step_a = lda, step_b = ldb, step_c = ldc;
  BY_TYPE(gemm_, &transa, &transb, &rows, &columns, &inner, alpha, a, &step_a, b, &step_b, beta, c, &step_c)
  return 0;
}
SHARED INLINE I enzyme_cc_numba_xxgetrf(C kind, L m, L n, void *a, L lda, I *pivots) {
  I rows = m, columns = n, step = lda, info = 0;
  BY_TYPE(getrf_, &rows, &columns, a, &step, pivots, &info)
  return info;
}
/* The inverse as the solution for the unit matrix. */
SHARED INLINE I enzyme_cc_numba_ez_xxgetri(C kind, L n, void *a, L lda, I *pivots) {
  I order = n, step = lda, info = 0;
  C no = 'N', all = 'A';
  L bytes = bytes_of(kind);
  char *unit = malloc(n * n * bytes);
  if (!unit) return -1;
  if (kind == 's') for (L i = 0; i < n * n; i++) ((float *)unit)[i] = i % (n + 1) == 0;
  else if (kind == 'd') for (L i = 0; i < n * n; i++) ((double *)unit)[i] = i % (n + 1) == 0;
  else if (kind == 'c') for (L i = 0; i < 2 * n * n; i++) ((float *)unit)[i] = i % (2 * n + 2) == 0;
  else for (L i = 0; i < 2 * n * n; i++) ((double *)unit)[i] = i % (2 * n + 2) == 0;
  BY_TYPE(getrs_, &no, &order, &order, a, &step, pivots, unit, &order, &info)
  BY_TYPE(lacpy_, &all, &order, &order, unit, &order, a, &step)
  free(unit);
  return info;
}
SHARED INLINE I enzyme_cc_numba_xgesv(C kind, L n, L count, void *a, L lda, I *pivots, void *b, L ldb) {
  I order = n, right = count, step_a = lda, step_b = ldb, info = 0;
  BY_TYPE(gesv_, &order, &right, a, &step_a, pivots, b, &step_b, &info)
  return info;
}
SHARED INLINE I enzyme_cc_numba_xxpotrf(C kind, C triangle, L n, void *a, L lda) {
  I order = n, step = lda, info = 0;
  BY_TYPE(potrf_, &triangle, &order, a, &step, &info)
  return info;
}
SHARED INLINE I enzyme_cc_numba_ez_geqrf(C kind, L m, L n, void *a, L lda, void *tau) {
  I rows = m, columns = n, step = lda, room = 32 * n + 64, info = 0;
  void *work = malloc(room * bytes_of(kind));
  BY_REAL_TYPE(geqrf_, &rows, &columns, a, &step, tau, work, &room, &info)
  free(work);
  return info;
}
/* Q as Q times the unit matrix. */
SHARED INLINE I enzyme_cc_numba_ez_xxgqr(C kind, L m, L n, L k, void *a, L lda, void *tau) {
  I rows = m, columns = n, inner = k, step = lda, room = 32 * n + 64, info = 0;
  C left = 'L', no = 'N', all = 'A';
  void *work = malloc(room * bytes_of(kind));
  char *unit = malloc(m * n * bytes_of(kind));
  if (!work || !unit) return -1;
  if (kind == 's') for (L i = 0; i < m * n; i++) ((float *)unit)[i] = i % (m + 1) == 0;
  else for (L i = 0; i < m * n; i++) ((double *)unit)[i] = i % (m + 1) == 0;
  BY_REAL_TYPE(ormqr_, &left, &no, &rows, &columns, &inner, a, &step, tau, unit, &rows, work, &room, &info)
  BY_REAL_TYPE(lacpy_, &all, &rows, &columns, unit, &rows, a, &step)
  free(work);
  free(unit);
  return info;
}
SHARED INLINE I enzyme_cc_numba_ez_xxxevd(C kind, C job, C triangle, L n, void *a, L lda, void *values) {
  I order = n, step = lda, room = 34 * n + 64, info = 0;
  void *work = malloc(room * bytes_of(kind));
  BY_REAL_TYPE(syev_, &job, &triangle, &order, a, &step, values, work, &room, &info)
  free(work);
  return info;
}
SHARED INLINE I enzyme_cc_numba_ez_gesdd(C kind, C job, L m, L n, void *a, L lda, void *s, void *u, L ldu, void *vt,
                                         L ldvt) {
  I rows = m, columns = n, step = lda, step_u = ldu, step_v = ldvt, room = 64 + 40 * (m + n), info = 0;
  void *work = malloc(room * bytes_of(kind));
  BY_REAL_TYPE(gesvd_, &job, &job, &rows, &columns, a, &step, s, u, &step_u, vt, &step_v, work, &room, &info)
  free(work);
  return info;
}

/* ---- mathematics under names of Numba's */

extern double tgamma(double), lgamma(double), nextafter(double, double), ldexp(double, int);
extern float tgammaf(float), lgammaf(float), nextafterf(float, float), ldexpf(float, int);
SHARED INLINE double enzyme_cc_numba_gamma(double x) { return tgamma(x); }
SHARED INLINE float enzyme_cc_numba_gammaf(float x) { return tgammaf(x); }
SHARED INLINE double enzyme_cc_numba_ldexp(double x, int n) { return ldexp(x, n); }
SHARED INLINE float enzyme_cc_numba_ldexpf(float x, int n) { return ldexpf(x, n); }
extern double frexp(double, int *);
extern float frexpf(float, int *);
SHARED INLINE double enzyme_cc_numba_frexp(double x, int *n) { return frexp(x, n); }
SHARED INLINE float enzyme_cc_numba_frexpf(float x, int *n) { return frexpf(x, n); }
