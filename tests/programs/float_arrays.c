// Single precision throughout: sums, matrices, structs, recurrences, mixed with double accumulators.
#include "check.h"

extern float __enzyme_fwddiff_float(void *, ...);
extern double __enzyme_fwddiff_double(void *, ...);
#define BODY(NAME, REAL, SIN, EXP, SQRT)                                        \
  static REAL sum_##NAME(const REAL *x, int n) {                                \
    REAL r = 0;                                                                 \
    for (int i = 0; i < n; i++) r += x[i] * x[(i + 1) % n] * (REAL)(i + 1);     \
    return r;                                                                   \
  }                                                                             \
  static REAL recurrence_##NAME(const REAL *x, int n) {                         \
    REAL r = (REAL)0.5;                                                         \
    for (int i = 0; i < 3 * n; i++) r = SIN(r * x[i % n]) + EXP(-r) * (REAL)0.3; \
    return r;                                                                   \
  }                                                                             \
  struct point_##NAME { REAL x, y; int tag; REAL w[2]; };                       \
  static REAL structs_##NAME(const REAL *x, int n) {                            \
    struct point_##NAME p[2] = {{x[0], x[1], 1, {x[2], 1}}, {x[3], 2, n, {x[0], x[1]}}}; \
    REAL r = 0;                                                                 \
    for (int i = 0; i < 2; i++) {                                               \
      p[i].w[1] *= p[1 - i].x;                                                  \
      r += SQRT(1 + p[i].x * p[i].x + p[i].y * p[i].y) * p[i].w[0] * p[i].w[1]; \
    }                                                                           \
    return r;                                                                   \
  }                                                                             \
  static REAL matrix_##NAME(const REAL *x, int n) {                             \
    REAL a[4][4], b[4][4], r = 0;                                               \
    for (int i = 0; i < n; i++)                                                 \
      for (int j = 0; j < n; j++) a[i][j] = x[i] * (REAL)(j + 1) - x[j];        \
    for (int i = 0; i < n; i++)                                                 \
      for (int j = 0; j < n; j++) {                                             \
        b[i][j] = 0;                                                            \
        for (int k = 0; k < n; k++) b[i][j] += a[i][k] * a[k][j];               \
      }                                                                         \
    for (int i = 0; i < n; i++) r += b[i][i] + b[i][n - 1 - i] * (REAL)0.1;     \
    return r;                                                                   \
  }                                                                             \
  static REAL wide_##NAME(const REAL *x, int n) {                               \
    double sum = 0;                                                             \
    for (int i = 0; i < n; i++) sum += (double)x[i] * x[i];                     \
    return SQRT((REAL)sum) * x[0];                                              \
  }                                                                             \
  static REAL branches_##NAME(const REAL *x, int n) {                           \
    REAL r = 1;                                                                 \
    for (int i = 0; i < n; i++) {                                               \
      if (x[i] < 0) r -= x[i] * x[i];                                           \
      else if (i % 2) r *= x[i];                                                \
      else r += (REAL)(int)(x[i] * 10) * x[i];                                  \
    }                                                                           \
    return r;                                                                   \
  }
BODY(single, float, sinf, expf, sqrtf)
BODY(doubled, double, sin, exp, sqrt)

#define TEST(F)                                                                                              \
  {                                                                                                          \
    float x[4] = {0.93f, 1.3f, -0.6f, 1.11f}, g[4] = {0}, v[4] = {0.3f, -1, 0.7f, 2};                        \
    double y[4] = {0.93f, 1.3f, -0.6f, 1.11f}, forward = 0;                                                  \
    __enzyme_autodiff_void((void *)F##_single, x, g, 4);                                                     \
    for (int i = 0; i < 4; i++) {                                                                            \
      double want = FD(y[i], F##_doubled(y, 4));                                                             \
      CHECK_SINGLE(#F, g[i], want, 2e-4);                                                                    \
      forward += want * v[i];                                                                                \
    }                                                                                                        \
    CHECK_SINGLE(#F ".fwd", __enzyme_fwddiff_float((void *)F##_single, x, v, 4), forward, 2e-4);             \
  }

int main(void) {
  TEST(sum)
  TEST(recurrence)
  TEST(structs)
  TEST(matrix)
  TEST(wide)
  TEST(branches)
  return check_report();
}
