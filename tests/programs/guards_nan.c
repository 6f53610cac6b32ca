// Guards that the optimiser turns into selects: log, division and sqrt never evaluated by the source stay harmless.
#include "check.h"

static double guarded_log(double x, double w) { return x > 0 ? log(x) * w : w; }
static double guarded_sqrt(double x, double w) { return x > 0 ? sqrt(x) * w : w * 2; }
static double guarded_division(double x, double w) { return x != 0 ? w / x : w; }
static double guarded_pow(double x, double w) { return x > 0 ? pow(x, 0.3) * w : w; }
static double guarded_acos(double x, double w) { return fabs(x) < 1 ? acos(x) * w : w; }
static double entropy(const double *p, int n) {
  double h = 0;
  for (int i = 0; i < n; i++)
    if (p[i] > 0) h -= p[i] * log(p[i]);
  return h;
}
static double safe_norm(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s > 1e-30 ? sqrt(s) : 0;
}
static double sinc(double x) { return x == 0 ? 1 : sin(x) / x; }
static double clamped(double x) {
  if (x < -1) x = -1;
  if (x > 1) x = 1;
  return x * x * x;
}
static double masked_sum(const double *x, const double *y, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    double safe = y[i] == 0 ? 1 : y[i];
    r += y[i] == 0 ? 0 : x[i] / safe + log(fabs(safe));
  }
  return r;
}
static double relu_pow(double x) {
  double y = pow(x, 3);
  return y > 0 ? y : 0;
}
static double log_sum_exp(const double *x, int n) {
  double top = -INFINITY, s = 0;
  for (int i = 0; i < n; i++) top = x[i] > top ? x[i] : top;
  for (int i = 0; i < n; i++) s += exp(x[i] - top);
  return top + log(s);
}
// Computed by the source itself, and not used on every way.
static double changes(const double *x, int n) {
  double s = 0, before = 0;
  for (int i = 0; i < n; i++) {
    double ratio = x[i] / before;
    if (i == 0) s += x[i];
    else s += ratio * x[i];
    before = x[i];
  }
  return s;
}
static double skipped(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double root = sqrt(x[i] - 1), l = log(x[i] - 1);
    if (x[i] <= 1) continue;
    s += root * l;
  }
  return s;
}
static double converged(const double *x, int n) {
  double norm = 0;
  for (int i = 0; i < n; i++) norm += (x[i] - 1) * (x[i] - 1);
  norm = sqrt(norm);
  if (norm < 1e-12) return x[0] * x[1];
  return norm;
}
static double last_one(const double *x, int n) {
  double q = 0, sum = 0;
  for (int i = 0; i < n; i++) {
    q = x[i] / (x[i] - 1);
    sum += x[i];
  }
  return q + sum;
}
#define THREE(F, a, b, c, da, db, dc)                                                                          \
  {                                                                                                            \
    double at[3] = {a, b, c}, exact[3] = {da, db, dc}, g[3] = {0}, t[3] = {0};                                 \
    __enzyme_autodiff((void *)F, enzyme_dup, at, g, enzyme_const, 3);                                          \
    for (int i = 0; i < 3; i++) {                                                                              \
      CHECK_CLOSE(#F, g[i], exact[i], 1e-12);                                                                  \
      t[i] = 1;                                                                                                \
      CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, enzyme_dup, at, t, enzyme_const, 3), exact[i], 1e-12); \
      t[i] = 0;                                                                                                \
    }                                                                                                          \
  }

struct two { double x, w; };
extern struct two __enzyme_autodiff_two(void *, double, double);
#define ONE(F, at, dx, dw)                                                                                     \
  {                                                                                                            \
    struct two g = __enzyme_autodiff_two((void *)F, at, 1.5);                                                  \
    CHECK_CLOSE(#F ".x", g.x, dx, 1e-12);                                                                      \
    CHECK_CLOSE(#F ".w", g.w, dw, 1e-12);                                                                      \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, (double)(at), 1.0, 1.5, 1.0), (dx) + (dw), 1e-12);      \
  }

// A record whose number is valid only with its tag: the load is done ahead of the test.
struct weight { int tagged; double factor; };
static double weighted(const double *x, const struct weight *w, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double factor = w[i].factor, square = x[i] * x[i];
    sum += w[i].tagged ? factor * square : square;
  }
  return sum;
}

int main(void) {
  struct weight weights[2] = {{0, NAN}, {1, 3}};
  double w[2] = {1, 2}, dw[2] = {0};
  __enzyme_autodiff((void *)weighted, enzyme_dup, w, dw, enzyme_const, weights, enzyme_const, 2);
  CHECK_CLOSE("untagged", dw[0], 2, 1e-12);
  CHECK_CLOSE("tagged", dw[1], 12, 1e-12);
  THREE(changes, 1.5, 2.5, 0.5, 1 - 2.5 * 2.5 / (1.5 * 1.5), 2 * 2.5 / 1.5 - 0.25 / (2.5 * 2.5), 2 * 0.5 / 2.5)
  THREE(skipped, 1.5, 1.0, 0.5, (log(0.5) / 2 + 1) / sqrt(0.5), 0, 0)
  THREE(converged, 1, 1, 1, 1, 1, 0)
  THREE(last_one, 1.5, 1.0, 0.5, 1, 1, 1 - 1 / 0.25)
  ONE(guarded_log, 2.0, 0.75, log(2))
  ONE(guarded_log, 0.0, 0.0, 1.0)
  ONE(guarded_log, -1.0, 0.0, 1.0)
  ONE(guarded_sqrt, 4.0, 0.375, 2.0)
  ONE(guarded_sqrt, 0.0, 0.0, 2.0)
  ONE(guarded_sqrt, -4.0, 0.0, 2.0)
  ONE(guarded_division, 2.0, -0.375, 0.5)
  ONE(guarded_division, 0.0, 0.0, 1.0)
  ONE(guarded_pow, 0.0, 0.0, 1.0)
  ONE(guarded_acos, 1.0, 0.0, 1.0)
  ONE(guarded_acos, 2.0, 0.0, 1.0)
  double p[4] = {0.5, 0, 0.25, 0.25}, dp[4] = {0}, one[4] = {1, 1, 1, 1};
  __enzyme_autodiff((void *)entropy, p, dp, 4);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("entropy", dp[i], p[i] > 0 ? -log(p[i]) - 1 : 0, 1e-12);
  CHECK_CLOSE("entropy.fwd", __enzyme_fwddiff((void *)entropy, p, one, 4), dp[0] + dp[2] + dp[3], 1e-12);
  double zero[2] = {0, 0}, dz[2] = {0}, v[2] = {1, 1};
  __enzyme_autodiff((void *)safe_norm, zero, dz, 2);
  CHECK_CLOSE("norm at zero", dz[0] + dz[1], 0, 0);
  CHECK_CLOSE("norm at zero.fwd", __enzyme_fwddiff((void *)safe_norm, zero, v, 2), 0, 0);
  CHECK_CLOSE("sinc at zero", __enzyme_autodiff((void *)sinc, 0.0), 0, 0);
  CHECK_CLOSE("sinc at zero.fwd", __enzyme_fwddiff((void *)sinc, 0.0, 1.0), 0, 0);
  CHECK_CLOSE("sinc", __enzyme_autodiff((void *)sinc, 1.5), cos(1.5) / 1.5 - sin(1.5) / 2.25, 1e-12);
  CHECK_CLOSE("clamped inside", __enzyme_autodiff((void *)clamped, 0.5), 0.75, 1e-12);
  CHECK_CLOSE("clamped outside", __enzyme_autodiff((void *)clamped, 1.5), 0, 0);
  double x[3] = {1, 2, 3}, y[3] = {2, 0, -4}, dx[3] = {0}, dy[3] = {0};
  __enzyme_autodiff((void *)masked_sum, x, dx, y, dy, 3);
  CHECK_CLOSE("masked.dx0", dx[0], 0.5, 1e-12);
  CHECK_CLOSE("masked.dx1", dx[1], 0, 0);
  CHECK_CLOSE("masked.dy0", dy[0], -0.25 + 0.5, 1e-12);
  CHECK_CLOSE("masked.dy1", dy[1], 0, 0);
  CHECK_CLOSE("masked.dy2", dy[2], -3.0 / 16 - 0.25, 1e-12);
  CHECK_CLOSE("relu_pow right", __enzyme_autodiff((void *)relu_pow, 2.0), 12, 1e-12);
  CHECK_CLOSE("relu_pow left", __enzyme_autodiff((void *)relu_pow, -2.0), 0, 0);
  double s[3] = {1, 2, 4}, ds[3] = {0}, total = exp(1) + exp(2) + exp(4);
  __enzyme_autodiff((void *)log_sum_exp, s, ds, 3);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("softmax", ds[i], exp(s[i]) / total, 1e-12);
  return check_report();
}
