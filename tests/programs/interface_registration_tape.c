// Custom rules with a tape, several active scalars, integer arguments and pointers; called in loops, callees and twice.
#include "check.h"
#define NOINLINE __attribute__((noinline))

/* One scalar with a tape: the augmented function returns {tape, result}. The rules are 10 times the truth. */
struct taped { void *tape; double result; };
static NOINLINE double f(double x) { return exp(x); }
static struct taped augment_f(double x) {
  double *tape = malloc(sizeof *tape);
  *tape = exp(x);
  return (struct taped){tape, *tape};
}
static double gradient_f(double x, double dret, void *tape) {
  (void)x;
  double value = *(double *)tape;
  free(tape);
  return 10 * value * dret;
}
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment_f, (void *)gradient_f};

/* Two active scalars around an integer: the gradient returns both derivatives. */
struct two { double x, y; };
static NOINLINE double g(double x, int n, double y) { return n * x * y; }
static double augment_g(double x, int n, double y) { return n * x * y; }
static struct two gradient_g(double x, int n, double y, double dret) { return (struct two){10 * n * y * dret, 10 * n * x * dret}; }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)augment_g, (void *)gradient_g};
static double forward_g(double x, double dx, int n, double y, double dy) { return 10 * n * (y * dx + x * dy); }
void *__enzyme_register_derivative_g[] = {(void *)g, (void *)forward_g};

/* Memory and a scalar together, an integer first. */
static NOINLINE double h(int n, const double *x, double s) {
  double r = 0;
  for (int i = 0; i < n; i++) r += x[i] * x[i] * s;
  return r;
}
static double augment_h(int n, const double *x, double *dx, double s) {
  (void)dx;
  return h(n, x, s);
}
static double gradient_h(int n, const double *x, double *dx, double s, double dret) {
  double ds = 0;
  for (int i = 0; i < n; i++) {
    dx[i] += 10 * 2 * x[i] * s * dret;
    ds += 10 * x[i] * x[i] * dret;
  }
  return ds;
}
void *__enzyme_register_gradient_h[] = {(void *)h, (void *)augment_h, (void *)gradient_h};
static double forward_h(int n, const double *x, const double *dx, double s, double ds) {
  double r = 0;
  for (int i = 0; i < n; i++) r += 10 * (2 * x[i] * dx[i] * s + x[i] * x[i] * ds);
  return r;
}
void *__enzyme_register_derivative_h[] = {(void *)h, (void *)forward_h};

static double loop_of_f(double x) {
  double r = 0;
  for (int i = 0; i < 4; i++) r += f(x * i) * i;
  return r;
}
static NOINLINE double inner(double x) { return f(x) * f(2 * x); }
static double callee_of_f(double x) { return inner(x) + inner(x * 0.5); }
static double use_g(double x) { return g(x, 3, x + 1) + g(2.0, 2, x); }
static double use_h(const double *x, double s) { return h(3, x, s) * 2 + x[0]; }

int main(void) {
  double x = 0.6, want = 0;
  for (int i = 0; i < 4; i++) want += 10 * i * i * exp(x * i);
  CHECK_CLOSE("loop", __enzyme_autodiff((void *)loop_of_f, x), want, 1e-12);
  want = 10 * 3 * exp(3 * x) + 10 * 1.5 * exp(1.5 * x);
  CHECK_CLOSE("callee", __enzyme_autodiff((void *)callee_of_f, x), want, 1e-12);
  CHECK_CLOSE("the function itself", __enzyme_autodiff((void *)f, x), 10 * exp(x), 1e-12);
  want = 10 * (3 * (2 * x + 1) + 4);
  CHECK_CLOSE("two scalars.rev", __enzyme_autodiff((void *)use_g, x), want, 1e-12);
  CHECK_CLOSE("two scalars.fwd", __enzyme_fwddiff((void *)use_g, x, 1.0), want, 1e-12);
  double a[3] = {0.5, -1, 2}, da[3] = {0}, v[3] = {1, 0, 0}, s = 1.5;
  double ds = __enzyme_autodiff((void *)use_h, a, da, s);
  CHECK_CLOSE("memory.s", ds, 20 * (0.25 + 1 + 4), 1e-12);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("memory.x", da[i], 40 * a[i] * s + (i == 0), 1e-12);
  CHECK_CLOSE("memory.fwd", __enzyme_fwddiff((void *)use_h, a, v, s, 1.0), da[0] + ds, 1e-12);
  return check_report();
}
