// Function pointers: locals, tables, struct members, callbacks, virtual tables with __enzyme_virtualreverse.
#include "check.h"
#define NOINLINE __attribute__((noinline))

extern void *__enzyme_virtualreverse(void *);
typedef double (*unary)(double);

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double wave(double x) { return sin(3 * x); }
static const unary table[3] = {square, cube, wave};
static unary mutable_table[2] = {wave, square};

static double by_table(double x, int which) { return table[which](x) * x; }
static double by_mutable_table(double x, int which) { return mutable_table[which & 1](x) + table[2](x); }
static double by_local(double x, int which) {
  unary f = which == 0 ? square : which == 1 ? cube : sin;
  return f(x) + f(f(x) * 0.3);
}
static NOINLINE double apply(unary f, double x, int times) {
  double r = x;
  for (int i = 0; i < times; i++) r = 0.5 * f(r) + x;
  return r;
}
static double with_callbacks(double x, int times) { return apply(wave, x, times) * apply(square, x, 2); }
struct context { double gain; unary shape; void (*report)(const char *); };
static void quiet(const char *text) { (void)text; }
static NOINLINE double use_context(const struct context *c, double x) {
  c->report("x");
  return c->gain * c->shape(x);
}
static double by_context(double x, int which) {
  struct context c = {x * 0.5, table[which], quiet};
  return use_context(&c, x) + use_context(&(struct context){2, wave, quiet}, x * x);
}
static NOINLINE double integrate(double (*f)(double, void *), void *data, double from, double to, int n) {
  double h = (to - from) / n, sum = 0;
  for (int i = 0; i < n; i++) sum += f(from + (i + 0.5) * h, data) * h;
  return sum;
}
static double gaussian(double t, void *data) {
  const double *p = data;
  return p[0] * exp(-p[1] * t * t);
}
static double area(const double *p) { return integrate(gaussian, (void *)p, -1, p[2], 20); }
static NOINLINE void each(double *x, int n, void (*f)(double *)) {
  for (int i = 0; i < n; i++) f(&x[i]);
}
static void half_square(double *x) { *x = 0.5 * *x * *x; }
static void take_sine(double *x) { *x = sin(*x); }
static double mapped(double x, int which) {
  double a[3] = {x, 2 * x, x * x};
  each(a, 3, which ? half_square : take_sine);
  each(a, 2, take_sine);
  return a[0] * a[1] + a[2];
}

/* Objects with a virtual table, as C writes them. */
struct shape;
struct shape_methods { double (*area)(const struct shape *); void (*grow)(struct shape *, double); };
struct shape { const struct shape_methods *methods; double a, b; };
static double rectangle_area(const struct shape *s) { return s->a * s->b; }
static double ellipse_area(const struct shape *s) { return 3.0 * s->a * s->b * s->b; }
static void grow_both(struct shape *s, double by) { s->a *= by; s->b += by; }
static void grow_one(struct shape *s, double by) { s->a = s->a * by * by; }
static const struct shape_methods rectangle = {rectangle_area, grow_both}, ellipse = {ellipse_area, grow_one};
static double total_area(double x, int n) {
  struct shape s[3] = {{&rectangle, x, 2}, {&ellipse, 1, x}, {&rectangle, x, x}};
  double r = 0;
  for (int i = 0; i < n; i++) {
    s[i].methods->grow(&s[i], x);
    r += s[i].methods->area(&s[i]);
  }
  return r;
}
/* A method's table says its order, an integer that only the functions behind the other pointers read, or ignore. */
struct method_state { double rate; int pad; unsigned order; double *kept; };
static unsigned constant_order(const void *state) { return state ? 5 : 3; }
static unsigned kept_order(const void *state) { return ((const struct method_state *)state)->order; }
static unsigned next_order(const void *state) { return ((const struct method_state *)state)->order + 1; }
static int advance(void *given, double *y, double h) {
  struct method_state *state = given;
  state->kept[0] = y[0];
  y[0] += h * state->kept[0] * state->rate;
  return 0;
}
static double shrink(unsigned order, double h) { return h * pow(0.9, 1.0 / (order + 1.0)); }
static double keep_step(unsigned order, double h) { (void)order; return h * 2; }
static const struct method { unsigned (*order)(const void *); int (*step)(void *, double *, double); }
  methods[3] = {{constant_order, advance}, {kept_order, advance}, {next_order, advance}};
static double (*const adjustments[2])(unsigned, double) = {shrink, keep_step};
static NOINLINE double drive(const struct method *m, void *state, double *y, double h, int adjustment) {
  for (int i = 0; i < 4; i++) {
    m->step(state, y, h);
    h = adjustments[adjustment](m->order(state), h);
  }
  return h;
}
static double by_order(double x, int which) {
  struct method_state *state = malloc(sizeof *state);
  state->kept = malloc(sizeof(double));
  state->rate = x;
  state->order = 3;
  double y = x * x, h = drive(&methods[which], state, &y, 0.1 * x, which % 2);
  free(state->kept);
  free(state);
  return y + h;
}
static NOINLINE double through_pointer(double (**f)(double), double x) { return (*f)(x) * x; }
static double pass_pointer(unary f, double x) { return f(x) * f(x + 1); }

#define TEST(F, at, n)                                                         \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x, n), x, F(x, n));       \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0, n), x, F(x, n));   \
  }

int main(void) {
  for (int i = 0; i < 3; i++) {
    TEST(by_table, 0.7, i)
    TEST(by_mutable_table, 0.7, i)
    TEST(by_local, 0.7, i)
    TEST(with_callbacks, 0.4, i)
    TEST(by_context, 0.8, i)
    TEST(by_order, 0.6, i)
    TEST(mapped, 0.6, i)
    TEST(total_area, 0.9, i + 1)
  }
  double p[3] = {1.2, 0.7, 1.5}, dp[3] = {0}, v[3] = {1, 0, 0};
  __enzyme_autodiff((void *)area, p, dp);
  for (int i = 0; i < 3; i++) CHECK_FD("area", dp[i], p[i], area(p));
  CHECK_CLOSE("area.fwd", __enzyme_fwddiff((void *)area, p, v), dp[0], 1e-12);
  double x = 0.9;
  unary f = wave, df = (unary)__enzyme_virtualreverse((void *)wave);
  CHECK_FD("virtualreverse.pointer", __enzyme_autodiff((void *)through_pointer, &f, &df, x), x, through_pointer(&f, x));
  CHECK_FD("virtualreverse.value",
           __enzyme_autodiff((void *)pass_pointer, enzyme_dup, wave, __enzyme_virtualreverse((void *)wave), x), x,
           pass_pointer(wave, x));
  return check_report();
}
