// Counted loops: nested, triangular, downward, strided, zero-trip, unsigned wrap, bound changed inside, two exits.
#include "check.h"

static double triangular(const double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) r += sin(x[i] * x[j]) * (i - j + 1);
  return r;
}
static double triangular_recurrence(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
      for (int k = i; k < j; k++) r = sin(r) * x[k] + x[j];
  return r;
}
static double downward(const double *x, int n) {
  double r = 0.5;
  for (int i = n; i-- > 0;) r = r * x[i] + cos(r);
  return r;
}
static double strided(const double *x, int n) {
  double r = 0.5;
  for (int i = 0; i < n; i += 2) r = r * x[i] * x[i];
  for (int i = 1; i < n; i *= 2) r = r * x[i] + 0.1;
  return r;
}
static double unsigned_down(const double *x, int n) {
  double r = 1;
  for (unsigned i = (unsigned)n - 1; i < (unsigned)n; i--) r = r * x[i] + r * r;
  return r;
}
static double wrapping_byte(const double *x, int n) {
  double r = 1;
  for (unsigned char i = 253; i != (unsigned char)n; i++) r = 0.9 * r * x[i & 3] + x[0];
  return r;
}
static double bound_shrinks(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) {
    r = r * x[i] + 0.3;
    if (r > 1.5) n--;
  }
  return r;
}
static double do_while(const double *x, int n) {
  double r = 1;
  int i = 0;
  do {
    r = r * x[i] + sin(r);
    i++;
  } while (i < n);
  return r;
}
static double long_counter(const double *x, int n) {
  double r = 1;
  for (long long i = -2; i < (long long)n - 2; i++) r = r + x[i + 2] / (r * r + 1);
  return r;
}
static double two_exits(const double *x, int n) {
  double r = 1;
  for (int i = 0;; i++) {
    if (i >= n) break;
    r = r * r * x[i] * 0.5 + 0.7;
    if (r < 0.2) break;
  }
  return r;
}
static double return_from_two_loops(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      r = r * 0.8 + x[i] * x[j];
      if (r > 3.0) return r * x[i];
    }
  return r;
}
static double zero_trips(const double *x, int n) {
  double r = x[0];
  for (int i = n; i < 2; i++) r *= x[i] * 7;
  for (int i = 3; i < n - 5; i++)
    for (int j = 0; j < i; j++) r *= x[j] * 5;
  return r * x[1];
}
static double counts_from_outer(const double *x, int n) {
  double r = 1, s = 0;
  for (int i = 0; i < n; i++) {
    int inner = (i * 7) % 3;
    for (int j = 0; j < inner; j++) {
      r = sin(r + x[j]);
      for (int k = j; k < inner; k += 1) s += r * x[k] * x[i];
    }
  }
  return s * r;
}

#define TEST(F)                                                                        \
  for (int n = 2; n <= 4; n += 2) {                                                    \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, n);                                             \
    for (int i = 0; i < 4; i++) {                                                      \
      CHECK_FD(#F, g[i], x[i], F(x, n));                                               \
      direction += g[i] * v[i];                                                        \
    }                                                                                  \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, n), direction, 1e-11);    \
  }

/* LLVM knows that the second loop runs where the first one does: one test of two tells whether it does. */
static __attribute__((noinline)) double loops_of_one_bound(double *x, int n, int k) {
  double r = 0.3, v = 0.7;
  for (int c = 0; c < 2 * n; c++) {
    for (int i = 5; i < k; i++) r = 0.5 * sin(r) + 0.4 * x[(i * 3 + c) & 3] * r;
    for (int i = 0; i < k; i++) {
      v = sin(r * x[(i + c) & 3]) * v;
      r = r * cos(v) + 0.1 * x[(i * 3 + c) & 3];
    }
  }
  return r * x[1];
}
static double loops_that_do_not_run(double *x, int n) {
  double r = 0, u[4] = {x[0], x[1], x[2], x[0] * x[1]};
  for (int k = 0; k < 8; k += 3) r += u[k & 3] * loops_of_one_bound(u, n, k);
  return r + loops_of_one_bound(u, n, -3);
}
int main(void) {
  TEST(triangular)
  TEST(triangular_recurrence)
  TEST(downward)
  TEST(strided)
  TEST(unsigned_down)
  TEST(wrapping_byte)
  TEST(bound_shrinks)
  TEST(do_while)
  TEST(long_counter)
  TEST(two_exits)
  TEST(return_from_two_loops)
  TEST(zero_trips)
  TEST(counts_from_outer)
  TEST(loops_that_do_not_run)
  return check_report();
}
