/* Sums of Taylor coefficients (arithmetic/taylor_series.py), and powers.
 *
 * A series is an array of its coefficients x_0, x_1, ... For each kind of number: double, float (_f), long double (_l).
 */

#include "support.h"

extern double pow(double, double);
extern float powf(float, float);
extern long double powl(long double, long double);

/* The sum of `term` for j = from ... k, in four parts that do not wait for each other. */
#define SUM(T, from, term)                                                                                             \
  T s0 = 0, s1 = 0, s2 = 0, s3 = 0;                                                                                    \
  int64_t j = from;                                                                                                    \
  for (; j + 3 <= k; j += 4) s0 += term(j), s1 += term((j + 1)), s2 += term((j + 2)), s3 += term((j + 3));             \
  for (; j <= k; j++) s0 += term(j);                                                                                   \
  return (s0 + s1) + (s2 + s3)
#define PRODUCT(j) a[j] * b[k - j]
#define SLOPE(j) j * a[j] * b[k - j]

#define SERIES(T, SUFFIX, POW)                                                                                         \
  /* Coefficient k of a b. */                                                                                          \
  SHARED T __enzyme_cc_taylor_product##SUFFIX(const T *a, const T *b, int64_t k) { SUM(T, 0, PRODUCT); }               \
                                                                                                                       \
  /* The same without the product of b's last with a_0: what a quotient's coefficient k is lessened by. */             \
  SHARED T __enzyme_cc_taylor_rest##SUFFIX(const T *a, const T *b, int64_t k) { SUM(T, 1, PRODUCT); }                  \
                                                                                                                       \
  /* Coefficient k - 1 of a' b. */                                                                                     \
  SHARED T __enzyme_cc_taylor_slope##SUFFIX(const T *a, const T *b, int64_t k) { SUM(T, 1, SLOPE); }                   \
                                                                                                                       \
  static void multiply##SUFFIX(T *a, const T *b, int64_t order) {                                                      \
    for (int64_t k = order; k >= 0; k--) a[k] = __enzyme_cc_taylor_product##SUFFIX(a, b, k);                           \
  }                                                                                                                    \
                                                                                                                       \
  /* u^r for an integer r, by products: they are right where u_0 is zero or small, too. `factor` is scratch. */        \
  SHARED void __enzyme_cc_taylor_whole_power##SUFFIX(const T *u, T r, T *v, T *factor, int64_t order) {                \
    T value = v[0];                                                                                                    \
    for (int64_t k = 0; k <= order; k++) {                                                                             \
      factor[k] = r < 0 ? ((T)!k - __enzyme_cc_taylor_rest##SUFFIX(u, factor, k)) / u[0] : u[k];                       \
      v[k] = !k;                                                                                                       \
    }                                                                                                                  \
    for (uint64_t e = (uint64_t)(r < 0 ? -r : r); e; e >>= 1) {                                                        \
      if (e & 1) multiply##SUFFIX(v, factor, order);                                                                   \
      if (e > 1) multiply##SUFFIX(factor, factor, order);                                                              \
    }                                                                                                                  \
    v[0] = value;                                                                                                      \
    if (r < 0 && u[0] == 0) v[1] = r * value / u[0] * u[1]; /* a pole: as infinite as the slope */                     \
  }                                                                                                                    \
                                                                                                                       \
  /* u^r. Where u begins with t^m, u^r begins with t^(m r), if m r is an integer; else, and for 0 < r < 1, what is     \
   * infinite is 0, as the slopes of rules are. */                                                                     \
  SHARED void __enzyme_cc_taylor_power##SUFFIX(const T *u, T r, T *v, T *factor, int64_t order) {                      \
    if (r < 0x1p31 && r > -0x1p31 && (T)(int64_t)r == r) {                                                             \
      __enzyme_cc_taylor_whole_power##SUFFIX(u, r, v, factor, order);                                                  \
      return;                                                                                                          \
    }                                                                                                                  \
    int64_t m = 0, start = 0;                                                                                          \
    if (u[0] == 0 && r > 0) {                                                                                          \
      for (int64_t k = 1; k <= order; k++) v[k] = 0;                                                                   \
      while (m <= order && u[m] == 0) m++;                                                                             \
      if (m > order || r < 1 || m * r > order) return;                                                                 \
      start = (int64_t)(m * r);                                                                                        \
      if (start != m * r) return;                                                                                      \
      v[start] = POW(u[m], r);                                                                                         \
    }                                                                                                                  \
    for (int64_t k = start + 1; k <= order; k++) {                                                                     \
      T sum = 0;                                                                                                       \
      for (int64_t j = 1; j <= k - start; j++) sum += (r * (T)j - (T)(k - start - j)) * u[m + j] * v[k - j];           \
      v[k] = sum / ((T)(k - start) * u[m]);                                                                            \
    }                                                                                                                  \
  }

SERIES(double, , pow)
SERIES(float, _f, powf)
SERIES(long double, _l, powl)
