// In-place updates, overlapping memmove, memset, memcpy, overwritten locals in loops, swapped buffers.
#include "check.h"

static void square_in_place(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i] * x[i];
}
static void neighbours(double *x, int n) {
  for (int i = 1; i + 1 < n; i++) x[i] = x[i - 1] * x[i] + sin(x[i + 1]);
}
static void shift_overlapping(double *x, int n) {
  memmove(x + 1, x, (n - 1) * sizeof *x);
  x[0] = x[1] * x[n - 1];
  memmove(x, x + 1, (n - 2) * sizeof *x);
}
static void clear_half(double *x, int n) {
  double keep = x[n - 1];
  memset(x + n / 2, 0, (n - n / 2) * sizeof *x);
  x[n - 1] = x[0] * keep;
  memcpy(x + n / 2, x, sizeof *x);
}
static void sort_pairs(double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (x[j] > x[j + 1]) {
        double t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
  for (int i = 0; i < n; i++) x[i] *= i + 1;
}
static void jacobi_swapped(double *x, int n) {
  double other[8] = {0}, *old = x, *new = other;
  for (int step = 0; step < 5; step++) {
    for (int i = 0; i < n; i++) new[i] = 0.5 * old[i] * old[(i + 1) % n] + 0.2 * old[(i + n - 1) % n];
    double *t = old;
    old = new;
    new = t;
  }
  for (int i = 0; i < n; i++) x[i] = old[i];
}
static void local_in_loop(double *x, int n) {
  for (int step = 0; step < 3; step++) {
    double window[4];
    for (int k = 0; k < 4; k++) window[k] = x[(step + k) % n];
    for (int i = 0; i < n; i++) x[i] = x[i] * window[i % 4] * 0.7 + 0.2 * window[3 - i % 4];
  }
}
static void overwritten_later(double *x, int n) {
  double s = x[0] * x[1];
  x[0] = 3;
  x[1] = s * x[2];
  s = s * x[0] * x[1];
  x[2] = x[n - 1] = s;
}
static void accumulate_same_cell(double *x, int n) {
  for (int k = 0; k < 3; k++)
    for (int i = 1; i < n; i++) x[0] += x[0] * x[i] * 0.1;
}
static void swap_by_struct(double *x, int n) {
  struct pair { double a, b; } *p = (struct pair *)x, t = p[0];
  p[0] = p[1];
  p[1].a = t.b * t.a;
  p[1].b = p[0].a * t.b;
  (void)n;
}
static void constant_or_active(double *x, int n) {
  static const double table[4] = {1.5, 2.5, 3.5, 4.5};
  double r = 1;
  for (int i = 0; i < n; i++) {
    const double *from = i % 2 ? table : x;
    r *= from[i];
  }
  x[1] *= r;
}
static void string_of_zeros(double *x, int n) {
  double y[8];
  memset(y, 0, sizeof y);
  for (int i = 0; i < n; i++) y[i & 1] += x[i];
  memcpy(x, y, 2 * sizeof *x);
  x[2] *= y[0] * y[1] + y[5];
}

static double weighted(void (*f)(double *, int), const double *x, const double *w) {
  double y[4], r = 0;
  memcpy(y, x, sizeof y);
  f(y, 4);
  for (int i = 0; i < 4; i++) r += w[i] * y[i];
  return r;
}
#define TEST(F)                                                                                     \
  {                                                                                                 \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, w[4] = {1, -0.5, 2, 0.7}, y[4], g[4], v[4] = {0.3, -1, 0.7, 2}; \
    double backward = 0, forward = 0;                                                               \
    memcpy(y, x, sizeof x);                                                                         \
    memcpy(g, w, sizeof w);                                                                         \
    __enzyme_autodiff_void((void *)F, y, g, 4);                                                     \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], weighted(F, x, w)); backward += g[i] * v[i]; } \
    memcpy(y, x, sizeof x);                                                                         \
    __enzyme_fwddiff_void((void *)F, y, v, 4);                                                      \
    for (int i = 0; i < 4; i++) forward += w[i] * v[i];                                             \
    CHECK_CLOSE(#F ".fwd", forward, backward, 1e-11);                                               \
  }

int main(void) {
  TEST(square_in_place)
  TEST(neighbours)
  TEST(shift_overlapping)
  TEST(clear_half)
  TEST(sort_pairs)
  TEST(jacobi_swapped)
  TEST(local_in_loop)
  TEST(overwritten_later)
  TEST(accumulate_same_cell)
  TEST(swap_by_struct)
  TEST(constant_or_active)
  TEST(string_of_zeros)
  return check_report();
}
