// Values that the reverse sweep needs and that something overwrites: later iterations, callees, integers, bounds, sizes.
#include "check.h"
#define NOINLINE __attribute__((noinline))

static NOINLINE void spoil(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] = 7;
}
static double spoiled_by_callee(double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) r *= x[i] * x[i];
  spoil(x, n);
  return r * x[0];
}
static double later_iteration(double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    r += x[i] * x[i];
    x[(i + 1) % n] = r * 0.3;
  }
  return r;
}
static double row_of_matrix(double *x, int n) {
  double m[4][4], r = 0;
  for (int i = 0; i < n; i++) m[0][i] = x[i];
  for (int t = 1; t < 9; t++) /* rows are reused in turn */
    for (int i = 0; i < n; i++) m[t % 4][i] = sin(m[(t - 1) % 4][i]) * m[(t + 2) % 4 == 0 ? 0 : (t - 1) % 4][(i + 1) % n];
  for (int i = 0; i < n; i++) r += m[0][i] * (i + 1);
  return r;
}
static double counters_in_memory(double *x, int n) {
  struct { int at, left; double value; } s = {0, n, 1};
  while (s.left > 0) {
    s.value = s.value * x[s.at] + 0.2;
    s.at = (s.at + 3) % n;
    s.left--;
  }
  s.at = -1;
  return s.value * x[1];
}
static double branch_on_overwritten(double *x, int n) {
  double r = 0;
  for (int t = 0; t < 3; t++)
    for (int i = 0; i < n; i++) {
      if (x[i] > 0.95) { r += x[i] * x[i]; x[i] -= 0.5 * r * 0.1; }
      else { r -= x[i]; x[i] = x[i] * 1.5 + 0.4; }
    }
  return r;
}
static NOINLINE double take(double **cursor) { return *(*cursor)++ * 2; }
static double moving_cursor(double *x, int n) {
  double *p = x, r = 1;
  for (int i = 0; i < n; i++) r = r * take(&p) + 0.1;
  return r * p[-1];
}
static double scratch_on_some_ways(double *x, int n) { /* an object that not every way to the loop has made */
  double *scratch = 0, r = 0;
  if (x[0] > 0 && (scratch = malloc(51 * sizeof *scratch)))
    for (int i = 0; i < 51; i++) scratch[i] = i < n ? x[i] * x[i] : 0;
  for (int pass = 0; pass < 3; pass++) {
    if (!scratch) continue;
    for (int i = 0; i < n; i++)
      for (int j = 0; j < 4; j++) r += scratch[(i * 7 + j * j) % n] * scratch[(i * 7 + j * j) % n] * x[j % n];
    for (int i = 0; i < n; i++) scratch[i] = scratch[i] * x[i] + pass;
  }
  free(scratch);
  return r;
}
static double reused_scratch(double *x, int n) {
  double scratch[4], r = 0;
  for (int pass = 0; pass < 3; pass++) {
    for (int i = 0; i < n; i++) scratch[i] = x[i] * (pass + 1) + (pass ? scratch[(i + 1) % n] : 0);
    for (int i = 0; i < n; i++) r += sin(scratch[i]) * scratch[n - 1 - i];
  }
  return r;
}
static double size_changes(double *x, int n) {
  double *stack = malloc(sizeof *stack), r = 0;
  int used = 0, room = 1;
  for (int i = 0; i < 3 * n; i++) {
    if (i % 4 == 3) { r += stack[--used] * x[i % n]; continue; }
    if (used == room) stack = realloc(stack, (room *= 2) * sizeof *stack);
    double below = used > 1 ? stack[used - 2] : 1;
    stack[used++] = x[i % n] * below;
  }
  while (used) r = r * 0.5 + stack[--used];
  free(stack);
  return r;
}
static double aliased_output(double *x, int n) {
  double *out = &x[1];
  for (int i = 0; i < n - 1; i++) out[i] = x[i] * out[i] + x[n - 1];
  return x[n - 1] * x[1];
}
static double string_then_number(double *x, int n) {
  union { char text[32]; double d[4]; } u;
  snprintf(u.text, sizeof u.text, "%d items", n);
  double r = (double)strlen(u.text);
  for (int i = 0; i < n; i++) u.d[i] = x[i] * r;
  return u.d[0] * u.d[n - 1];
}

static double fresh(double (*f)(double *, int), const double *x) {
  double y[4];
  memcpy(y, x, sizeof y);
  return f(y, 4);
}
#define TEST(F)                                                                                     \
  {                                                                                                 \
    double x[4] = {0.93, 1.3, -0.6, 1.11}, y[4], g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    memcpy(y, x, sizeof x);                                                                         \
    __enzyme_autodiff((void *)F, y, g, 4);                                                          \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], fresh(F, x)); direction += g[i] * v[i]; } \
    memcpy(y, x, sizeof x);                                                                         \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, y, v, 4), direction, 1e-11);                 \
  }

int main(void) {
  TEST(spoiled_by_callee)
  TEST(later_iteration)
  TEST(row_of_matrix)
  TEST(counters_in_memory)
  TEST(branch_on_overwritten)
  TEST(moving_cursor)
  TEST(scratch_on_some_ways)
  TEST(reused_scratch)
  TEST(size_changes)
  TEST(aliased_output)
  TEST(string_then_number)
  return check_report();
}
