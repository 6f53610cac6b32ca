// Sparse Jacobians and Hessians against dense tangents: what hands numbers on, colours, patterns with full rows.
#include "check.h"

#include <enzyme/sparse.h>

enum { N = 6 };

/* The matrix dense: column by column from the tangent. */
#define CHECK_JACOBIAN(f, m)                                                                                           \
  {                                                                                                                    \
    double x[N], y[m], ty[m], t[N], found[m][N] = {{0}}, worst = 0;                                                    \
    for (int i = 0; i < N; i++) x[i] = 0.7 + 0.31 * i - 0.02 * i * i;                                                  \
    for (int i = 0; i < m; i++) y[i] = 0.1 * i;                                                                        \
    struct enzyme_sparse j;                                                                                            \
    __enzyme_sparse_jacobian((void *)f, &j, enzyme_input, x, N, enzyme_output, y, m);                                  \
    for (int i = 0; i < m; i++)                                                                                        \
      for (int64_t k = j.starts[i]; k < j.starts[i + 1]; k++) found[i][j.indices[k]] = j.values[k];                    \
    for (int c = 0; c < N; c++) {                                                                                      \
      for (int i = 0; i < N; i++) t[i] = i == c;                                                                       \
      for (int i = 0; i < m; i++) y[i] = 0.1 * i, ty[i] = 0;                                                           \
      __enzyme_fwddiff_void((void *)f, enzyme_dup, x, t, enzyme_dup, y, ty);                                           \
      for (int i = 0; i < m; i++) worst = fmax(worst, fabs(ty[i] - found[i][c]));                                      \
    }                                                                                                                  \
    CHECK_CLOSE(#f, 1 + worst, 1, 1e-12);                                                                              \
    CHECK_CLOSE(#f ".entries", j.entries, j.entries, 0);                                                               \
    enzyme_sparse_free(&j);                                                                                            \
  }
#define CHECK_HESSIAN(f, most)                                                                                         \
  {                                                                                                                    \
    double x[N], worst = 0, found[N][N] = {{0}};                                                                       \
    for (int i = 0; i < N; i++) x[i] = 0.7 + 0.31 * i - 0.02 * i * i;                                                  \
    struct enzyme_sparse h;                                                                                            \
    __enzyme_sparse_hessian((void *)f, &h, enzyme_input, x, N);                                                        \
    for (int i = 0; i < N; i++)                                                                                        \
      for (int64_t k = h.starts[i]; k < h.starts[i + 1]; k++) found[i][h.indices[k]] = h.values[k];                    \
    for (int c = 0; c < N; c++) {                                                                                      \
      double t[N] = {0}, g[N] = {0}, dg[N] = {0};                                                                      \
      t[c] = 1;                                                                                                        \
      __enzyme_fwddiff_void((void *)f##_gradient, enzyme_dup, x, t, enzyme_dup, g, dg);                                \
      for (int i = 0; i < N; i++) worst = fmax(worst, fabs(dg[i] - found[i][c]));                                      \
    }                                                                                                                  \
    CHECK_CLOSE(#f, 1 + worst, 1, 1e-12);                                                                              \
    CHECK_CLOSE(#f ".colours", h.colours > most, 0, 0);                                                                \
    enzyme_sparse_free(&h);                                                                                            \
  }
#define GRADIENT(f)                                                                                                    \
  static void f##_gradient(const double *x, double *g) { __enzyme_autodiff_void((void *)f, enzyme_dup, x, g); }

struct record { double a, b; int k; };
static void moves(const double *x, double *y) {
  struct record q[3], r;
  double copy[N];
  memcpy(copy, x, sizeof copy);
  memmove(copy + 1, copy, 2 * sizeof *copy);
  for (int i = 0; i < 3; i++) q[i] = (struct record){copy[2 * i], copy[2 * i + 1], i};
  r = q[1], q[1] = q[2], q[2] = r;
  for (int i = 0; i < 3; i++) y[(i * 2) % 3] += q[i].a * q[i].b + q[i].k;
}
static void choices(const double *x, double *y) {
  for (int i = 0; i < N; i++) {
    double a = x[i], b = x[(i + 1) % N];
    y[i] = (a > b ? a : b) + fmin(a, b) * fabs(a - b) + floor(a) * b;
    while (y[i] < 5) y[i] = y[i] * 1.5 + x[0];
  }
}
static void formats(const double *x, double *y) {
  for (int i = 0; i < N; i++) {
    union { double number; uint64_t bits; } v = {x[i] - 1};
    float single = x[(i + 2) % N];
    v.bits ^= 1ull << 63;
    y[i] = v.number * v.number + (double)sinf(single * single) + ldexp(x[i], 2) + hypot(x[i], 1);
  }
}
static void complex_numbers(const double *x, double *y) {
  for (int i = 0; i + 1 < N; i++) {
    double _Complex z = x[i] + 1.0i * x[i + 1];
    z = z * z / (1 + z);
    y[i] = __real__ z + __imag__ z * hypot(__real__ z, __imag__ z);
  }
}
typedef double four __attribute__((vector_size(32)));
static void vectors(const double *x, double *y) {
  four a, b, c;
  memcpy(&a, x, sizeof a);
  memcpy(&b, x + 2, sizeof b);
  c = -(a * b - a);
  memcpy(y, &c, sizeof c);
}
static double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
static double state[N];
static void memory(const double *x, double *y) {
  double *t = malloc(N * sizeof *t);
  for (int i = 0; i < N; i++) t[i] = i % 3 ? t[i - 1] * 0.5 + x[i] : power(x[i], 3), state[N - 1 - i] = t[i];
  t = realloc(t, 2 * N * sizeof *t);
  for (int i = 0; i < N; i++) t[N + i] = state[i];
  for (int i = 0; i < N; i++) y[i] = t[N + i] * t[i];
  free(t);
}

static double chain(const double *x) {
  double s = 0;
  for (int i = 1; i < N; i++) s += sqrt(1 + (x[i] - x[i - 1]) * (x[i] - x[i - 1]));
  return s;
}
static double hub(const double *x) {
  double s = 0;
  for (int i = 0; i + 1 < N; i++) s += x[i] * x[i] * x[N - 1];
  return s;
}
static double loops(const double *x) {
  double s = 0;
  for (int i = 0; i < N; i++) {
    double v = x[i];
    while (v < 20) v = v * v + x[(i + 3) % N];
    s += v;
  }
  return s;
}
GRADIENT(chain) GRADIENT(hub) GRADIENT(loops)

/* Rows of many lengths, some longer than sets that are kept sorted, and columns that lie in all of them. */
enum { ROWS = 90, COLUMNS = 400 };
static void rows(const double *x, double *y) {
  for (int i = 0; i < ROWS; i++) {
    double s = x[i % 3] * x[7];
    for (int k = 0; k < (i % 5 ? i % 7 : 3 * i); k++) s += x[(i * 37 + k * 11) % COLUMNS] * (k + 1);
    y[i] = s;
  }
}
static void check_rows(void) {
  static double x[COLUMNS], y[ROWS], want[ROWS][COLUMNS];
  for (int i = 0; i < COLUMNS; i++) x[i] = 1 + 0.01 * i;
  for (int i = 0; i < ROWS; i++) {
    want[i][i % 3] += x[7], want[i][7] += x[i % 3];
    for (int k = 0; k < (i % 5 ? i % 7 : 3 * i); k++) want[i][(i * 37 + k * 11) % COLUMNS] += k + 1;
  }
  struct enzyme_sparse j;
  __enzyme_sparse_jacobian((void *)rows, &j, enzyme_input, x, COLUMNS, enzyme_output, y, ROWS);
  double worst = 0;
  int64_t entries = 0;
  for (int i = 0; i < ROWS; i++) {
    for (int c = 0; c < COLUMNS; c++) entries += want[i][c] != 0;
    for (int64_t k = j.starts[i]; k < j.starts[i + 1]; k++) {
      if (k > j.starts[i]) worst = fmax(worst, j.indices[k] <= j.indices[k - 1]);
      worst = fmax(worst, fabs(want[i][j.indices[k]] - j.values[k]));
    }
  }
  CHECK_CLOSE("rows", worst, 0, 0);
  CHECK_CLOSE("rows.entries", j.entries, entries, 0);
  enzyme_sparse_free(&j);
}

/* What is in and out, what is only computed with, single precision, and an array that both goes in and comes out. */
static void parts(const float *x, int n, float *work, float *y, float *u) {
  for (int i = 0; i < n; i++) work[i] = x[i] * u[i];
  for (int i = 0; i < n; i++) y[i] = work[n - 1 - i], u[i] *= 2 * u[0];
}
/* The same by rows, of which one is full. */
static void check_by_rows(void) {
  static double x[COLUMNS], y[ROWS];
  for (int i = 0; i < COLUMNS; i++) x[i] = 1 + 0.01 * i;
  struct enzyme_sparse j, t;
  __enzyme_sparse_jacobian((void *)rows, &j, enzyme_input, x, COLUMNS, enzyme_output, y, ROWS);
  __enzyme_sparse_jacobian((void *)rows, &t, enzyme_by_rows, enzyme_input, x, COLUMNS, enzyme_output, y, ROWS);
  double worst = j.entries != t.entries || j.rows != t.rows || j.columns != t.columns;
  for (int64_t i = 0; i <= j.rows; i++) worst = fmax(worst, j.starts[i] != t.starts[i]);
  for (int64_t k = 0; k < j.entries; k++)
    worst = fmax(worst, (j.indices[k] != t.indices[k]) + fabs(j.values[k] - t.values[k]));
  CHECK_CLOSE("by rows", 1 + worst, 1, 1e-12);
  enzyme_sparse_free(&j), enzyme_sparse_free(&t);
}
static void check_parts(void) {
  float x[3] = {1, 2, 3}, u[3] = {4, 5, 6}, work[3] = {0}, y[3];
  struct enzyme_sparse j;
  __enzyme_sparse_jacobian((void *)parts, &j, enzyme_input, x, 3, enzyme_const, 3, enzyme_work, work, 3, enzyme_output, y,
                           3, enzyme_inout, u, 3);
  CHECK_CLOSE("parts.rows", j.rows, 6, 0);
  CHECK_CLOSE("parts.columns", j.columns, 6, 0);
  CHECK_SINGLE("parts.y", y[0], 18, 1e-6);
  CHECK_SINGLE("parts.u", u[1], 5 * 2 * (4 * 2 * 4), 1e-6);  /* u[0] is changed first */
  double found[6][6] = {{0}};
  for (int i = 0; i < 6; i++)
    for (int64_t k = j.starts[i]; k < j.starts[i + 1]; k++) found[i][j.indices[k]] = j.values[k];
  CHECK_SINGLE("parts.yx", found[0][2], 6, 1e-6);
  CHECK_SINGLE("parts.yu", found[0][5], 3, 1e-6);
  CHECK_SINGLE("parts.uu", found[3][3], 16, 1e-6);
  enzyme_sparse_free(&j);
}

/* An array that is a function of the program, in C. */
extern double *__enzyme_todense(void *, ...);
static double unit(int64_t offset, size_t i) { return offset / (int64_t)sizeof(double) == (int64_t)i; }
static void never(double value, int64_t offset, size_t i) { abort(); }
struct list { int count; double matrix[N][N]; };
static double none(int64_t offset, size_t i, struct list *l) { return 0; }
static void put(double value, int64_t offset, size_t i, struct list *l) { l->matrix[offset / 8][i] = value, l->count++; }
static void check_dense(void) {
  struct list l = {0};
  double x[N], worst = 0;
  for (int i = 0; i < N; i++) x[i] = i * i * 0.1;
  for (size_t i = 0; i < N; i++) {
    double *dx = __enzyme_todense((void *)unit, (void *)never, i), *dg = __enzyme_todense((void *)none, (void *)put, i, &l);
    __enzyme_fwddiff_void((void *)chain_gradient, enzyme_dup, x, dx, enzyme_dupnoneed, (double *)0, dg);
  }
  for (int i = 0; i < N; i++) {
    double t[N] = {0}, g[N] = {0}, dg[N] = {0};
    t[i] = 1;
    __enzyme_fwddiff_void((void *)chain_gradient, enzyme_dup, x, t, enzyme_dup, g, dg);
    for (int j = 0; j < N; j++) worst = fmax(worst, fabs(dg[j] - l.matrix[j][i]));
  }
  CHECK_CLOSE("dense", 1 + worst, 1, 1e-12);
  CHECK_CLOSE("dense.stores", l.count, 3 * N - 2, 0);
}

int main(void) {
  CHECK_JACOBIAN(moves, 3)
  CHECK_JACOBIAN(choices, N)
  CHECK_JACOBIAN(formats, N)
  CHECK_JACOBIAN(memory, N)
  CHECK_JACOBIAN(vectors, 4)
  CHECK_JACOBIAN(complex_numbers, N)
  CHECK_HESSIAN(chain, 3)
  CHECK_HESSIAN(hub, 2)
  CHECK_HESSIAN(loops, N)
  check_rows();
  check_by_rows();
  check_parts();
  check_dense();
  return check_report();
}
