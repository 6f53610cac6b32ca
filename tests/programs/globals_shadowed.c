// __enzyme_shadow_global: variables whose shadows the program has itself.
#include "check.h"

double gain = 2, gain_bar, weights[3] = {1, 2, 3};
static double weights_bar[3], scale = 1.5, scale_bar;
static double *table, *table_bar;
static float single = 3, single_bar;
struct pair { void *variable, *shadow; };
void *__enzyme_shadow_global_gain[] = {&gain, &gain_bar};
struct pair __enzyme_shadow_global_others[] = {{weights, weights_bar}, {&scale, &scale_bar}, {&table, &table_bar}};
void *__enzyme_shadow_global_single[2] = {&single, &single_bar};

static __attribute__((noinline)) double inner(double x) {
  double r = 0;
  for (int i = 0; i < 3; i++) r += weights[i] * sin(gain * x), weights[i] += r;
  gain = gain * x;
  return r;
}
static double f(double x) {
  double r = inner(x) + scale * scale * x;
  return r + inner(x) * gain + table[1] * x * single;
}
static double value(double x, double g, double w, double s, double t, double o) {
  double gain_was = gain, w_was[3], s_was = scale, t_was = table[1], o_was = single;
  memcpy(w_was, weights, sizeof weights);
  gain = g, weights[1] = w, scale = s, table[1] = t, single = o;
  double r = f(x);
  gain = gain_was, scale = s_was, table[1] = t_was, single = o_was;
  memcpy(weights, w_was, sizeof weights);
  return r;
}

int main(void) {
  double x = 0.8, g = 2, w = 2, s = 1.5, t = 4, numbers[2] = {1, 4}, numbers_bar[2] = {0}, one = 3;
  table = numbers, table_bar = numbers_bar;
  double dg = FD(g, value(x, g, w, s, t, 3)), dw = FD(w, value(x, g, w, s, t, 3)), ds = FD(s, value(x, g, w, s, t, 3)),
         dt = FD(t, value(x, g, w, s, t, 3)), dx = FD(x, value(x, g, w, s, t, 3));
  CHECK_CLOSE("reverse.x", __enzyme_autodiff((void *)f, x), dx, 1e-8);
  CHECK_CLOSE("reverse.gain", gain_bar, dg, 1e-8);
  CHECK_CLOSE("reverse.weights", weights_bar[1], dw, 1e-8);
  CHECK_CLOSE("reverse.scale", scale_bar, ds, 1e-8);
  CHECK_CLOSE("reverse.table", numbers_bar[1], dt, 1e-8);
  CHECK_SINGLE("reverse.single", single_bar, 4 * x, 1e-6);
  gain = 2, weights[0] = 1, weights[1] = 2, weights[2] = 3;
  memset(weights_bar, 0, sizeof weights_bar), memset(numbers_bar, 0, sizeof numbers_bar);
  gain_bar = 1, scale_bar = 0.5, single_bar = 0;
  CHECK_CLOSE("forward", __enzyme_fwddiff((void *)f, x, 0.0), dg + 0.5 * ds, 1e-8);
  (void)one;
  return check_report();
}
