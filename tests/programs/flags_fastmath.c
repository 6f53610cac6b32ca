// flags: -ffast-math
// The same mathematics under -ffast-math: reassociation, finite-only functions, reciprocals. Values agree to rounding.
#include "check.h"

static double sum_products(const double *x, int n) {
  double r = 0, s = 0;
  for (int i = 0; i < n; i++) r += x[i] * x[n - 1 - i] / (1 + x[i] * x[i]);
  for (int i = 0; i < n; i++) s += sqrt(1 + x[i] * r) + exp(-x[i]) * pow(1 + x[i] * x[i], 1.5);
  return r * s;
}
static double functions(const double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += log(2 + x[i]) * sin(x[i]) * cos(x[i]) + atan2(x[i], 2) + hypot(x[i], 1) + cbrt(3 + x[i]);
  return r;
}
static double matrix(const double *restrict x, int n) {
  double a[4][4], r = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) a[i][j] = x[i] * x[j] + (i == j);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) a[i][j] = a[i][j] * 0.5 + a[j][i] * a[i][(j + 1) % n] * 0.1;
  for (int i = 0; i < n; i++) r += a[i][n - 1 - i];
  return r;
}
static double largest(const double *x, int n) {
  double top = x[0];
  for (int i = 1; i < n; i++) top = x[i] > top ? x[i] : top;
  return top * top + fmax(x[0], x[2]) * fmin(x[1], x[3]) + fabs(x[2]);
}
static double distance(const double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double d = (x[i] - x[j]) * (x[i] - x[j]);
      if (i != j) r += 1 / sqrt(d + 0.01);
    }
  return r;
}

#define TEST(F)                                                                                                  \
  {                                                                                                              \
    double x[4] = {0.93, 1.3, -0.6, 1.11}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0;                  \
    __enzyme_autodiff((void *)F, x, g, 4);                                                                       \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; }                 \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-10);                              \
  }

int main(void) {
  TEST(sum_products)
  TEST(functions)
  TEST(matrix)
  TEST(largest)
  TEST(distance)
  return check_report();
}
