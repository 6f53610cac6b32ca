// enzyme_runtime_activity and enzyme_strong_zero, several requests on one function, requests inside loops and callees.
#include "check.h"

static double choose(double *active, double *maybe, int which) {
  double *p = which ? active : maybe;
  return *p * *p;
}
struct box { double *data; };
static double boxed(const struct box *b, double x) { return b->data[0] * x + b->data[1]; }
static void into_maybe(double *out, const double *x, int n) {
  for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
}
static double guarded(double x, double y) { return sqrt(x) * y; }
static double product_with_inactive(double x, double y) { return x * log(y) + y * 0; }

static double weighted(const double *x, const double *w, double s, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += s * w[i] * sin(x[i]);
  return r;
}
static __attribute__((noinline)) double derivative_of(double (*unused)(void), double x, double y) {
  (void)unused;
  return __enzyme_autodiff((void *)guarded, enzyme_out, x, enzyme_const, y);
}

int main(void) {
  double a = 1.5, da = 0, b = 2.5, db = 0;
  __enzyme_autodiff((void *)choose, enzyme_runtime_activity, enzyme_dup, &a, &da, enzyme_dup, &b, &b, 1);
  CHECK_CLOSE("runtime.active", da, 3, 1e-12);
  CHECK_CLOSE("runtime.primal untouched", b, 2.5, 0);
  da = 0;
  __enzyme_autodiff((void *)choose, enzyme_runtime_activity, enzyme_dup, &a, &da, enzyme_dup, &b, &b, 0);
  CHECK_CLOSE("runtime.constant chosen", da, 0, 0);
  CHECK_CLOSE("runtime.constant untouched", b, 2.5, 0);
  __enzyme_autodiff((void *)choose, enzyme_runtime_activity, enzyme_dup, &a, &da, enzyme_dup, &b, &db, 0);
  CHECK_CLOSE("runtime.both active", db, 5, 1e-12);
  da = 1;
  CHECK_CLOSE("runtime.fwd active", __enzyme_fwddiff((void *)choose, enzyme_runtime_activity, &a, &da, &b, &b, 1), 3, 1e-12);
  CHECK_CLOSE("runtime.fwd constant", __enzyme_fwddiff((void *)choose, enzyme_runtime_activity, &a, &da, &b, &b, 0), 0, 0);
  double data[2] = {2, 3};
  struct box box = {data}, shadow = {data};
  CHECK_CLOSE("runtime.boxed", __enzyme_autodiff((void *)boxed, enzyme_runtime_activity, &box, &shadow, 4.0), 2, 1e-12);
  CHECK_CLOSE("runtime.boxed untouched", data[0] + data[1], 5, 0);
  double out[2], x2[2] = {1.5, 2}, dx2[2] = {1, 1};
  __enzyme_fwddiff_void((void *)into_maybe, enzyme_runtime_activity, out, out, x2, dx2, 2);
  CHECK_CLOSE("runtime.fwd store keeps the primal", out[0] + out[1], 2.25 + 4, 1e-12);

  CHECK_CLOSE("strong_zero.rev", __enzyme_autodiff((void *)guarded, enzyme_strong_zero, enzyme_out, 0.0, enzyme_const, 0.0), 0, 0);
  CHECK_CLOSE("strong_zero.fwd", __enzyme_fwddiff((void *)guarded, enzyme_strong_zero, 0.0, 0.0, 2.0, 1.0), 0, 0);
  CHECK_CLOSE("strong_zero leaves the rest", __enzyme_autodiff((void *)guarded, enzyme_strong_zero, enzyme_out, 4.0, enzyme_const, 2.0), 0.5, 1e-12);
  CHECK_CLOSE("strong_zero.log", __enzyme_fwddiff((void *)product_with_inactive, enzyme_strong_zero, 0.0, 1.0, 3.0, 0.0), log(3.0), 1e-12);

  double x[3] = {0.3, 0.9, 1.7}, w[3] = {1, 2, 3}, dx[3] = {0}, dw[3] = {0}, s = 1.5;
  double ds = __enzyme_autodiff((void *)weighted, x, dx, w, dw, s, 3);
  double ds2 = __enzyme_autodiff((void *)weighted, enzyme_const, x, enzyme_const, w, enzyme_out, s, 3);
  CHECK_CLOSE("requests agree", ds, ds2, 1e-13);
  double only_x[3] = {0}, only_w[3] = {0};
  __enzyme_autodiff_void((void *)weighted, enzyme_dup, x, only_x, enzyme_const, w, enzyme_const, s, 3);
  __enzyme_autodiff_void((void *)weighted, enzyme_const, x, enzyme_dup, w, only_w, enzyme_const, s, 3);
  for (int i = 0; i < 3; i++) {
    CHECK_CLOSE("only x", only_x[i], dx[i], 1e-13);
    CHECK_CLOSE("only w", only_w[i], dw[i], 1e-13);
    CHECK_CLOSE("dx", dx[i], s * w[i] * cos(x[i]), 1e-13);
  }
  double overlapping[3] = {0}; /* two gradients into one array add up */
  double v[3] = {0.3, 0.9, 1.7};
  __enzyme_autodiff_void((void *)weighted, x, overlapping, v, overlapping, enzyme_const, s, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("overlapping", overlapping[i], s * (v[i] * cos(x[i]) + sin(x[i])), 1e-12);

  double z = 2; /* gradient ascent of sqrt(z) - z / 4: the same request again and again */
  for (int k = 0; k < 50; k++) z += 0.4 * (derivative_of(NULL, z, 1.0) - 0.25);
  CHECK_CLOSE("request in an optimiser loop", derivative_of(NULL, z, 1.0), 1 / (2 * sqrt(z)), 1e-12);
  return check_report();
}
