// __enzyme_set_fixed_point: loops that converge, marked from inside, of every shape; the derivative is that of all steps.
#include "check.h"
#include <assert.h>
#include <enzyme/fixed_point.h>

enum { N = 5 };

static double iterate(const double *A, const double *b, double k, double *z) {
  double t[N], change = 0;
  for (int r = 0; r < N; r++) {
    t[r] = b[r];
    for (int c = 0; c < N; c++) t[r] += k * A[r * N + c] * z[c];
    t[r] = sin(t[r]);
  }
  for (int r = 0; r < N; r++) change += fabs(z[r] - t[r]), z[r] = t[r];
  return change;
}

#define SHAPES(name, mark)                                                                                     \
  static double name(const double *A, const double *b, double k, int how) {                                    \
    double z[N] = {0}, err = 1, tol = 1e-13, s = 0;                                                             \
    int rounds = 0;                                                                                             \
    if (how == 0)                                                                                               \
      while (err > tol) {                                                                                       \
        mark;                                                                                                   \
        err = iterate(A, b, k, z);                                                                              \
        if (++rounds == 3) tol *= 0.1;                                                                          \
      }                                                                                                         \
    if (how == 1) do {                                                                                          \
        mark;                                                                                                   \
        assert(z[0] < 100);                                                                                     \
        err = iterate(A, b, k, z);                                                                              \
      } while (err > tol);                                                                                      \
    if (how == 2)                                                                                               \
      for (int i = 0; i < 200 && err > tol; i++) {                                                              \
        mark;                                                                                                   \
        err = iterate(A, b, k, z);                                                                              \
      }                                                                                                         \
    if (how == 3)                                                                                               \
      for (int i = 0;; i++) {                                                                                   \
        mark;                                                                                                   \
        double change = iterate(A, b, k, z);                                                                    \
        if (change < tol) break;                                                                                \
      }                                                                                                         \
    if (how == 4)                                                                                               \
      for (int i = 0; i < 60; i++) {                                                                            \
        mark;                                                                                                   \
        if (i % 7 == 3) continue;                                                                               \
        iterate(A, b, k, z);                                                                                    \
      }                                                                                                         \
    for (int r = 0; r < N; r++) s += z[r] * z[r] * (r + 1);                                                     \
    return s * k;                                                                                               \
  }
SHAPES(plain, )
SHAPES(marked, __enzyme_set_fixed_point(1e-28, (int64_t)-1, NULL, z, N * sizeof(double)))

/* A state in variables, what later code overwrites, two parts of a state, and a function that says when it is enough. */
static double u[4], p[4];
static void move(void) {
  double t[4];
  for (int k = 0; k < 4; k++) t[k] = 0.05 * sin(u[k] + u[(k + 1) % 4]) + p[k] * p[k];
  for (int k = 0; k < 4; k++) u[k] = t[k];
}
static double of_variables(const double *x) {
  double s = 0;
  for (int k = 0; k < 4; k++) u[k] = 0, p[k] = x[k];
  for (int i = 0; i < 16; i++) {
    __enzyme_set_fixed_point(1e-26, (int64_t)0, NULL, u, sizeof u);
    move();
  }
  for (int k = 0; k < 4; k++) s += u[k] * u[k] * p[k];
  for (int k = 0; k < 4; k++) p[k] = 7;
  return s;
}
static double plain_variables(const double *x) {
  double s = 0;
  for (int k = 0; k < 4; k++) u[k] = 0, p[k] = x[k];
  for (int i = 0; i < 16; i++) move();
  for (int k = 0; k < 4; k++) s += u[k] * u[k] * p[k];
  return s;
}
static int asked;
static int control(double *norm, double *reduction) {
  asked++;
  return *norm < 0 || *norm > 1e-26;
}
static double of_two(double *x) {
  double z = 0, y = 0, err = 1;
  while (err > 1e-15) {
    __enzyme_set_fixed_point(-1.0, (int64_t)-1, control, &z, sizeof z, &y, sizeof y);
    double next = 0.3 * cos(z + y) + x[0], other = 0.2 * sin(z * y) + x[1];
    err = fabs(next - z) + fabs(other - y);
    z = next, y = other;
  }
  return z * y;
}

int main(void) {
  double A[N * N], b[N], V[N * N] = {0}, v[N] = {1, 2, 3, 4, 5};
  for (int i = 0; i < N * N; i++) A[i] = 0.1 * sin(i + 1);
  for (int i = 0; i < N; i++) b[i] = 0.1 * i;
  V[3] = 1;
  for (int how = 0; how < 5; how++) {
    double dA[N * N] = {0}, db[N] = {0}, wanted_A[N * N] = {0}, wanted_b[N] = {0};
    double dk = __enzyme_autodiff((void *)marked, enzyme_dup, A, dA, enzyme_dup, b, db, 0.9, enzyme_const, how);
    double wanted_k = __enzyme_autodiff((void *)plain, enzyme_dup, A, wanted_A, enzyme_dup, b, wanted_b, 0.9,
                                        enzyme_const, how);
    CHECK_SINGLE("by a number", dk, wanted_k, 1e-10);
    for (int i = 0; i < N; i++) CHECK_SINGLE("by b", db[i], wanted_b[i], 1e-10);
    for (int i = 0; i < N * N; i++) CHECK_SINGLE("by A", dA[i], wanted_A[i], 1e-10);
    CHECK_SINGLE("tangent",
                 __enzyme_fwddiff((void *)marked, enzyme_dup, A, V, enzyme_dup, b, v, 0.9, 1.0, enzyme_const, how),
                 __enzyme_fwddiff((void *)plain, enzyme_dup, A, V, enzyme_dup, b, v, 0.9, 1.0, enzyme_const, how), 1e-9);
  }
  double x[4] = {0.5, 0.3, 0.7, 0.2}, d[4] = {0}, wanted[4] = {0}, e[2] = {0};
  __enzyme_autodiff_void((void *)of_variables, enzyme_dup, x, d);
  __enzyme_autodiff_void((void *)plain_variables, enzyme_dup, x, wanted);
  for (int k = 0; k < 4; k++) CHECK_SINGLE("by variables", d[k], wanted[k], 1e-9);
  __enzyme_autodiff_void((void *)of_two, enzyme_dup, x, e);
  for (int k = 0; k < 2; k++) CHECK_SINGLE("of two", e[k], FD_STEP(x[k], of_two(x), 1e-3), 1e-8);
  CHECK_CLOSE("asked", asked > 3, 1, 0);
  return check_failures != 0;
}
