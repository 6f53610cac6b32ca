// Arrays by pointer: sums, dot products, matrix products, multi-dimensional arrays, VLAs, alloca, size 0.
#include "check.h"
#include <alloca.h>

static double sum_squares(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sum;
}
static double dot(const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}
static double quadratic_form(double a[3][3], const double x[3]) {
  double r = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) r += x[i] * a[i][j] * x[j];
  return r;
}
static double chain_of_products(int n, const double *a, const double *b) {
  double c[n][n], sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      c[i][j] = 0;
      for (int k = 0; k < n; k++) c[i][j] += a[i * n + k] * b[k * n + j];
    }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) sum += sin(c[i][j]) * c[j][i];
  return sum;
}
static double prefix_in_vla(const double *x, int n) {
  double prefix[n + 1];
  prefix[0] = 1;
  for (int i = 0; i < n; i++) prefix[i + 1] = prefix[i] * x[i] + 0.1;
  double sum = 0;
  for (int i = 0; i <= n; i++) sum += prefix[i] * prefix[n - i];
  return sum;
}
static double with_alloca(const double *x, int n) {
  double *work = alloca(n * sizeof *work);
  for (int i = 0; i < n; i++) work[n - 1 - i] = exp(-x[i]);
  double r = 1;
  for (int i = 0; i < n; i++) r = r * work[i] + x[i];
  return r;
}
static double tensor(double t[2][3][2]) {
  double r = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 2; k++) r += t[i][j][k] * t[1 - i][2 - j][1 - k] * (i + 2 * j + k);
  return r;
}
static double gather(const double *x, const int *index, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += x[index[i]] * x[index[n - 1 - i]] * (i + 1);
  return r;
}
static void outputs(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n];
}

int main(void) {
  double x[4] = {1.5, -0.5, 2.0, 0.7}, y[4] = {0.3, 1.1, -1.2, 2.2}, dx[4] = {0}, dy[4] = {0};
  __enzyme_autodiff((void *)sum_squares, x, dx, 4);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("sum_squares", dx[i], 2 * x[i], 1e-13);
  __enzyme_autodiff((void *)sum_squares, x, dx, 0);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("accumulates and size 0", dx[i], 2 * x[i], 1e-13);
  CHECK_CLOSE("size 0 fwd", __enzyme_fwddiff((void *)sum_squares, x, dx, 0), 0, 1e-13);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff((void *)dot, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 4);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("dot.dx", dx[i], y[i], 1e-13);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("dot.dy", dy[i], x[i], 1e-13);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff((void *)dot, x, dx, x, dx, 4);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("dot of one pointer with itself", dx[i], 2 * x[i], 1e-13);
  CHECK_CLOSE("dot.fwd", __enzyme_fwddiff((void *)dot, x, y, x, y, 4), 2 * dot(x, y, 4), 1e-13);

  double a[3][3] = {{1, 2, 3}, {-1, 0.5, 2}, {0.1, 4, -2}}, da[3][3] = {{0}}, dq[3] = {0};
  __enzyme_autodiff((void *)quadratic_form, a, da, x, dq);
  for (int i = 0; i < 3; i++) {
    CHECK_FD("quadratic.dx", dq[i], x[i], quadratic_form(a, x));
    for (int j = 0; j < 3; j++) CHECK_CLOSE("quadratic.da", da[i][j], x[i] * x[j], 1e-13);
  }
  double dx2[4] = {0}, dy2[4] = {0};
  __enzyme_autodiff((void *)chain_of_products, 2, x, dx2, y, dy2);
  for (int i = 0; i < 4; i++) {
    CHECK_FD("products.da", dx2[i], x[i], chain_of_products(2, x, y));
    CHECK_FD("products.db", dy2[i], y[i], chain_of_products(2, x, y));
  }
#define TEST(F)                                                                           \
  {                                                                                       \
    double g[4] = {0}, direction = 0, v[4] = {0.3, -1, 0.7, 2};                           \
    __enzyme_autodiff((void *)F, x, g, 4);                                                \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-12);       \
  }
  TEST(prefix_in_vla)
  TEST(with_alloca)
  double t[2][3][2], dt[2][3][2] = {{{0}}}, *flat = &t[0][0][0];
  for (int i = 0; i < 12; i++) flat[i] = sin(i + 1.0);
  __enzyme_autodiff((void *)tensor, t, dt);
  for (int i = 0; i < 12; i++) CHECK_FD("tensor", (&dt[0][0][0])[i], flat[i], tensor(t));
  int index[5] = {2, 0, 2, 3, 1};
  double dg[4] = {0};
  __enzyme_autodiff((void *)gather, x, dg, enzyme_const, index, 5);
  for (int i = 0; i < 4; i++) CHECK_FD("gather", dg[i], x[i], gather(x, index, 5));
  double out[4], seed[4] = {1, 2, 3, 4}, di[4] = {0};
  __enzyme_autodiff_void((void *)outputs, x, di, out, seed, 4);
  for (int i = 0; i < 4; i++) {
    int before = (i + 3) % 4;
    CHECK_CLOSE("outputs.dx", di[i], (i + 1) * x[(i + 1) % 4] + (before + 1) * x[before], 1e-13);
    CHECK_CLOSE("outputs: the adjoint of what was overwritten is spent", seed[i], 0, 1e-13);
  }
  return check_report();
}
