/* Calls through pointers that get inactive memory: it stays what it was, and carries no derivative. */
#include "hunt.h"

typedef void (*field)(const double *y, double *slope, const double *parameters);
static void growth(const double *y, double *slope, const double *p) {
  slope[0] = p[0] * y[0] + p[1];
  slope[1] = y[1] * p[1] * y[0];
}
static void rotation(const double *y, double *slope, const double *p) {
  slope[0] = p[0] * y[1] * y[1];
  slope[1] = sin(y[0]);
}
static const double fixed[2] = {0.7, 0.3};
static double variable[2] = {0.7, 0.3};

static double integrate(const double *x, const double *p, int n) {
  field fields[3] = {growth, rotation, growth};
  double y[2] = {x[0], x[1]}, slope[2];
  for (int i = 0; i < 6; i++) {
    fields[(i + n) % 3](y, slope, p);
    y[0] += 0.1 * slope[0];
    y[1] += 0.1 * slope[1];
  }
  return y[0] * y[1];
}
static double with_fixed(const double *x, int n) { return integrate(x, fixed, n); }
static double with_variable(const double *x, int n) { return integrate(x, variable, n); }
static double given(const double *x, int n) { return integrate(x, variable, n); }

int main(void) {
  HUNT(with_fixed, 2, 0.5 + 0.1 * i);
  HUNT(with_variable, 2, 0.5 + 0.1 * i);
  double x[2] = {0.5, 0.6}, p[2] = {0.7, 0.3}, dx[2] = {0}, seed[2] = {1, 0}, scratch[2];
  __enzyme_autodiff((void *)integrate, enzyme_dup, x, dx, enzyme_const, p, enzyme_const, 2);
  double forward = __enzyme_fwddiff((void *)integrate, enzyme_dup, x, seed, enzyme_const, p, enzyme_const, 2);
  double want = hunt_difference(given, scratch, x, 2, 0);
  if (differs(dx[0], want) || differs(forward, want)) failures++, printf("%g %g %g\n", dx[0], forward, want);
  if (p[0] != 0.7 || p[1] != 0.3 || variable[0] != 0.7 || variable[1] != 0.3) failures++, printf("written to\n");
  return failures;
}
