// enzyme_width: vector forward mode and vector reverse mode, scalars and arrays, structs returned, wide widths.
#include "check.h"

struct three { double d[3]; };
struct two { double a, b; };
struct value_and_two { double primal; double d[2]; };
struct pairs { double x[2], y[2]; };
extern struct three __enzyme_fwddiff_three(void *, ...);
extern struct two __enzyme_fwddiff_two(void *, ...);
extern struct value_and_two __enzyme_fwddiff_with_value(void *, ...);

static double square(double x) { return x * x; }
static double f(double x, double y) { return x * x * y + sin(y); }
static double norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return sqrt(s);
}
static void products(const double *x, double *y, int n) {
  double running = 1;
  for (int i = 0; i < n; i++) {
    running *= x[i];
    y[i] = running + sin(x[n - 1 - i]);
  }
}
static double branching(const double *x, int n) {
  double *t = malloc(n * sizeof *t), r = 1;
  for (int i = 0; i < n; i++) t[i] = x[i] > 0 ? log(x[i]) : x[i] * r;
  for (int i = 0; i < n; i++) r = r * 0.5 + t[i] * t[n - 1 - i];
  free(t);
  return r;
}
static double product_at(const double *x, int i) {
  double y[3];
  products(x, y, 3);
  return y[i];
}

int main(void) {
  double x = 1.3, y = 0.7;
  struct three t = __enzyme_fwddiff_three((void *)square, enzyme_width, 3, enzyme_dup, x, 1.0, 2.0, -3.0);
  CHECK_CLOSE("scalar.0", t.d[0], 2 * x, 1e-12);
  CHECK_CLOSE("scalar.1", t.d[1], 4 * x, 1e-12);
  CHECK_CLOSE("scalar.2", t.d[2], -6 * x, 1e-12);
  struct two j = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, x, 1.0, 0.0, y, 0.0, 1.0);
  CHECK_CLOSE("jacobian.x", j.a, 2 * x * y, 1e-12);
  CHECK_CLOSE("jacobian.y", j.b, x * x + cos(y), 1e-12);
  struct value_and_two v = __enzyme_fwddiff_with_value((void *)f, enzyme_width, 2, enzyme_primal_return, x, 1.0, 0.0, enzyme_const, y);
  CHECK_CLOSE("value", v.primal, f(x, y), 1e-12);
  CHECK_CLOSE("value.0", v.d[0], 2 * x * y, 1e-12);
  CHECK_CLOSE("value.1", v.d[1], 0, 1e-12);

  double a[3] = {0.9, 1.3, -0.6}, e0[3] = {1, 0, 0}, e1[3] = {0, 1, 0}, e2[3] = {0, 0, 1};
  t = __enzyme_fwddiff_three((void *)norm, enzyme_width, 3, enzyme_dup, a, e0, e1, e2, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("norm", t.d[i], a[i], norm(a, 3));
  t = __enzyme_fwddiff_three((void *)branching, enzyme_width, 3, a, e0, e1, e2, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("branching", t.d[i], a[i], branching(a, 3));

  double out[3], c0[3] = {0}, c1[3] = {0}, c2[3] = {0};
  __enzyme_fwddiff_void((void *)products, enzyme_width, 3, enzyme_dup, a, e0, e1, e2, enzyme_dup, out, c0, c1, c2, 3);
  for (int i = 0; i < 3; i++) {
    CHECK_FD("products.fwd.0", c0[i], a[0], product_at(a, i));
    CHECK_FD("products.fwd.1", c1[i], a[1], product_at(a, i));
    CHECK_FD("products.fwd.2", c2[i], a[2], product_at(a, i));
  }
  double r0[3] = {0}, r1[3] = {0}, r2[3] = {0}, s0[3] = {1, 0, 0}, s1[3] = {0, 1, 0}, s2[3] = {0, 0, 1};
  __enzyme_autodiff_void((void *)products, enzyme_width, 3, enzyme_dup, a, r0, r1, r2, enzyme_dupnoneed, out, s0, s1, s2, 3);
  for (int i = 0; i < 3; i++) {
    CHECK_FD("products.rev.0", r0[i], a[i], product_at(a, 0));
    CHECK_FD("products.rev.1", r1[i], a[i], product_at(a, 1));
    CHECK_FD("products.rev.2", r2[i], a[i], product_at(a, 2));
  }
  double w[8][3] = {{0}};
  for (int k = 0; k < 8; k++) w[k][k % 3] = k;
  struct eight { double d[8]; };
  extern struct eight __enzyme_fwddiff_eight(void *, ...);
  struct eight d = __enzyme_fwddiff_eight((void *)norm, enzyme_width, 8, enzyme_dup, a, w[0], w[1], w[2], w[3], w[4], w[5],
                                          w[6], w[7], 3);
  for (int k = 0; k < 8; k++) CHECK_CLOSE("eight", d.d[k], k * a[k % 3] / norm(a, 3), 1e-12);
  return check_report();
}
