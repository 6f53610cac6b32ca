// __enzyme_fixed_point: iterations that converge, whose derivative needs the last step only.
#include "check.h"
#include <stdint.h>

extern int enzyme_fp_state, enzyme_fp_reduction, enzyme_fp_max_iters, enzyme_fp_control, enzyme_checkpoint_region;
extern void __enzyme_fixed_point(void *, ...);

static int cosine(int64_t i, double *z, const double *p) {
  double was = z[0];
  z[0] = cos(p[0] * z[0]);
  z[1] = 0.5 * z[1] + z[0] * p[1];
  return fabs(z[0] - was) > 1e-15 || i < 60;
}
static double of_cosine(double a, double b) {
  double z[2] = {0.5, 0}, p[2] = {a * a, b};
  __enzyme_fixed_point((void *)cosine, enzyme_fp_state, z, sizeof z, enzyme_fp_reduction, 1e-26, z, p);
  return z[0] * z[1] + p[0];
}

/* Babylonian roots, with numbers by value. */
static int root(int64_t i, double *z, double a, double weight) {
  *z = weight * *z + (1 - weight) * 0.5 * (*z + a / *z);
  return i < 80;
}
static double of_root(double a, double weight) {
  double z = 1;
  __enzyme_fixed_point((void *)root, enzyme_fp_state, &z, sizeof z, enzyme_fp_reduction, 1e-26, &z, a * a * a, weight);
  return z * z * z;
}

/* Jacobi's iteration for A x = b, on the heap, with a residual that other code reads. */
enum { N = 12 };
struct system { double *a, *b, *next; double residual; };
static int jacobi(int64_t i, double *x, struct system *s) {
  double r = 0;
  for (int j = 0; j < N; j++) {
    double sum = s->b[j];
    for (int k = 0; k < N; k++)
      if (k != j) sum -= s->a[j * N + k] * x[k];
    s->next[j] = sum / s->a[j * N + j];
    r += (s->next[j] - x[j]) * (s->next[j] - x[j]);
  }
  for (int j = 0; j < N; j++) x[j] = s->next[j];
  return r > 1e-30 && i < 400;
}
static double solved(const double *b, double d) {
  struct system s = {malloc(N * N * sizeof(double)), malloc(N * sizeof(double)), malloc(N * sizeof(double)), 0};
  double x[N] = {0}, e = 0;
  for (int j = 0; j < N; j++) {
    s.b[j] = b[j];
    for (int k = 0; k < N; k++) s.a[j * N + k] = j == k ? 4 + d : 1.0 / (1 + abs(j - k)) / 3;
  }
  __enzyme_fixed_point((void *)jacobi, enzyme_fp_state, x, sizeof x, enzyme_fp_reduction, 1e-28, x, &s);
  for (int j = 0; j < N; j++) e += x[j] * x[j];
  free(s.a), free(s.b), free(s.next);
  return e;
}

static int single(int64_t i, float *z, float p) {
  *z = cosf(p * *z);
  return i < 40;
}
static float of_single(float p) {
  float z = 0.3f;
  __enzyme_fixed_point((void *)single, enzyme_fp_state, &z, sizeof z, &z, p);
  return z;
}

static int asked;
static int control(double *norm, double *reduction) {
  asked++;
  if (*norm < 0) return *reduction = 1e-20, 1;
  return *norm > 1e-24;
}
static double controlled(double a) {
  double z[2] = {0.5, 0}, p[2] = {a, 1};
  __enzyme_fixed_point((void *)cosine, enzyme_fp_state, z, sizeof z, enzyme_fp_control, control, enzyme_fp_max_iters, 500,
                       z, p);
  return z[0];
}

static double plain(double a, double b) {
  double z[2] = {0.5, 0}, p[2] = {a * a, b};
  for (int64_t i = 0; cosine(i, z, p); i++) {}
  return z[0] * z[1] + p[0];
}

int main(void) {
  double a = 0.8, b = 0.3, w = 0.2, d = 0.1, r[N], dr[N] = {0};
  CHECK_CLOSE("value", of_cosine(a, b), plain(a, b), 0);
  CHECK_FD("cosine.a", __enzyme_autodiff((void *)of_cosine, a, enzyme_const, b), a, of_cosine(a, b));
  CHECK_FD("cosine.b", __enzyme_autodiff((void *)of_cosine, enzyme_const, a, b), b, of_cosine(a, b));
  CHECK_FD("cosine.tangent", __enzyme_fwddiff((void *)of_cosine, a, 1.0, enzyme_const, b), a, of_cosine(a, b));
  CHECK_FD("root.a", __enzyme_autodiff((void *)of_root, a, enzyme_const, w), a, of_root(a, w));
  CHECK_CLOSE("root.weight", __enzyme_autodiff((void *)of_root, enzyme_const, a, w), 0, 1e-8);
  CHECK_FD("root.tangent", __enzyme_fwddiff((void *)of_root, a, 1.0, enzyme_const, w), a, of_root(a, w));
  for (int i = 0; i < N; i++) r[i] = sin(i + 1);
  double dd = __enzyme_autodiff((void *)solved, r, dr, d);
  CHECK_FD("jacobi.diagonal", dd, d, solved(r, d));
  for (int i = 0; i < N; i += 5) CHECK_FD("jacobi.b", dr[i], r[i], solved(r, d));
  extern float __enzyme_autodiff_single(void *, ...);
  CHECK_SINGLE("single", __enzyme_autodiff_single((void *)of_single, 0.7f), FD(b, ({ double z = 0.3; for (int i = 0; i < 99; i++) z = cos((0.7 + b - 0.3) * z); z; })), 1e-4);
  CHECK_FD("controlled", __enzyme_autodiff((void *)controlled, a), a, controlled(a));
  CHECK_CLOSE("asked", asked > 5, 1, 0);
  return check_report();
}
