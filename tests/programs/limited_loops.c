// flags: --enzyme-tape-limit=1M
// Loops of every kind fit in a bound of the tape: their gradients times a direction are the tangents in that direction.
#include "check.h"

extern double __enzyme_fwddiff_two(void *, ...);
typedef struct { double by_x, by_k; } two;
extern two __enzyme_autodiff_two(void *, ...);

/* Time steps over an array, in place. */
static double heat(double *u, int n, int steps) {
  double s = 0;
  for (int t = 0; t < steps; t++) {
    double left = u[0];
    for (int j = 1; j < n - 1; j++) {
      double here = u[j];
      u[j] += 0.2 * (left - 2 * here + u[j + 1]) - 1e-3 * here * here * sin(here);
      left = here;
    }
  }
  for (int j = 0; j < n; j++) s += u[j] * u[j];
  return s;
}
/* A loop that ends when it has converged, or breaks; a number that it changes; a callee with a loop. */
static double relax(double *u, int n, double w) {
  double r = 0;
  for (int j = 1; j < n - 1; j++) {
    double d = w * (0.5 * (u[j - 1] + u[j + 1]) - u[j]);
    u[j] += d + 1e-4 * sin(u[j]);
    r += d * d;
  }
  return r;
}
static double relaxed(double *u, int n, int most) {
  double w = 0.8, r = 1, s = 0;
  int rounds = 0;
  while (r > 1e-9) {
    r = relax(u, n, w);
    if (++rounds >= most) break;
    if (rounds % 100 == 99) w *= 0.999;
  }
  for (int j = 0; j < n; j++) s += u[j] * u[j] * (j + 1);
  return s + r;
}
/* Loops in loops in loops, one of which returns, and memory that is copied. */
static double products(double *a, int n, int rounds) {
  double c[256], s = 0;
  for (int k = 0; k < rounds; k++) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int l = 0; l < n; l++) sum += a[i * n + l] * cos(l + j);
        c[i * n + j] = tanh(sum);
      }
      if (c[i * n] > 50) return -1;
    }
    memcpy(a, c, n * n * sizeof *a);
    for (int i = n * n - 1; i >= 0; i -= 3) a[i] = 0.99 * a[i] + 0.2;
  }
  for (int i = 0; i < n * n; i++) s += a[i] * (i % 5);
  return s;
}
/* Two buffers that change places, scratch memory, a generator of pseudo-random numbers. */
struct state { double *now, *next; int n; unsigned seed; };
static double noise(struct state *s) { return ((s->seed = s->seed * 1664525u + 1013904223u) >> 8) * 1e-10; }
static void advance(struct state *s) {
  double *t = malloc(s->n * sizeof *t), *was = s->now;
  for (int j = 0; j < s->n; j++) t[j] = s->now[j] * (1 + noise(s));
  for (int j = 1; j < s->n - 1; j++) s->next[j] = t[j] + 0.2 * (t[j - 1] - 2 * t[j] + t[j + 1]) - 1e-3 * t[j] * t[j];
  s->next[0] = t[0], s->next[s->n - 1] = t[s->n - 1];
  free(t);
  s->now = s->next, s->next = was;
}
static double of_state(struct state *s, int steps) {
  double r = 0;
  for (int i = 0; i < steps; i++) advance(s);
  for (int j = 0; j < s->n; j++) r += s->now[j] * s->now[j];
  return r;
}
/* Memory that steps only read, and that is something else after the loop. */
static double reading(double *u, double *p, double **q, int n, int steps) {
  double s = 0;
  for (int t = 0; t < steps; t++)
    for (int j = 0; j < n; j++) u[j] += 1e-3 * sin(u[j]) * p[j] * q[0][j];
  for (int j = 0; j < n; j++) s += u[j] * u[j] * p[j], p[j] = 7, q[0][j] = 3, u[j] = 1;
  return s;
}
/* Millions of iterations without a loop in them. */
static double ode(double x, double k, long n) {
  double y = 0.1;
  for (long i = 0; i < n; i++) {
    x += 1e-5 * (k * x - x * x * y);
    y += 1e-5 * (x - y * sin(x));
    if (x > 50) return y;
  }
  return x * y;
}
static double root(double a) {
  double x = 1;
  int n = 0;
  do x -= 1e-4 * (x * x - a); while (++n < 1000000 && x > 0);
  return x;
}

enum { N = 200 };
static double dot(const double *a, const double *b, int n) {
  double s = 0;
  for (int j = 0; j < n; j++) s += a[j] * b[j];
  return s;
}
static void fill(double *u, double *v, int n) {
  for (int j = 0; j < n; j++) u[j] = sin(0.1 * j) + (j == 0), v[j] = cos(j * j);
}

int main(void) {
  double u[N], v[N], d[N] = {0}, p[N], pd[N] = {0}, pv[N], q[N], qd[N] = {0}, qv[N];
  fill(u, v, N);
  __enzyme_autodiff_void((void *)heat, enzyme_dup, u, d, N, 3000);
  double found = dot(d, v, N);
  fill(u, v, N), memcpy(d, v, sizeof d);
  CHECK_CLOSE("heat", found, __enzyme_fwddiff((void *)heat, enzyme_dup, u, d, N, 3000), 1e-11);

  fill(u, v, N), memset(d, 0, sizeof d);
  __enzyme_autodiff_void((void *)relaxed, enzyme_dup, u, d, N, 3000);
  found = dot(d, v, N);
  fill(u, v, N), memcpy(d, v, sizeof d);
  CHECK_CLOSE("relaxed", found, __enzyme_fwddiff((void *)relaxed, enzyme_dup, u, d, N, 3000), 1e-10);

  fill(u, v, 100), memset(d, 0, sizeof d);
  __enzyme_autodiff_void((void *)products, enzyme_dup, u, d, 10, 300);
  found = dot(d, v, 100);
  fill(u, v, 100), memcpy(d, v, sizeof d);
  CHECK_CLOSE("products", found, __enzyme_fwddiff((void *)products, enzyme_dup, u, d, 10, 300), 1e-10);

  double *first = calloc(N, 8), *second = calloc(N, 8), *dfirst = calloc(N, 8), *dsecond = calloc(N, 8);
  struct state s = {first, second, N, 7}, ds = {dfirst, dsecond, N, 0};
  fill(first, v, N);
  __enzyme_autodiff_void((void *)of_state, enzyme_dup, &s, &ds, 1501);
  found = dot(dfirst, v, N);
  s = (struct state){first, second, N, 7}, ds = (struct state){dfirst, dsecond, N, 0};
  fill(first, v, N), memcpy(dfirst, v, N * 8), memset(dsecond, 0, N * 8);
  CHECK_CLOSE("buffers", found, __enzyme_fwddiff((void *)of_state, enzyme_dup, &s, &ds, 1501), 1e-10);
  free(first), free(second), free(dfirst), free(dsecond);

  double *behind[1] = {q}, *dbehind[1] = {qd};
  fill(u, v, N), fill(p, pv, N), fill(q, qv, N), memset(d, 0, sizeof d);
  __enzyme_autodiff_void((void *)reading, enzyme_dup, u, d, enzyme_dup, p, pd, enzyme_dup, behind, dbehind, N, 2000);
  found = dot(d, v, N) + dot(pd, pv, N) + dot(qd, qv, N);
  fill(u, v, N), fill(p, pv, N), fill(q, qv, N);
  CHECK_CLOSE("reading", found,
              __enzyme_fwddiff((void *)reading, enzyme_dup, u, v, enzyme_dup, p, pv, enzyme_dup, behind,
                               (double *[]){qv}, N, 2000), 1e-10);

  two g = __enzyme_autodiff_two((void *)ode, 1.0, 0.7, 1000000L);
  CHECK_CLOSE("ode", g.by_x - 2 * g.by_k, __enzyme_fwddiff((void *)ode, 1.0, 1.0, 0.7, -2.0, 1000000L), 1e-9);
  CHECK_CLOSE("root", __enzyme_autodiff((void *)root, 2.0), 0.5 / sqrt(2), 1e-9);
  CHECK_CLOSE("memory below 4 MB", peak_kb() < 4096, 1, 0);
  return check_failures != 0;
}
