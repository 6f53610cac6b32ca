// restrict, const, pure, always_inline, inline, static, volatile, nonnull, hot and cold: facts of the primal only.
#include "check.h"

__attribute__((const, noinline)) static double constant_function(double x) { return x * x * x; }
__attribute__((pure, noinline)) static double pure_function(const double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += x[i] * x[(i + 1) % n];
  return r;
}
static inline __attribute__((always_inline)) double inlined(double x) { return sin(x) * x; }
__attribute__((noinline, nonnull(1), returns_nonnull)) static double *same(double *p) { return p; }
__attribute__((noinline, hot)) static void times(double *restrict out, const double *restrict a, const double *restrict b, int n) {
  for (int i = 0; i < n; i++) out[i] = a[i] * b[i];
}
__attribute__((noinline, cold)) static void plus_equals(double *out, const double *a, int n) {
  for (int i = 0; i < n; i++) out[i] += a[i] * out[i];
}
__attribute__((noinline, malloc)) static double *fresh(int n) { return calloc(n, sizeof(double)); }

static double attributes(const double *x, int n) {
  double out[8], copy[8], *heap = fresh(n);
  memcpy(copy, x, n * sizeof *x);
  times(out, x, x, n);
  times(heap, out, copy, n);
  plus_equals(out, heap, n);
  plus_equals(same(out), out, n);
  double r = constant_function(pure_function(out, n) * 0.1) + inlined(pure_function(copy, n)) + pure_function(heap, n);
  free(heap);
  return r;
}
static double with_volatile(const double *x, int n) {
  volatile double v = x[0];
  for (int i = 1; i < n; i++) v = v * x[i] + 0.5;
  volatile int turns = n;
  double r = 0;
  for (int i = 0; i < turns; i++) r += v * x[i];
  return r;
}
static double with_barrier(const double *x, int n) {
  double y[8];
  memcpy(y, x, n * sizeof *x);
  __asm__ volatile("" ::: "memory");
  for (int i = 0; i < n; i++) y[i] *= y[0];
  return y[n - 1] * y[1];
}
static double unrolled(const double *x, int n) {
  double r = 1;
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) r = r * x[i] + sin(r);
#pragma clang loop vectorize(enable)
  for (int i = 0; i < n; i++) r += x[i] * x[i];
  return r;
}
static double local_constants(const double *x, int n) {
  const double table[5] = {1, 0.5, 0.25, 0.125, x[0]};
  static const int order[4] = {3, 1, 0, 2};
  double r = 0;
  for (int i = 0; i < n; i++) r += table[i + 1] * x[order[i]] * table[order[i]];
  return r;
}
static double assumed(const double *x, int n) {
  __builtin_assume(n > 0);
  const double *p = __builtin_assume_aligned(x, 8);
  double r = 0;
  for (int i = 0; i < n; i++) {
    __builtin_prefetch(&p[i]);
    r += p[i] * p[n - 1 - i] * (__builtin_constant_p(n) ? 1 : 1);
  }
  return r;
}
_Thread_local double thread_scratch;
static double thread_local_memory(const double *x, int n) {
  thread_scratch = x[0];
  for (int i = 0; i < n; i++) thread_scratch = thread_scratch * x[i] + 0.1;
  return thread_scratch * x[1];
}
static double flexible(const double *x, int n) {
  struct row { int n; double v[]; } *r = malloc(sizeof *r + n * sizeof(double));
  r->n = n;
  for (int i = 0; i < n; i++) r->v[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < r->n; i++) s += r->v[i] * r->v[r->n - 1 - i];
  free(r);
  return s;
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[4] = {0.93, 1.3, -0.6, 1.11}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  TEST(attributes)
  TEST(with_volatile)
  TEST(with_barrier)
  TEST(unrolled)
  TEST(local_constants)
  TEST(assumed)
  TEST(thread_local_memory)
  TEST(flexible)
  return check_report();
}
