// Hessians: forward over reverse column by column, with vector width, reverse over reverse; Newton's method on top.
#include "check.h"

static double rosenbrock(const double *x, int n) {
  double r = 0;
  for (int i = 0; i + 1 < n; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    r += 100 * a * a + b * b;
  }
  return r;
}
static void gradient(const double *x, double *g, int n) {
  for (int i = 0; i < n; i++) g[i] = 0;
  __enzyme_autodiff((void *)rosenbrock, enzyme_dup, x, g, enzyme_const, n);
}
static void exact(const double *x, double h[3][3]) {
  memset(h, 0, 9 * sizeof(double));
  for (int i = 0; i < 2; i++) {
    h[i][i] += 1200 * x[i] * x[i] - 400 * x[i + 1] + 2;
    h[i][i + 1] -= 400 * x[i];
    h[i + 1][i] -= 400 * x[i];
    h[i + 1][i + 1] += 200;
  }
}
static double gradient_dot(const double *x, const double *v, int n) {
  double g[3], r = 0;
  gradient(x, g, n);
  for (int i = 0; i < n; i++) r += g[i] * v[i];
  return r;
}
static double through_memory(double x, double y) {
  double *t = malloc(3 * sizeof *t);
  t[0] = x * y;
  t[1] = sin(t[0]) * x;
  t[2] = t[1] * t[0];
  double r = t[2] * t[1];
  free(t);
  return r;
}
static double d_through_memory(double x, double y) {
  return __enzyme_autodiff((void *)through_memory, enzyme_out, x, enzyme_const, y);
}
static double t_through_memory(double x, double y) {
  return __enzyme_fwddiff((void *)through_memory, enzyme_dup, x, 1.0, enzyme_const, y);
}
static double with_float(double x) { return (double)(float)2 * x * x * x + (x > 1 ? log(x) : x); }
static double d_with_float(double x) { return __enzyme_autodiff((void *)with_float, x); }

int main(void) {
  double x[3] = {0.7, 1.2, -0.4}, h[3][3], g[3], columns[3][3], e[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  exact(x, h);
  for (int j = 0; j < 3; j++) {
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, e[j], enzyme_dup, g, columns[j], enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK_CLOSE("column", columns[j][i], h[i][j], 1e-12);
  }
  memset(columns, 0, sizeof columns);
  __enzyme_fwddiff_void((void *)gradient, enzyme_width, 3, enzyme_dup, x, e[0], e[1], e[2], enzyme_dupnoneed, g, columns[0],
                        columns[1], columns[2], enzyme_const, 3);
  for (int k = 0; k < 9; k++) CHECK_CLOSE("three columns at once", (&columns[0][0])[k], (&h[0][0])[k], 1e-12);
  for (int j = 0; j < 3; j++) {
    double row[3] = {0};
    __enzyme_autodiff((void *)gradient_dot, enzyme_dup, x, row, enzyme_const, e[j], enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK_CLOSE("reverse over reverse", row[i], h[j][i], 1e-12);
  }
  double a = 0.8, b = 1.3, want = FD(b, FD_STEP(a, through_memory(a, b), 1e-2));
  CHECK_CLOSE("mixed.rev over rev", __enzyme_autodiff((void *)d_through_memory, enzyme_const, a, enzyme_out, b), want, 1e-6);
  CHECK_CLOSE("mixed.fwd over rev", __enzyme_fwddiff((void *)d_through_memory, enzyme_const, a, enzyme_dup, b, 1.0), want, 1e-6);
  CHECK_CLOSE("mixed.rev over fwd", __enzyme_autodiff((void *)t_through_memory, enzyme_const, a, enzyme_out, b), want, 1e-6);
  CHECK_CLOSE("mixed.fwd over fwd", __enzyme_fwddiff((void *)t_through_memory, enzyme_const, a, enzyme_dup, b, 1.0), want, 1e-6);
  CHECK_CLOSE("guarded", __enzyme_fwddiff((void *)d_with_float, 2.0, 1.0), 24 - 0.25, 1e-12);

  double y[2] = {-1.2, 1.0}; /* Newton's method with exact second derivatives converges in a few steps */
  for (int step = 0; step < 8; step++) {
    double gy[2], c0[2], c1[2];
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, y, e[0], enzyme_dup, gy, c0, enzyme_const, 2);
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, y, e[1], enzyme_dup, gy, c1, enzyme_const, 2);
    double determinant = c0[0] * c1[1] - c0[1] * c1[0];
    y[0] -= (gy[0] * c1[1] - gy[1] * c1[0]) / determinant;
    y[1] -= (c0[0] * gy[1] - c0[1] * gy[0]) / determinant;
  }
  CHECK_CLOSE("newton.x", y[0], 1, 1e-10);
  CHECK_CLOSE("newton.y", y[1], 1, 1e-10);
  return check_report();
}
