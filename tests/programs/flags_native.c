// flags: -march=native -g
// Loops that the compiler vectorises before and after differentiation, with the widest vectors of this machine.
#include "check.h"

enum { N = 67 };
static double dot(const double *x, const double *y, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += x[i] * y[i] * y[i];
  return r;
}
static void axpy(double *restrict y, const double *restrict x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] * x[i] + y[i];
}
static double copies(const double *x, const double *y, int n) {
  double t[N], r = 0;
  memcpy(t, y, n * sizeof *y);
  axpy(t, x, 0.5, n);
  axpy(t, y, t[3], n);
  for (int i = 0; i < n; i += 2) r += t[i] * t[n - 1 - i];
  return r;
}
static double conditional(const double *x, const double *y, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += x[i] > y[i] ? x[i] * y[i] : sqrt(1 + y[i] * y[i]);
  return r;
}
static double floats(const double *x, const double *y, int n) {
  float f[N];
  for (int i = 0; i < n; i++) f[i] = (float)i * 0.5f; /* exact in float */
  double r = 0;
  for (int i = 0; i < n; i++) r += (double)f[i] * x[i] * y[(i * 5) % n];
  return r;
}
static double strided(const double *x, const double *y, int n) {
  double r = 0;
  for (int i = 0; 3 * i + 2 < n; i++) r += x[3 * i] * y[3 * i + 1] - x[3 * i + 2] * x[3 * i + 2] * y[i];
  return r;
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[N], y[N], gx[N] = {0}, gy[N] = {0}, vx[N], vy[N], d = 0;                         \
    for (int i = 0; i < N; i++) {                                                             \
      x[i] = sin(i * 0.7 + 0.1);                                                              \
      y[i] = cos(i * 1.3);                                                                    \
      vx[i] = sin(i * 0.3);                                                                   \
      vy[i] = cos(i * 0.2);                                                                   \
    }                                                                                         \
    __enzyme_autodiff((void *)F, x, gx, y, gy, N);                                            \
    for (int i = 0; i < N; i++) d += gx[i] * vx[i] + gy[i] * vy[i];                           \
    for (int i = 0; i < N; i += 6) {                                                          \
      CHECK_FD(#F ".x", gx[i], x[i], F(x, y, N));                                             \
      CHECK_FD(#F ".y", gy[i], y[i], F(x, y, N));                                             \
    }                                                                                         \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, vx, y, vy, N), d, 1e-10);           \
  }

int main(void) {
  TEST(dot)
  TEST(copies)
  TEST(conditional)
  TEST(floats)
  TEST(strided)
  return check_report();
}
