// Loops whose trip count is known only when they end: iterations to convergence, bisection, nested while, adaptive steps.
#include "check.h"

static double newton_cube_root(double x) {
  double r = 1;
  while (fabs(r * r * r - x) > 1e-13 * fabs(x)) r -= (r * r * r - x) / (3 * r * r);
  return r;
}
static double series(double x) {
  double term = 1, sum = 0;
  for (int k = 1; fabs(term) > 1e-17; k++) {
    sum += term;
    term *= x / k;
  }
  return sum;
}
static double continued_fraction(double x) {
  double a = x, b = 1;
  do {
    double t = (a + b) / 2;
    b = sqrt(a * b);
    a = t;
  } while (fabs(a - b) > 1e-14);
  return a;
}
static double euclid(double x) {
  double a = 7 + x, b = 2 * x;
  int turns = 0;
  while (b > 0.5 && turns < 20) {
    double t = fmod(a, b);
    a = b;
    b = t;
    turns++;
  }
  return a * turns + b;
}
static double nested_while(double x) {
  double outer = x, total = 0;
  while (outer < 6) {
    double inner = outer;
    while (1) {
      inner *= 0.7;
      if (inner < 0.5) break;
      if (inner < 0.8) { total += inner * 0.1; continue; }
      total += inner * inner;
      if (total > 60) goto full;
    }
    outer += 0.31 * x + 0.1;
  }
full:
  return total * outer;
}
static double adaptive_step(double x) {
  double t = 0, y = x, h = 0.1;
  int steps = 0;
  while (t < 1 && steps++ < 200) {
    if (t + h > 1) h = 1 - t;
    double k1 = -y * y + sin(x * t), k2 = -(y + h * k1) * (y + h * k1) + sin(x * (t + h));
    double error = fabs(h * (k2 - k1) / 2);
    if (error > 1e-3) { h *= 0.5; continue; }
    y += h * (k1 + k2) / 2;
    t += h;
    if (error < 1e-4) h *= 1.5;
  }
  return y;
}
static double searched(double x, const double *table, int n) {
  int low = 0, high = n - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (table[middle] > x) high = middle;
    else low = middle;
  }
  double w = (x - table[low]) / (table[high] - table[low]);
  return (1 - w) * sin(table[low]) + w * sin(table[high]) * w;
}
static double string_length_like(const double *x) {
  double r = 1;
  while (*x != 0) r = r * *x++ + 0.5;
  return r;
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at, want = FD_STEP(x, F(x), 1e-3);                              \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x), want, 1e-6);       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, 1e-6);   \
  }

int main(void) {
  TEST(newton_cube_root, 5.3)
  TEST(series, 1.3)
  TEST(continued_fraction, 3.7)
  TEST(euclid, 2.9)
  TEST(nested_while, 0.81)
  TEST(adaptive_step, 1.4)
  double table[6] = {-1, 0, 0.5, 1.1, 2, 4}, dt[6] = {0}, x = 1.6;
  double dx = __enzyme_autodiff((void *)searched, x, table, dt, 6);
  CHECK_FD("searched.x", dx, x, searched(x, table, 6));
  for (int i = 0; i < 6; i++) CHECK_FD("searched.table", dt[i], table[i], searched(x, table, 6));
  double s[4] = {0.7, 1.3, -0.4, 0}, ds[4] = {0}, vs[4] = {1, 1, 1, 1};
  __enzyme_autodiff((void *)string_length_like, s, ds);
  for (int i = 0; i < 3; i++) CHECK_FD("terminated", ds[i], s[i], string_length_like(s));
  CHECK_CLOSE("terminated.fwd", __enzyme_fwddiff((void *)string_length_like, s, vs), ds[0] + ds[1] + ds[2], 1e-12);
  return check_report();
}
