// Calls that stay calls: several functions, pointers through calls, recursion of every kind, one pointer twice, 20 arguments.
#include "check.h"
#define NOINLINE __attribute__((noinline))

static NOINLINE double square(double x) { return x * x; }
static NOINLINE void scale(double *x, double by, int n) {
  for (int i = 0; i < n; i++) x[i] *= by;
}
static NOINLINE double norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += square(x[i]);
  return sqrt(s);
}
static double normalised(const double *x, int n) {
  double y[8];
  memcpy(y, x, n * sizeof *x);
  scale(y, 1 / norm(y, n), n);
  scale(y, y[0], n);
  return y[1] + 2 * norm(y, n);
}
static NOINLINE void axpy(double *y, const double *x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] += a * x[i] * y[n - 1 - i];
}
static double same_pointer_twice(const double *x, int n) {
  double y[8];
  memcpy(y, x, n * sizeof *x);
  axpy(y, y, x[0], n);
  axpy(y + 1, y, x[1], n - 1);
  return y[0] * y[n - 1];
}
static NOINLINE double *pick(double *a, double *b, int which) { return which ? a : b; }
static double returned_pointer(const double *x, int n) {
  double a[4] = {x[0], x[1], 0, 0}, b[4] = {x[1], x[n - 1], 1, 1};
  *pick(a, b, 1) *= 3;
  double *p = pick(a, b, 0);
  p[1] *= a[0] * *p;
  return p[1] + a[1];
}

static NOINLINE double power(double x, int n) { return n == 0 ? 1 : x * power(x, n - 1); }
static NOINLINE double tail_power(double x, int n, double sofar) { return n == 0 ? sofar : tail_power(x, n - 1, sofar * x + 0.01); }
static double odd(double x, int n);
static NOINLINE double even(double x, int n) { return n == 0 ? x : sin(x) * odd(x + 0.1, n - 1); }
static NOINLINE double odd(double x, int n) { return n == 0 ? x * x : cos(x) + even(x * 1.1, n - 1); }
static NOINLINE double fibonacci(double x, double y, int n) {
  return n == 0 ? x : n == 1 ? y : sin(fibonacci(x, y, n - 1)) + fibonacci(x, y, n - 2) * x;
}
static NOINLINE double sum_tree(const double *x, int n) {
  if (n == 1) return x[0];
  return sum_tree(x, n / 2) * sum_tree(x + n / 2, n - n / 2) + x[0];
}
static NOINLINE void smooth(double *x, int n, int depth) {
  if (depth == 0) return;
  for (int i = 0; i + 1 < n; i++) x[i] = x[i] * x[i + 1] * 0.5 + 0.3;
  smooth(x, n, depth - 1);
  x[0] *= x[n - 1];
}
static double powers(double x) { return power(x, 5) + tail_power(x, 4, x); }
static double mutual(double x) { return even(x, 5) * odd(x, 4); }
static double twice_fib(double x) { return fibonacci(x, 0.5 * x, 7); }
static double tree(const double *x, int n) { return sum_tree(x, n); }
static double smoothed(const double *x, int n) {
  double y[8];
  memcpy(y, x, n * sizeof *x);
  smooth(y, n, 3);
  return y[0] + y[1] * y[2];
}
static NOINLINE double many(double a, double b, int i, double c, float d, double *p, double e, long j, double f, double g,
                            double h, char k, double l, double m, double n, double o, double q, double r, double s, double t) {
  return a * b + c * d * i + p[j] * e * f + g * h * k + l * m - n * o + q / r + s * t * a;
}
static double twenty(const double *x, int n) {
  double p[2] = {x[0], x[1]};
  return many(x[0], x[1], 2, x[2], 0.5f, p, x[3], 1, x[0], x[1], x[2], 3, x[3], x[0], x[1], x[2], x[n - 1], x[0], x[1], x[2]);
}

#define SCALAR(F, at)                                                          \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }
#define ARRAY(F)                                                                              \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  ARRAY(normalised)
  ARRAY(same_pointer_twice)
  ARRAY(returned_pointer)
  SCALAR(powers, 0.9)
  SCALAR(mutual, 0.6)
  SCALAR(twice_fib, 0.8)
  ARRAY(tree)
  ARRAY(smoothed)
  ARRAY(twenty)
  extern void __enzyme_autodiff_many(void *, ...);
  double px[2] = {1.5, 2.5}, dpx[2] = {0};
  __enzyme_autodiff_many((void *)many, enzyme_const, 1.0, enzyme_const, 2.0, 3, enzyme_const, 1.0, enzyme_const, 2.0f,
                         enzyme_dup, px, dpx, enzyme_const, 4.0, 1L, enzyme_const, 5.0, enzyme_const, 1.0, enzyme_const,
                         1.0, (char)1, enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0,
                         enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0);
  CHECK_CLOSE("twenty arguments, one active.0", dpx[0], 0, 1e-13);
  CHECK_CLOSE("twenty arguments, one active.1", dpx[1], 20, 1e-13);
  return check_report();
}
