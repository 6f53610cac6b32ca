// __enzyme_truncate_*: the same numbers, bit for bit, as of the same code written in the other format.
#include "check.h"
#include <stdint.h>

typedef double (*unary)(double, int);
typedef void (*updating)(double *, const double *, int);
typedef float (*single)(float, int);
extern void *__enzyme_truncate_op_func(void *, ...);
extern void *__enzyme_truncate_mem_func(void *, ...);
extern double __enzyme_truncate_mem_value(double, ...);
extern double __enzyme_expand_mem_value(double, ...);

#define CODE(T, NAME, SIN, EXP, SQRT, POW)                                        \
  static T NAME##_helper(T a, T b) { return a / (b * b + (T)0.1) - a * (T)0.3; }   \
  static T NAME(T x, int n) {                                                     \
    T s = x, w[4] = {1, 2, (T)0.7, x};                                            \
    for (int i = 0; i < n; i++) {                                                 \
      w[i % 4] = w[i % 4] * (T)1.1 + SIN(s);                                      \
      s = s > (T)2 ? s - (T)(int)s : NAME##_helper(s, w[(i + 1) % 4]) + EXP(-s * s) * SQRT(s * s + i); \
      s = -s + POW(w[2] * w[2] + 1, (T)1.5) / (T)(i + 3);                                    \
    }                                                                             \
    return s + (T)n;                                                              \
  }
CODE(double, wide, sin, exp, sqrt, pow)
CODE(float, narrow, sinf, expf, sqrtf, powf)

#define UPDATE(T, NAME)                                       \
  static void NAME(T *y, const T *x, int n) {                 \
    T total = 0;                                              \
    for (int i = 0; i < n; i++) total += x[i] * x[i];         \
    for (int i = 0; i < n; i++) y[i] = y[i] / (T)3 + x[i] * total - (x[i] > 0 ? (T)0.1 : total); \
  }
UPDATE(double, wide_update)
UPDATE(float, narrow_update)

/* Rounding to so many bits of exponent and fraction, by integers. */
static double rounded(double x, int exponent, int fraction) {
  if (x == 0 || !isfinite(x)) return x;
  int e, least = 2 - (1 << (exponent - 1));
  frexp(x, &e);
  int last = (e - 1 < least ? least : e - 1) - fraction;
  double r = ldexp(nearbyint(ldexp(x, -last)), last);
  return fabs(r) >= ldexp(1, 1 << (exponent - 1)) ? copysign(INFINITY, x) : r;
}
static double sums(double x, int n) {
  double s = 0;
  for (int i = 1; i <= n; i++) s = s + x / i;
  return s;
}
static double sums_in(double x, int n, int exponent, int fraction) {
  double s = 0;
  for (int i = 1; i <= n; i++)
    s = rounded(s + rounded(rounded(x, exponent, fraction) / rounded(i, exponent, fraction), exponent, fraction), exponent, fraction);
  return s;
}
static double product(double x, int n) { return n * x * x * x; }
static double derivative(double x) {
  return __enzyme_autodiff(__enzyme_truncate_op_func((void *)product, 64, 32), x, 2);
}

int main(void) {
  unary op = (unary)__enzyme_truncate_op_func((void *)wide, 64, 32);
  for (int k = 0; k < 6; k++) CHECK_CLOSE("op", op(0.3 + 0.4 * k, 9), narrow((float)(0.3 + 0.4 * k), 9), 0);
  double y[5] = {1, 2.5, -3, 0.1, 7}, x[5] = {0.3, -0.7, 1.1, 2, 0.05};
  float v[5] = {1, 2.5f, -3, 0.1f, 7}, u[5] = {0.3f, -0.7f, 1.1f, 2, 0.05f};
  ((updating)__enzyme_truncate_op_func((void *)wide_update, 64, 32))(y, x, 5);
  narrow_update(v, u, 5);
  for (int i = 0; i < 5; i++) CHECK_CLOSE("op.memory", y[i], v[i], 0);

  double held[5], given[5];
  float w[5] = {1, 2.5f, -3, 0.1f, 7};
  for (int i = 0; i < 5; i++) {
    held[i] = __enzyme_truncate_mem_value((double[]){1, 2.5, -3, 0.1, 7}[i], 64, 32);
    given[i] = __enzyme_truncate_mem_value(x[i], 64, 32);
  }
  ((updating)__enzyme_truncate_mem_func((void *)wide_update, 64, 32))(held, given, 5);
  narrow_update(w, u, 5);
  for (int i = 0; i < 5; i++) CHECK_CLOSE("mem", __enzyme_expand_mem_value(held[i], 64, 32), w[i], 0);
  unary mem = (unary)__enzyme_truncate_mem_func((void *)wide, 64, 32);
  for (int k = 0; k < 6; k++) {
    double made = mem(__enzyme_truncate_mem_value(0.3 + 0.4 * k, 64, 32), 9);
    CHECK_CLOSE("mem.value", __enzyme_expand_mem_value(made, 64, 32), narrow((float)(0.3 + 0.4 * k), 9), 0);
  }

  CHECK_CLOSE("half", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 16))(1.3, 40), sums_in(1.3, 40, 5, 10), 0);
  CHECK_CLOSE("bfloat", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 8, 7))(1.3, 40), sums_in(1.3, 40, 8, 7), 0);
  CHECK_CLOSE("tiny", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 4, 3))(1.3, 40), sums_in(1.3, 40, 4, 3), 0);
  CHECK_CLOSE("long", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 11, 25))(1.3, 40), sums_in(1.3, 40, 11, 25), 0);
  CHECK_CLOSE("float by its fields", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 8, 23))(1.3, 40),
              sums_in(1.3, 40, 8, 23), 0);
  CHECK_CLOSE("small", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 5, 10))(1e-6, 4), sums_in(1e-6, 4, 5, 10), 0);
  CHECK_CLOSE("small by rounding", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 5, 9))(1e-6, 4),
              sums_in(1e-6, 4, 5, 9), 0);
  CHECK_CLOSE("overflow", ((unary)__enzyme_truncate_op_func((void *)sums, 64, 5, 9))(60000, 40), INFINITY, 0);
  CHECK_CLOSE("mem.fields", ((unary)__enzyme_truncate_mem_func((void *)sums, 64, 8, 7))(
      __enzyme_truncate_mem_value(1.3, 64, 8, 7), 40), sums_in(1.3, 40, 8, 7), 0);
  CHECK_CLOSE("derivative", derivative(0.7), 6 * 0.7 * 0.7, 1e-6);
  return check_report();
}
