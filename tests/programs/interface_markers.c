// Markers: const, dup, dupnoneed, out, primal_return, noret; as ints, addresses and loads; defaults without any.
#include "check.h"

struct two { double a, b; };
struct value_and_one { double primal, d; };
struct value_and_two { double primal, a, b; };
struct tangent { double primal, d; };
extern struct two __enzyme_autodiff_two(void *, ...);
extern struct value_and_one __enzyme_autodiff_with_value(void *, ...);
extern struct value_and_two __enzyme_autodiff_with_value2(void *, ...);
extern struct tangent __enzyme_fwddiff_with_value(void *, ...);
extern double __enzyme_autodiff_typed(double (*)(double, double), double, double);
extern double __enzyme_autodiff_unprototyped();

static double f(double x, double y) { return x * x * y + sin(y); }
static double arrays(double *x, double *y, int n, double s) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    r += x[i] * y[i] * s;
    y[i] = r;
  }
  return r;
}
static double writes_and_returns(double x, double *out) {
  *out = x * x;
  return sin(x);
}
static void squares(const double *x, double *out, int n) {
  for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
}
static double dot_squares(const double *x, int n, const double *y) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * y[i] * y[i];
  return sum;
}
static double square(double x) { return x * x; }
static double with_n(int n, double x) { return n * x * x; }
static void *const to_differentiate = (void *)square;

/* All primals, then all shadows, with the marker anywhere: with markers of activity and without. */
extern int enzyme_interleave, enzyme_dupv;

static void interleaved(void) {
  double x[2] = {1, 2}, y[2] = {3, 4}, d[2][2] = {{0}};
  __enzyme_autodiff_void((void *)dot_squares, enzyme_interleave, enzyme_dup, x, enzyme_const, 2, enzyme_dup, y, d[0],
                         d[1]);
  CHECK_CLOSE("interleaved markers x", d[0][1], 16, 1e-12);
  CHECK_CLOSE("interleaved markers y", d[1][1], 16, 1e-12);
  __enzyme_autodiff_void((void *)dot_squares, enzyme_dup, x, enzyme_const, 2, enzyme_dup, y, enzyme_interleave, d[0],
                         d[1]);
  CHECK_CLOSE("interleaved between x", d[0][0], 18, 1e-12);
  CHECK_CLOSE("interleaved between y", d[1][0], 12, 1e-12);
  __enzyme_autodiff_void((void *)dot_squares, enzyme_interleave, x, 2, y, d[0], d[1]);
  CHECK_CLOSE("interleaved plain x", d[0][0], 27, 1e-12);
  CHECK_CLOSE("interleaved plain y", d[1][0], 18, 1e-12);
  double e[2] = {1, 0}, zero[2] = {0};
  CHECK_CLOSE("interleaved forward", __enzyme_fwddiff((void *)dot_squares, enzyme_interleave, x, 2, y, e, zero), 9,
              1e-12);
  double wide[2][2] = {{0}}, wide_y[2][2] = {{0}};
  __enzyme_autodiff_void((void *)dot_squares, enzyme_interleave, enzyme_width, 2, x, 2, y, wide[0], wide[1], wide_y[0],
                         wide_y[1]);
  CHECK_CLOSE("interleaved wide", wide[1][1] + wide_y[0][1], 32, 1e-12);
}

struct four { double a, b, c, d; };
extern struct four __enzyme_autodiff_four(void *, ...);
extern int enzyme_byref;
static double of_structure(struct four s, double k) { return s.a * s.b * k + s.c * s.d * s.d; }
static double of_numbers(double x, double y) { return x * x * y; }
static void by_reference(void) {
  double x = 3, y = 2, dx = 1, dy = 0.5;
  CHECK_CLOSE("byref.number", __enzyme_autodiff((void *)of_numbers, enzyme_byref, sizeof x, &x, enzyme_const, y), 12, 1e-14);
  CHECK_CLOSE("byref.tangent", __enzyme_fwddiff((void *)of_numbers, enzyme_byref, 8, &x, &dx, enzyme_byref, 8, &y, &dy),
              12 + 4.5, 1e-14);
  struct four s = {1, 2, 3, 4};
  struct four d = __enzyme_autodiff_four((void *)of_structure, enzyme_out, enzyme_byref, sizeof s, &s, enzyme_const, 5.0);
  CHECK_CLOSE("byref.structure", d.a + 10 * d.b + 100 * d.c + 1000 * d.d, 10 + 50 + 1600 + 24000, 1e-12);
}

int main(void) {
  interleaved();
  double x = 1.3, y = 0.7, dfx = 2 * x * y, dfy = x * x + cos(y);
  struct two g = __enzyme_autodiff_two((void *)f, x, y);
  CHECK_CLOSE("default.x", g.a, dfx, 1e-12);
  CHECK_CLOSE("default.y", g.b, dfy, 1e-12);
  g = __enzyme_autodiff_two((void *)f, enzyme_out, x, enzyme_out, y);
  CHECK_CLOSE("out.x", g.a, dfx, 1e-12);
  CHECK_CLOSE("out.y", g.b, dfy, 1e-12);
  CHECK_CLOSE("const first", __enzyme_autodiff((void *)f, enzyme_const, x, enzyme_out, y), dfy, 1e-12);
  CHECK_CLOSE("const second", __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, y), dfx, 1e-12);
  CHECK_CLOSE("fwd default", __enzyme_fwddiff((void *)f, x, 1.0, y, 2.0), dfx + 2 * dfy, 1e-12);
  CHECK_CLOSE("fwd dup", __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, y), dfx, 1e-12);
  CHECK_CLOSE("fwd const", __enzyme_fwddiff((void *)f, enzyme_const, x, enzyme_dup, y, 3.0), 3 * dfy, 1e-12);
  CHECK_CLOSE("address of a marker", __enzyme_autodiff((void *)f, &enzyme_const, x, &enzyme_out, y), dfy, 1e-12);
  int constant = enzyme_const;
  CHECK_CLOSE("load of a marker", __enzyme_autodiff((void *)f, constant, x, enzyme_out, y), dfy, 1e-12);
  CHECK_CLOSE("unprototyped", __enzyme_autodiff_unprototyped((void *)square, x), 2 * x, 1e-12);
  CHECK_CLOSE("global constant", __enzyme_autodiff(to_differentiate, x), 2 * x, 1e-12);
  double (*local)(double) = square;
  CHECK_CLOSE("constant local", __enzyme_autodiff((void *)local, x), 2 * x, 1e-12);
  CHECK_CLOSE("integer is constant", __enzyme_autodiff((void *)with_n, 3, x), 6 * x, 1e-12);
  CHECK_CLOSE("integer is constant, fwd", __enzyme_fwddiff((void *)with_n, 3, x, 1.0), 6 * x, 1e-12);

  struct value_and_one one = __enzyme_autodiff_with_value((void *)square, enzyme_primal_return, enzyme_out, x);
  CHECK_CLOSE("primal_return.value", one.primal, x * x, 1e-12);
  CHECK_CLOSE("primal_return.d", one.d, 2 * x, 1e-12);
  struct value_and_two two = __enzyme_autodiff_with_value2((void *)f, enzyme_primal_return, x, y);
  CHECK_CLOSE("primal_return.2.value", two.primal, f(x, y), 1e-12);
  CHECK_CLOSE("primal_return.2.a", two.a, dfx, 1e-12);
  CHECK_CLOSE("primal_return.2.b", two.b, dfy, 1e-12);
  struct tangent t = __enzyme_fwddiff_with_value((void *)f, enzyme_primal_return, x, 1.0, y, 1.0);
  CHECK_CLOSE("primal_return.fwd.value", t.primal, f(x, y), 1e-12);
  CHECK_CLOSE("primal_return.fwd.d", t.d, dfx + dfy, 1e-12);

  double a[2] = {1.5, 2.5}, b[2] = {0.5, 3.0}, da[2] = {0}, db[2] = {0};
  double ds = __enzyme_autodiff((void *)arrays, enzyme_dup, a, da, enzyme_const, b, enzyme_const, 2, enzyme_out, 2.0);
  CHECK_CLOSE("array const.ds", ds, 1.5 * 0.5 + 2.5 * 3, 1e-12);
  CHECK_CLOSE("array const.da0", da[0], 0.5 * 2, 1e-12);
  CHECK_CLOSE("array const.da1", da[1], 3 * 2, 1e-12);
  double c[2] = {0.5, 3.0};
  __enzyme_autodiff_void((void *)arrays, enzyme_const, a, enzyme_dup, c, db, enzyme_const, 2, enzyme_const, 2.0);
  CHECK_CLOSE("other activity.db0", db[0], 1.5 * 2, 1e-12);
  CHECK_CLOSE("other activity.db1", db[1], 2.5 * 2, 1e-12);
  CHECK_CLOSE("dup keeps the primal", c[1], 2 * (1.5 * 0.5 + 2.5 * 3), 1e-12);

  double out = 0, dout = 1;
  CHECK_CLOSE("return and memory", __enzyme_autodiff((void *)writes_and_returns, x, &out, &dout), cos(x) + 2 * x, 1e-12);
  CHECK_CLOSE("the output is written", out, x * x, 1e-12);
  dout = 1;
  double noret = __enzyme_autodiff((void *)writes_and_returns, enzyme_noret, enzyme_out, x, enzyme_dup, &out, &dout);
  CHECK_CLOSE("noret leaves the result out", noret, 2 * x, 1e-12);
  dout = 1;
  CHECK_CLOSE("dupnoneed", __enzyme_autodiff((void *)writes_and_returns, x, enzyme_dupnoneed, &out, &dout), cos(x) + 2 * x, 1e-12);
  double in[2] = {1.5, -2}, din[2] = {0}, result[2], seed[2] = {1, 10};
  __enzyme_autodiff_void((void *)squares, enzyme_dup, in, din, enzyme_dupnoneed, result, seed, enzyme_const, 2);
  CHECK_CLOSE("dupnoneed.0", din[0], 3, 1e-12);
  CHECK_CLOSE("dupnoneed.1", din[1], -40, 1e-12);
  double vin[2] = {1, 1}, vout[2] = {0};
  __enzyme_fwddiff_void((void *)squares, in, vin, enzyme_dupnoneed, result, vout, 2);
  CHECK_CLOSE("dupnoneed.fwd", vout[0] + vout[1], 3 - 4, 1e-12);
  by_reference();
  return check_report();
}
