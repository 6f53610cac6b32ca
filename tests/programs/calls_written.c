// Functions whose results are what they write through pointers, and never read there; calls that stay calls, by recursion.
#include "check.h"

#define N 3

static void product(const double *a, const double *b, double *out) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double s = 0;
      for (int k = 0; k < N; k++) s += a[N * i + k] * b[N * k + j];
      out[N * i + j] = s;
    }
}

/* The only way out is `out`, which is never read here. */
static void power(const double *a, int n, double *out) {
  double half[N * N], square[N * N];
  if (n == 1) {
    memcpy(out, a, sizeof half);
    return;
  }
  power(a, n / 2, half);
  product(half, half, square);
  if (n % 2)
    product(square, a, out);
  else
    memcpy(out, square, sizeof square);
}
static double powers(const double *x) {
  double a[N * N], p[N * N];
  for (int i = 0; i < N * N; i++) a[i] = sin(x[i % 4] + i);
  power(a, 5, p);
  return p[1] + 2 * p[5] * p[6];
}

/* A value and an error of it; the error is compared with a tolerance only, by whoever asks. */
static double density(const double *x, double t) { return exp(-x[1] * t * t) * cos(x[0] * t) + x[2] * t; }
static void integral(const double *x, double a, double b, double tolerance, double *value, double *error) {
  double h = b - a, m = (a + b) / 2, fa = density(x, a), fm = density(x, m), fb = density(x, b);
  double coarse = h / 6 * (fa + 4 * fm + fb);
  double fine = h / 12 * (fa + 4 * density(x, (a + m) / 2) + 2 * fm + 4 * density(x, (m + b) / 2) + fb);
  *value = fine;
  *error = (fine - coarse) / 15;
  if (fabs(fine - coarse) > tolerance) {
    double left, right, el, er;
    integral(x, a, m, tolerance / 2, &left, &el);
    integral(x, m, b, tolerance / 2, &right, &er);
    *value = left + right;
    *error = el + er;
  }
}
static double integrals(const double *x) {
  double value, error;
  integral(x, 0, x[3], 1e-2, &value, &error);
  if (fabs(error) > 1) return -1;
  return value * value;
}
static double errors(const double *x) {
  double value, error;
  integral(x, 0, x[3], 1e-2, &value, &error);
  return 1e3 * error;
}

/* A part is written, the rest stays; and the argument that is read may be the one that is written. */
static void leaves(const double *from, double *to, int depth) {
  double inner[3];
  if (depth == 0) {
    to[1] = to[2] = from[0] * from[1];
    return;
  }
  leaves(from, inner, depth - 1);
  to[1] = inner[1] * from[1] + inner[2];
  to[2] = inner[2] * inner[1];
}
static double parts(const double *x) {
  double v[4] = {x[0], x[1] * x[2], x[3], x[1]};
  leaves(x, v, 2);
  return v[0] * v[1] + v[2] * v[3];
}
static double in_place(const double *x) {
  double v[4] = {x[0], x[1] * x[2], x[3], x[1]};
  leaves(v, v, 2);
  return v[0] * v[1] + v[2] * v[3];
}

/* One pointer is given to be written and to be read, and what is read comes back as a result. */
static double sums(double *out, const double *in, int n) {
  double inner[3], s = in[0] * in[1];
  if (n) s += sums(inner, in, n - 1);
  out[2] = 1;
  return s;
}
static double given_twice(double *p, int n) {
  double next[3] = {1, 2, 3}, s = sums(p, p, 2);
  if (n) s += given_twice(next, n - 1);
  return s;
}
static double results(const double *x) {
  double v[4];
  for (int i = 0; i < 4; i++) v[i] = x[i] * x[i];
  return given_twice(v, 2);
}

/* What is written lies behind a pointer in memory. */
struct row { double *at; int n; };
static void fill(const double *x, struct row to, int depth) {
  double inner[2];
  struct row half = {inner, 2};
  if (depth) fill(x, half, depth - 1);
  for (int i = 0; i < to.n; i++) to.at[i] = x[i] * x[i + 1] + (depth ? inner[i % 2] : 0);
}
static double rows(const double *x) {
  double at[3];
  struct row to = {at, 3};
  fill(x, to, 3);
  return at[0] * at[2] + at[1];
}

#define CHECK(f)                                                                          \
  {                                                                                       \
    double x[4] = {0.7, 1.1, 0.4, 1.9}, reverse[4] = {0};                                 \
    __enzyme_autodiff((void *)f, enzyme_dup, x, reverse);                                 \
    for (int i = 0; i < 4; i++) {                                                         \
      double dx[4] = {0};                                                                 \
      dx[i] = 1;                                                                          \
      CHECK_FD(#f ".reverse", reverse[i], x[i], f(x));                                    \
      CHECK_CLOSE(#f ".forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, dx), reverse[i], 1e-12); \
    }                                                                                     \
  }

int main(void) {
  CHECK(powers)
  CHECK(integrals)
  CHECK(errors)
  CHECK(parts)
  CHECK(in_place)
  CHECK(results)
  CHECK(rows)
  return check_report();
}
