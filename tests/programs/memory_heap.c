// Allocation inside: malloc, calloc, realloc growth, free, posix_memalign, aligned_alloc, heap in loops and calls.
#define _POSIX_C_SOURCE 200809L
#include "check.h"

static double heap_copy(const double *x, int n) {
  double *y = malloc(n * sizeof *y);
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  double r = 0;
  for (int i = 0; i < n; i++) r += y[i] * y[n - 1 - i];
  free(y);
  return r;
}
static double zeroed(const double *x, int n) {
  double *count = calloc(n + 2, sizeof *count);
  for (int i = 0; i < n; i++) count[(i * i) % (n + 2)] += x[i] * (1 + count[i]);
  double r = 1;
  for (int i = 0; i < n + 2; i++) r += r * count[i];
  free(count);
  return r;
}
struct growing { double *data; int used, room; };
static void push(struct growing *g, double v) {
  if (g->used == g->room) {
    g->room = g->room ? 2 * g->room : 1;
    g->data = realloc(g->data, g->room * sizeof(double));
  }
  g->data[g->used++] = v;
}
static double grows(const double *x, int n) {
  struct growing g = {NULL, 0, 0};
  for (int i = 0; i < n; i++) {
    push(&g, x[i]);
    if (x[i] > 0) push(&g, x[i] * g.data[0]);
  }
  double r = 1;
  for (int i = 0; i < g.used; i++) r = r * 0.7 + sin(g.data[i]) * g.data[g.used - 1 - i];
  free(g.data);
  return r;
}
static double shrinks(const double *x, int n) {
  double *y = malloc(2 * n * sizeof *y);
  for (int i = 0; i < 2 * n; i++) y[i] = x[i / 2] * (i + 1);
  y = realloc(y, n * sizeof *y);
  double r = 1;
  for (int i = 0; i < n; i++) r += y[i] * y[n - 1 - i];
  free(y);
  return r;
}
static double in_loop(const double *x, int n) {
  double r = 0.5;
  for (int i = 0; i < n; i++) {
    double *t = malloc((i + 1) * sizeof *t);
    t[0] = x[i];
    for (int j = 1; j <= i; j++) t[j] = t[j - 1] * x[j] + r;
    r = sin(t[i]) + t[0] * r;
    free(t);
  }
  return r;
}
static double aligned(const double *x, int n) {
  void *raw = NULL;
  if (posix_memalign(&raw, 64, n * sizeof(double))) return 0;
  double *y = raw, *z = aligned_alloc(32, 64);
  for (int i = 0; i < n; i++) y[i] = exp(x[i] * 0.3);
  z[0] = y[0] * y[1];
  z[1] = z[0] * y[2];
  double r = z[0] * z[1] + y[n - 1];
  free(z);
  free(y);
  return r;
}
static double *make_squares(const double *x, int n) {
  double *y = malloc(n * sizeof *y);
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  return y;
}
static __attribute__((noinline)) void destroy(double *y) { free(y); }
static double from_callee(const double *x, int n) {
  double *y = make_squares(x, n), *z = make_squares(y, n);
  double r = y[0] * z[1] + z[2] * y[3];
  destroy(y);
  destroy(z);
  return r;
}
static double rows(const double *x, int n) {
  double **m = malloc(n * sizeof *m), r = 0;
  for (int i = 0; i < n; i++) {
    m[i] = malloc(n * sizeof **m);
    for (int j = 0; j < n; j++) m[i][j] = x[i] * x[j] + (i == j);
  }
  double *t = m[0];
  m[0] = m[1];
  m[1] = t;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) r += m[i][j] * m[j][i] * (i + 1);
  for (int i = 0; i < n; i++) free(m[i]);
  free(m);
  return r;
}
static double maybe_heap(const double *x, int n) {
  double small[2], *y = n > 2 ? malloc(n * sizeof *y) : small;
  for (int i = 0; i < n; i++) y[i] = cos(x[i]);
  double r = y[0] * y[n - 1];
  if (y != small) free(y);
  return r;
}
static double leaks(const double *x, int n) {
  static double *kept;
  free(kept);
  kept = malloc(n * sizeof *kept);
  for (int i = 0; i < n; i++) kept[i] = x[i] * x[(i + 1) % n];
  return kept[0] * kept[1] + kept[n - 1];
}
struct vector { int n; double *data; };
static void report(const char *what, int n) { // enough to keep those who call it from being inlined
  for (int i = 0; i < n; i++) fprintf(stderr, "%s %d of %d\n", what, i, n);
  fprintf(stderr, "%s: %d\n", what, n);
  fflush(stderr);
}
static struct vector *make_vector(int n) { // of which two blocks come back, the one behind the other
  struct vector *v = malloc(sizeof *v);
  if (!v) { report("no vector", n); fprintf(stderr, "vector of %d\n", n); fflush(stdout); abort(); }
  v->n = n;
  v->data = malloc(n * sizeof(double));
  if (!v->data) { report("no data", n); fprintf(stderr, "data of %d\n", n); fflush(stdout); abort(); }
  return v;
}
static void set(struct vector *v, int i, double x) {
  if (i < 0 || i >= v->n) { report("bad index", i); fprintf(stderr, "index %d\n", i); fflush(stdout); abort(); }
  v->data[i] = x;
}
static double get(const struct vector *v, int i) {
  if (i < 0 || i >= v->n) { report("bad index", i); fprintf(stderr, "index %d\n", i); fflush(stdout); abort(); }
  return v->data[i];
}
static double behind_another(const double *x, int n) {
  struct vector *v = make_vector(n), *w = make_vector(2 * n);
  for (int i = 0; i < n; i++) {
    set(v, i, x[i] * x[(i + 1) % n]);
    set(w, i, x[i] * get(v, i));
    set(w, n + i, get(w, i) + get(v, i));
  }
  double r = 0;
  for (int i = 0; i < v->n; i++) r += get(v, i) * get(w, 2 * n - 1 - i) * get(w, i);
  free(v->data);
  free(v);
  free(w->data);
  free(w);
  return r;
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

/* A block that begins with constants and so may be its own shadow; it grows in a loop, and nothing depends on it. */
__attribute__((noinline)) static double grown_in_vain(const double *y, double a, int n) {
  double *h = malloc(4 * sizeof *h);
  h[0] = 0.1, h[1] = -0.9, h[2] = 0.5, h[3] = 1.1;
  for (int i = 0; i < n; i++) {
    h = realloc(h, 8 * sizeof *h);
    memcpy(h, y, 4 * sizeof *h);
  }
  free(h);
  return a;
}
__attribute__((noinline)) static double tangent_in_vain(double *y, double *dy, double a, double da, int n) {
  return __enzyme_fwddiff((void *)grown_in_vain, enzyme_dup, y, dy, enzyme_dup, a, da, enzyme_const, n);
}
/* Memory of the caller that grows: its gradient lies where the numbers lie then; a workspace is as it was for the next. */
__attribute__((noinline)) static double through_workspace(struct growing *w, double x) {
  w->used = 0;
  for (int i = 1; i < 6; i++) push(w, x * i);
  double r = 0;
  for (int i = 0; i < w->used; i++) r += w->data[i] * w->data[i] * w->data[i];
  return r;
}
__attribute__((noinline)) static double grows_argument(struct growing *v) {
  push(v, v->data[0] * v->data[1]);
  push(v, v->data[0] * v->data[2]);
  double r = 0;
  for (int i = 0; i < v->used; i++) r += (i + 1) * v->data[i];
  return r;
}
__attribute__((noinline)) static double through_sums(struct growing *w, double x) {
  if (!w->data) w->data = calloc(4, sizeof(double)), w->used = 4;
  else for (int i = 0; i < 4; i++) w->data[i] = 0;
  for (int i = 0; i < 8; i++) w->data[i % 4] += x * i;
  double r = 0;
  for (int i = 0; i < w->used; i++) r += w->data[i] * w->data[i];
  return r;
}
struct row { double *w; double s; int k; };
struct table { struct row *rows; long double *sums; int n; };
__attribute__((noinline)) static double grows_rows(struct table *t, double x) {
  t->n = 0;
  for (int i = 0; i < 5; i++) {
    t->rows = realloc(t->rows, (i + 1) * sizeof *t->rows);
    t->sums = realloc(t->sums, (i + 1) * sizeof *t->sums);
    t->rows[i].w = malloc(2 * sizeof(double));
    t->rows[i].w[0] = x * i, t->rows[i].w[1] = x * x, t->rows[i].s = x, t->rows[i].k = i;
    t->sums[t->n++] = x * i;
  }
  double r = 0;
  for (int i = 0; i < t->n; i++) r += t->rows[i].w[0] * t->rows[i].w[1] * t->rows[i].s + t->sums[i] * t->sums[i];
  for (int i = 0; i < t->n; i++) free(t->rows[i].w);
  return r;
}
static void test_growing(void) {
  struct table t = {0}, dt = {0};
  struct growing sums = {0}, dsums = {0};
  for (int k = 0; k < 3; k++)
    CHECK_CLOSE("through_sums", __enzyme_autodiff((void *)through_sums, enzyme_dup, &sums, &dsums, 1.0), 432, 1e-13);
  for (int k = 0; k < 3; k++)  /* 10 x^4 + 30 x^2 */
    CHECK_CLOSE("grows_rows", __enzyme_autodiff((void *)grows_rows, enzyme_dup, &t, &dt, 1.2), 141.12, 1e-13);
  struct growing w = {0}, dw = {0}, v = {malloc(16), 2, 2}, dv = {calloc(2, 8), 2, 2};
  for (int k = 0; k < 3; k++)
    CHECK_CLOSE("through_workspace", __enzyme_autodiff((void *)through_workspace, enzyme_dup, &w, &dw, 1.5), 1518.75, 1e-13);
  v.data[0] = 2, v.data[1] = 3;  /* a + 2 b + 3 a b + 4 a a b */
  __enzyme_autodiff_void((void *)grows_argument, enzyme_dup, &v, &dv);
  CHECK_CLOSE("grows_argument.a", dv.data[0], 58, 1e-13);
  CHECK_CLOSE("grows_argument.b", dv.data[1], 24, 1e-13);
  free(w.data), free(dw.data), free(v.data), free(dv.data);
}
int main(void) {
  test_growing();
  TEST(heap_copy)
  TEST(zeroed)
  TEST(grows)
  TEST(shrinks)
  TEST(in_loop)
  TEST(aligned)
  TEST(from_callee)
  TEST(rows)
  TEST(maybe_heap)
  TEST(leaks)
  TEST(behind_another)
  double four[4] = {1, 2, 3, 4}, dfour[4] = {1, 0, 0, 0};
  for (int n = 0; n < 4; n++)
    CHECK_CLOSE("grown_in_vain", tangent_in_vain(four, dfour, 1.5, 2.0, n), 2, 0);
  return check_report();
}
