// Structs by value in the request itself: arguments (enzyme_out, enzyme_dup, enzyme_const) and results, in every class of x86-64's ABI.
#include "check.h"

#include <complex.h>
#include <stdint.h>

typedef struct { double a, b; } two;                       // 16 bytes: two doubles
typedef struct { double a; char c; } seventeen;            // 16 with padding, a byte behind a double
typedef struct { double a[2]; char c; } over;              // 24: 17 bytes and padding
typedef struct { double v[3]; } three;
typedef struct { float x, y, z; } floats3;                 // <2 x float>, float
typedef struct { float v[4]; } floats4;                    // <2 x float>, <2 x float>
typedef struct { float x, y; } floats2;                    // <2 x float>
typedef struct { int n; float x; } mixed;                  // one integer register for both
typedef struct { double x; int n; } number_int;
typedef struct { int n; double x; } int_number;
typedef struct { long double x; } extended;                // in memory as an argument, on the x87 stack as a result
typedef struct { double x; } only;
typedef struct { double x; } __attribute__((aligned(32))) aligned;
typedef struct { two p; floats3 q; int n[3]; only r[2]; } nested;
typedef struct { double v[40]; int n; } large;
typedef struct { double *values; double scale; long n; } view;
typedef struct { double *values; int n; } small_view;
typedef union { double x; uint64_t bits; } word;

static double of_two(two p, double s) { return p.a * p.a * p.b * s; }
static double of_over(over p) { return p.a[0] * p.a[0] * p.a[1] * p.c; }
static double of_seventeen(seventeen p, double s) { return p.a * p.a * p.c * s * s; }
static double of_three(three p) { return p.v[0] * p.v[1] + p.v[2] * p.v[2]; }
static float of_floats3(floats3 p) { return p.x * p.y + p.z * p.z; }
static float of_floats4(floats4 p, float s) { return p.v[0] * p.v[1] + p.v[2] * p.v[3] * s; }
static float of_floats2(floats2 p) { return p.x * p.x * p.y; }
static float of_mixed(mixed p) { return p.x * p.x * (float)p.n; }
static double of_number_int(number_int p, int_number q) { return p.x * p.n * q.x * q.x * q.n; }
static long double of_extended(extended p, double s) { return p.x * p.x * s; }
static double of_only(only p, aligned q) { return p.x * p.x * q.x; }
static double of_nested(nested p) { return p.p.a * p.p.b * p.q.x + p.q.z * p.n[1] * p.r[1].x * p.r[0].x; }
static double of_large(large p) {
  for (int i = 1; i < p.n; i++) p.v[i] += p.v[i - 1] * p.v[i];  // its own copy
  return p.v[p.n - 1];
}
static double of_view(view v, double s) {
  double sum = 0;
  for (long i = 0; i < v.n; i++) sum += v.values[i] * v.values[i];
  return sum * v.scale * s;
}
static double of_small_view(small_view v, double s) {
  double sum = 0;
  for (int i = 0; i < v.n; i++) sum += v.values[i] * v.values[i] * s;
  return sum;
}
static double of_complex(double complex z) { return creal(z) * creal(z) * cimag(z); }
static double of_word(word w) { return w.x * w.x; }
/* more than the registers hold: p lies in memory here, but not at the hook, and the other way round */
static double crowded(double a, double b, double c, double d, double e, double f, double g, two p) {
  return a * b * c * d * e * f * g * p.a * p.a * p.b;
}

static three to_three(const double *x) { return (three){{x[0] * x[0], x[0] * x[1], x[1]}}; }
static three add(three p, three q, double s) {
  return (three){{p.v[0] * q.v[0] * s, p.v[1] + q.v[1] * s, p.v[2] * p.v[2]}};
}
static two to_two(double x, double y) { return (two){x * y, x * x}; }
static floats3 to_floats3(float x) { return (floats3){x * x, 2 * x, x * x * x}; }
static floats4 to_floats4(floats4 p) { return (floats4){{p.v[0] * p.v[1], p.v[1] * p.v[2], p.v[3] * p.v[3], p.v[0]}}; }
static mixed to_mixed(mixed p) { return (mixed){p.n + 1, p.x * p.x}; }
static number_int to_number_int(double x) { return (number_int){x * x * x, 7}; }
static extended to_extended(extended p) { return (extended){p.x * p.x}; }
static large to_large(double x) {
  large r = {.n = 40};
  r.v[0] = x;
  for (int i = 1; i < 40; i++) r.v[i] = r.v[i - 1] * x;
  return r;
}
static double complex to_complex(double complex z) { return z * z; }
static aligned to_aligned(double x) { return (aligned){x * x}; }

typedef struct { three primal, tangent; } three_twice;
typedef struct { floats3 primal, tangent; } floats3_twice;
typedef struct { double primal; three gradient; } number_three;
typedef struct { three p; two q; double s; } several;
typedef struct { float g; floats2 p; } float_floats2;
typedef struct { three lane[2]; } two_lanes;

#define DECLARE(type) extern type __enzyme_autodiff_##type(void *, ...), __enzyme_fwddiff_##type(void *, ...);
DECLARE(two) DECLARE(over) DECLARE(seventeen) DECLARE(three) DECLARE(floats3) DECLARE(floats4) DECLARE(floats2)
DECLARE(mixed) DECLARE(number_int) DECLARE(only) DECLARE(nested) DECLARE(large) DECLARE(extended) DECLARE(several)
DECLARE(three_twice) DECLARE(floats3_twice) DECLARE(number_three) DECLARE(float_floats2) DECLARE(two_lanes)
DECLARE(aligned) DECLARE(word) DECLARE(float)
typedef struct { number_int p; int_number q; } pairs;
typedef struct { only p; aligned q; } aligned_pair;
typedef struct { extended p; double s; } extended_double;
DECLARE(pairs) DECLARE(aligned_pair) DECLARE(extended_double)
extern long double __enzyme_fwddiff_ld(void *, ...);
extern double complex __enzyme_autodiff_complex(void *, ...), __enzyme_fwddiff_complex(void *, ...);
typedef struct { three p, q; double s; } of_add;
DECLARE(of_add)
typedef struct { two p; double s; } two_double;
DECLARE(two_double)
typedef struct { seventeen p; double s; } seventeen_double;
DECLARE(seventeen_double)

#define REV(name, got, want) CHECK_CLOSE(name ".rev", got, want, 1e-12)
#define FWD(name, got, want) CHECK_CLOSE(name ".fwd", got, want, 1e-12)

static double product3(three p, two q, double s) { return p.v[0] * p.v[2] * q.a * q.b * s; }
static float float_and_floats(float s, floats2 p) { return s * s * p.x * p.y; }
static double with_const(three p, double s, two q) { return p.v[0] * p.v[1] * s * q.a; }

int main(void) {
  two p = {1.5, -2}, dp = {0.3, 0.7};
  two_double g2 = __enzyme_autodiff_two_double((void *)of_two, enzyme_out, p, enzyme_out, 3.0);
  REV("two.a", g2.p.a, 2 * p.a * p.b * 3); REV("two.b", g2.p.b, p.a * p.a * 3); REV("two.s", g2.s, p.a * p.a * p.b);
  g2 = __enzyme_autodiff_two_double((void *)of_two, p, 3.0);
  REV("unmarked.a", g2.p.a, 2 * p.a * p.b * 3); REV("unmarked.s", g2.s, p.a * p.a * p.b);
  REV("const two", __enzyme_autodiff((void *)of_two, enzyme_const, p, enzyme_out, 3.0), p.a * p.a * p.b);
  FWD("two", __enzyme_fwddiff((void *)of_two, enzyme_dup, p, dp, enzyme_const, 3.0), 3 * (2 * p.a * p.b * dp.a + p.a * p.a * dp.b));
  FWD("two unmarked", __enzyme_fwddiff((void *)of_two, p, dp, 3.0, 0.5), 3 * (2 * p.a * p.b * dp.a + p.a * p.a * dp.b) + p.a * p.a * p.b * 0.5);

  over o = {{1.5, 2}, 3}, go = __enzyme_autodiff_over((void *)of_over, enzyme_out, o), to = {{1, 0.5}, 0};
  REV("over.0", go.a[0], 18); REV("over.1", go.a[1], 6.75);
  FWD("over", __enzyme_fwddiff((void *)of_over, enzyme_dup, o, to), 18 + 3.375);
  seventeen v = {1.5, 4};
  seventeen_double g17 = __enzyme_autodiff_seventeen_double((void *)of_seventeen, enzyme_out, v, enzyme_out, 2.0);
  REV("seventeen", g17.p.a, 48); REV("seventeen.s", g17.s, 36); REV("seventeen.c", g17.p.c, 0);

  three x = {{1, 2, 3}}, dx = {{0.5, -1, 2}}, g = __enzyme_autodiff_three((void *)of_three, enzyme_out, x);
  REV("three.0", g.v[0], 2); REV("three.1", g.v[1], 1); REV("three.2", g.v[2], 6);
  FWD("three", __enzyme_fwddiff((void *)of_three, enzyme_dup, x, dx), 1 - 1 + 12);
  number_three pg = __enzyme_autodiff_number_three((void *)of_three, enzyme_primal_return, enzyme_out, x);
  REV("with primal", pg.primal, 11); REV("with primal.1", pg.gradient.v[1], 1); REV("with primal.2", pg.gradient.v[2], 6);
  two_lanes w = __enzyme_autodiff_two_lanes((void *)of_three, enzyme_width, 2, enzyme_out, x);
  REV("wide.0", w.lane[0].v[0] + w.lane[1].v[0], 4); REV("wide.2", w.lane[1].v[2], 6);

  floats3 f3 = {1.5f, 2, 3}, gf = __enzyme_autodiff_floats3((void *)of_floats3, enzyme_out, f3), df3 = {1, 2, 0.5f};
  REV("floats3.x", gf.x, 2); REV("floats3.y", gf.y, 1.5); REV("floats3.z", gf.z, 6);
  FWD("floats3", __enzyme_fwddiff_float((void *)of_floats3, enzyme_dup, f3, df3), 2 + 3 + 3);
  floats4 f4 = {{1, 2, 3, 4}}, df4 = {{1, 0, 0.5f, 1}};
  FWD("floats4", __enzyme_fwddiff_float((void *)of_floats4, enzyme_dup, f4, df4, enzyme_const, 2.0f), 2 + 2 * (2 + 3));
  floats4 gf4 = __enzyme_autodiff_floats4((void *)of_floats4, enzyme_out, f4, enzyme_const, 2.0f);
  REV("floats4.0", gf4.v[0], 2); REV("floats4.3", gf4.v[3], 6);
  floats2 f2 = {3, 2}, gf2 = __enzyme_autodiff_floats2((void *)of_floats2, enzyme_out, f2);
  REV("floats2.x", gf2.x, 12); REV("floats2.y", gf2.y, 9);
  mixed m = {3, 2}, gm = __enzyme_autodiff_mixed((void *)of_mixed, enzyme_out, m), dm = {0, 0.5f};
  REV("mixed.x", gm.x, 12); REV("mixed.n", gm.n, 0);
  FWD("mixed", __enzyme_fwddiff_float((void *)of_mixed, enzyme_dup, m, dm), 6);
  number_int ni = {1.5, 2}, dni = {1, 0};
  int_number in = {3, 0.5}, din = {0, 2};
  pairs gp = __enzyme_autodiff_pairs((void *)of_number_int, enzyme_out, ni, enzyme_out, in);
  REV("number_int", gp.p.x, 1.5); REV("int_number", gp.q.x, 9);
  FWD("number_int", __enzyme_fwddiff((void *)of_number_int, enzyme_dup, ni, dni, enzyme_dup, in, din), 1.5 + 18);
  extended ld = {1.5L}, dld = {2};
  extended_double gld = __enzyme_autodiff_extended_double((void *)of_extended, enzyme_out, ld, enzyme_out, 2.0);
  REV("extended", (double)gld.p.x, 6); REV("extended.s", gld.s, 2.25);
  FWD("extended", (double)__enzyme_fwddiff_ld((void *)of_extended, enzyme_dup, ld, dld, enzyme_const, 2.0), 12);
  only on = {2}, don = {1};
  aligned al = {3}, dal = {0.5};
  aligned_pair gal = __enzyme_autodiff_aligned_pair((void *)of_only, enzyme_out, on, enzyme_out, al);
  REV("only", gal.p.x, 12); REV("aligned", gal.q.x, 4);
  FWD("only", __enzyme_fwddiff((void *)of_only, enzyme_dup, on, don, enzyme_dup, al, dal), 12 + 2);
  nested ne = {{2, 3}, {0.5f, 0, 2}, {0, 3, 0}, {{1.5}, {2.5}}}, dne = {{1, 0}, {0, 0, 1}, {0}, {{0}, {1}}};
  nested gn = __enzyme_autodiff_nested((void *)of_nested, enzyme_out, ne);
  REV("nested.p", gn.p.a, 1.5); REV("nested.q", gn.q.z, 11.25); REV("nested.r", gn.r[1].x, 9); REV("nested.x", gn.q.x, 6);
  FWD("nested", __enzyme_fwddiff((void *)of_nested, enzyme_dup, ne, dne), 1.5 + 11.25 + 9);
  large l = {.n = 40}, dl = {{0}};
  for (int i = 0; i < 40; i++) l.v[i] = 0.5 + 0.01 * i;
  large gl = __enzyme_autodiff_large((void *)of_large, enzyme_out, l);
  for (int i = 0; i < 40; i += 13) {
    CHECK_FD("large.rev", gl.v[i], l.v[i], of_large(l));
    dl.v[i] = 1;
    CHECK_FD("large.fwd", __enzyme_fwddiff((void *)of_large, enzyme_dup, l, dl), l.v[i], of_large(l));
    dl.v[i] = 0;
  }
  CHECK_CLOSE("large kept", l.v[39], 0.89, 1e-15);

  double a[2] = {1, 2}, da[2] = {0, 0}, ta[2] = {1, 0.5};
  view vw = {a, 3, 2}, dvw = {da, 0, 0}, tvw = {ta, 0.5, 0};
  REV("view.s", __enzyme_autodiff((void *)of_view, enzyme_dup, vw, dvw, enzyme_out, 2.0), 15); REV("view.1", da[1], 24);
  FWD("view", __enzyme_fwddiff((void *)of_view, enzyme_dup, vw, tvw, enzyme_const, 2.0), 6 * (2 + 2) + 0.5 * 5 * 2);
  small_view sv = {a, 2}, dsv = {da, 2};
  da[0] = da[1] = 0;
  REV("small view.s", __enzyme_autodiff((void *)of_small_view, sv, dsv, 2.0), 5); REV("small view.1", da[1], 8);
  double complex z = 1.5 + 2 * I, gz = __enzyme_autodiff_complex((void *)of_complex, enzyme_out, z);
  REV("complex.re", creal(gz), 6); REV("complex.im", cimag(gz), 2.25);
  FWD("complex", __enzyme_fwddiff((void *)of_complex, enzyme_dup, z, 1.0 + 2 * I), 6 + 4.5);
  word wd = {1.5}, gw = __enzyme_autodiff_word((void *)of_word, enzyme_out, wd), twd = {2.0};
  REV("union", gw.x, 3); FWD("union", __enzyme_fwddiff((void *)of_word, enzyme_dup, wd, twd), 6);
  two gc = __enzyme_autodiff_two((void *)crowded, enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 1.0,
                                 enzyme_const, 1.0, enzyme_const, 1.0, enzyme_const, 2.0, enzyme_out, p);
  REV("crowded.a", gc.a, 4 * p.a * p.b); REV("crowded.b", gc.b, 2 * p.a * p.a);
  FWD("crowded", __enzyme_fwddiff((void *)crowded, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 2.0, 1.0, p, dp),
      p.a * p.a * p.b + 2 * (2 * p.a * p.b * dp.a + p.a * p.a * dp.b));

  several se = __enzyme_autodiff_several((void *)product3, enzyme_out, x, enzyme_out, p, enzyme_out, 2.0);
  REV("several.p", se.p.v[2], -6); REV("several.p1", se.p.v[1], 0); REV("several.q", se.q.b, 9); REV("several.s", se.s, -9);
  float_floats2 ff = __enzyme_autodiff_float_floats2((void *)float_and_floats, enzyme_out, 2.0f, enzyme_out, f2);
  REV("float beside.s", ff.g, 24); REV("float beside.x", ff.p.x, 8); REV("float beside.y", ff.p.y, 12);
  REV("const struct", __enzyme_autodiff((void *)with_const, enzyme_const, x, enzyme_out, 2.0, enzyme_const, p), 3);
  FWD("const struct", __enzyme_fwddiff((void *)with_const, enzyme_dup, x, dx, enzyme_const, 2.0, enzyme_const, p), 0);

  double in2[2] = {3, 2}, din2[2] = {1, 0.5};
  three t = __enzyme_fwddiff_three((void *)to_three, enzyme_dup, in2, din2);
  FWD("to three.0", t.v[0], 6); FWD("to three.1", t.v[1], 3.5); FWD("to three.2", t.v[2], 0.5);
  three_twice tt = __enzyme_fwddiff_three_twice((void *)to_three, enzyme_primal_return, enzyme_dup, in2, din2);
  FWD("three twice.p", tt.primal.v[1], 6); FWD("three twice.t", tt.tangent.v[1], 3.5);
  two_lanes tw = __enzyme_fwddiff_two_lanes((void *)to_three, enzyme_width, 2, enzyme_dup, in2, din2, in2);
  FWD("three lanes.0", tw.lane[0].v[1], 3.5); FWD("three lanes.1", tw.lane[1].v[1], 12);
  t = __enzyme_fwddiff_three((void *)add, enzyme_dup, x, dx, enzyme_const, x, enzyme_dup, 2.0, 1.0);
  FWD("add.0", t.v[0], 2); FWD("add.1", t.v[1], 1); FWD("add.2", t.v[2], 12);
  of_add ga = __enzyme_autodiff_of_add((void *)add, enzyme_out, x, enzyme_out, dx, enzyme_out, 2.0);
  REV("sum of add.p", ga.p.v[0], 1); REV("sum of add.p2", ga.p.v[2], 6); REV("sum of add.q", ga.q.v[0], 2); REV("sum of add.s", ga.s, 0.5 - 1);
  two t2 = __enzyme_fwddiff_two((void *)to_two, 3.0, 1.0, 2.0, 0.5);
  FWD("to two.a", t2.a, 3.5); FWD("to two.b", t2.b, 6);
  t2 = __enzyme_autodiff_two((void *)to_two, 3.0, 2.0);
  REV("sum of two.x", t2.a, 8); REV("sum of two.y", t2.b, 3);
  floats3 tf = __enzyme_fwddiff_floats3((void *)to_floats3, 3.0f, 1.0f);
  FWD("to floats3.x", tf.x, 6); FWD("to floats3.z", tf.z, 27);
  floats3_twice tft = __enzyme_fwddiff_floats3_twice((void *)to_floats3, enzyme_primal_return, 3.0f, 1.0f);
  FWD("floats3 twice.p", tft.primal.z, 27); FWD("floats3 twice.t", tft.tangent.x, 6); FWD("floats3 twice.z", tft.tangent.z, 27);
  floats4 tf4 = __enzyme_fwddiff_floats4((void *)to_floats4, enzyme_dup, f4, df4);
  FWD("to floats4.0", tf4.v[0], 2); FWD("to floats4.2", tf4.v[2], 8);
  mixed tm = __enzyme_fwddiff_mixed((void *)to_mixed, enzyme_dup, m, dm);
  FWD("to mixed", tm.x, 2);
  mixed sm = __enzyme_autodiff_mixed((void *)to_mixed, enzyme_out, m);
  REV("sum of mixed", sm.x, 4);
  number_int tni = __enzyme_fwddiff_number_int((void *)to_number_int, 2.0, 1.0);
  FWD("to number_int", tni.x, 12);
  extended tld = __enzyme_fwddiff_extended((void *)to_extended, enzyme_dup, ld, dld);
  FWD("to extended", (double)tld.x, 6);
  large tl = __enzyme_fwddiff_large((void *)to_large, 1.1, 1.0);
  FWD("to large", tl.v[39], 40 * pow(1.1, 39));
  REV("sum of large", __enzyme_autodiff((void *)to_large, 1.1), ({ double s = 0; for (int i = 0; i < 40; i++) s += (i + 1) * pow(1.1, i); s; }));
  double complex tz = __enzyme_fwddiff_complex((void *)to_complex, enzyme_dup, z, 1.0 + 0 * I);
  FWD("to complex", creal(tz), 3); FWD("to complex.im", cimag(tz), 4);
  aligned ta2 = __enzyme_fwddiff_aligned((void *)to_aligned, 3.0, 1.0);
  FWD("to aligned", ta2.x, 6);
  return check_report();
}
