// Foxes and rabbits: the four rates of the Lotka-Volterra equations, recovered from disturbed observations by BFGS.
//
// One gradient runs through three languages. The integrator is Fortran (integrate.f90), which calls back the
// right-hand side below; the misfit is Huber's robust loss in Rust (huber.rs), which outliers do not spoil.
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { RATES = 4, STATES = 2, STEPS = 120 };

typedef void right_hand_side(const double *rates, const double *state, double *change);

void integrate(int states, int steps, double h, const double *start, const double *rates, right_hand_side *f,
               double *path);
double huber(size_t n, const double *path, const double *observed, double threshold);

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static const double truth[RATES] = {1.1, 0.4, 0.1, 0.4}, start[STATES] = {10, 5};
static const double h = 0.1, threshold = 0.5;

static void lotka_volterra(const double *p, const double *y, double *change) {
  change[0] = p[0] * y[0] - p[1] * y[0] * y[1];
  change[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

static double misfit(const double *rates, const double *observed) {
  double path[STATES * STEPS];
  integrate(STATES, STEPS, h, start, rates, lotka_volterra, path);
  return huber(STATES * STEPS, path, observed, threshold);
}

static double value_and_gradient(const double *rates, const double *observed, double *gradient) {
  memset(gradient, 0, RATES * sizeof *gradient);
  __enzyme_autodiff((void *)misfit, enzyme_dup, rates, gradient, enzyme_const, observed);
  return misfit(rates, observed);
}

static void observe(double *observed) {
  integrate(STATES, STEPS, h, start, truth, lotka_volterra, observed);
  for (int i = 0; i < STATES * STEPS; i++) {
    observed[i] += 0.05 * sin(37.0 * i);
    if (i % 29 == 7) observed[i] += 4;  // an outlier
  }
}

static double dot(const double *a, const double *b) {
  double sum = 0;
  for (int i = 0; i < RATES; i++) sum += a[i] * b[i];
  return sum;
}

// One step of BFGS with backtracking; `inverse` is the approximation of the Hessian's inverse.
static double step(double *x, double *gradient, double inverse[RATES][RATES], double value, const double *observed) {
  double direction[RATES], s[RATES], y[RATES], next[RATES], g[RATES], z[RATES], length = 1, found;
  for (int i = 0; i < RATES; i++) direction[i] = -dot(inverse[i], gradient);
  for (int tries = 0;; tries++) {
    for (int i = 0; i < RATES; i++) next[i] = x[i] + length * direction[i];
    found = misfit(next, observed);
    if (found <= value + 1e-4 * length * dot(direction, gradient) || tries == 40) break;
    length /= 2;
  }
  found = value_and_gradient(next, observed, g);
  for (int i = 0; i < RATES; i++) {
    s[i] = next[i] - x[i];
    y[i] = g[i] - gradient[i];
  }
  double sy = dot(s, y);
  if (sy > 1e-12) {
    for (int i = 0; i < RATES; i++) z[i] = dot(inverse[i], y);
    double zy = dot(z, y);
    for (int i = 0; i < RATES; i++)
      for (int j = 0; j < RATES; j++)
        inverse[i][j] += (1 + zy / sy) * s[i] * s[j] / sy - (z[i] * s[j] + s[i] * z[j]) / sy;
  }
  memcpy(x, next, sizeof next);
  memcpy(gradient, g, sizeof g);
  return found;
}

static int disagrees(const double *rates, const double *observed, const double *gradient) {
  for (int i = 0; i < RATES; i++) {
    double above[RATES], below[RATES], along[RATES] = {0}, d = 1e-6;
    memcpy(above, rates, sizeof above);
    memcpy(below, rates, sizeof below);
    above[i] += d;
    below[i] -= d;
    along[i] = 1;
    double slope = (misfit(above, observed) - misfit(below, observed)) / (2 * d);
    double tangent = __enzyme_fwddiff((void *)misfit, enzyme_dup, rates, along, enzyme_const, observed);
    if (fabs(gradient[i] - slope) > 1e-5 * (1 + fabs(slope))) return 1;
    if (fabs(gradient[i] - tangent) > 1e-9 * (1 + fabs(tangent))) return 1;
  }
  return 0;
}

int main(void) {
  double observed[STATES * STEPS], rates[RATES] = {1.0, 0.35, 0.12, 0.45}, gradient[RATES];
  double inverse[RATES][RATES] = {{0}};
  for (int i = 0; i < RATES; i++) inverse[i][i] = 1e-6;
  observe(observed);
  double value = value_and_gradient(rates, observed, gradient);
  int wrong = disagrees(rates, observed, gradient);
  printf("step    misfit   birth  hunted  growth   death\n");
  for (int i = 0; i <= 36; i++) {
    if (i % 6 == 0)
      printf("%4d %9.3f  %6.4f  %6.4f  %6.4f  %6.4f\n", i, value, rates[0], rates[1], rates[2], rates[3]);
    value = step(rates, gradient, inverse, value, observed);
  }
  printf("true            %6.4f  %6.4f  %6.4f  %6.4f\n", truth[0], truth[1], truth[2], truth[3]);
  for (int i = 0; i < RATES; i++) wrong |= fabs(rates[i] - truth[i]) > 0.01 * truth[i];
  printf("check: %s\n", wrong ? "wrong" : "ok");
  return wrong;
}
