// Structs by value in requests: more shapes, derivatives of derivatives, widths, markers, loops, what shares a register.
#include "check.h"

#include <complex.h>
#include <stdbool.h>

extern int enzyme_interleave, enzyme_const_return;
typedef struct { double a, b; } two;
typedef struct { double v[3]; } three;
typedef struct { float a; double b; } float_double;
typedef struct { double a; float b; } double_float;
typedef struct { float a; int n; float b; int m; } alternating;
typedef struct { float a; int n; } float_int;
typedef struct __attribute__((packed)) { char c; double x; float y; } packed;
typedef struct { unsigned a : 3; unsigned b : 5; float x; } bit_field;
typedef struct { bool on; double x; bool off; double y[2]; } switches;
typedef struct { double *p; double s; long n; } view;
typedef struct { float m[3][3]; } matrix;
typedef struct { double (*f)(double); double k; } operation;
typedef struct { double x; two p[2]; three t; float f[7]; int k; float_double g; } big;
typedef struct { big b; double q; } bigger;
typedef double lanes __attribute__((vector_size(16)));
typedef struct { lanes v; } vector;
#define DECLARE(type) extern type __enzyme_autodiff_##type(void *, ...), __enzyme_fwddiff_##type(void *, ...);
DECLARE(two) DECLARE(three) DECLARE(float_double) DECLARE(double_float) DECLARE(alternating) DECLARE(packed)
DECLARE(bit_field) DECLARE(switches) DECLARE(view) DECLARE(matrix) DECLARE(bigger) DECLARE(vector) DECLARE(float)
typedef struct { matrix a, b; } matrices;
typedef struct { double primal; two p; three t; } value_two_three;
typedef struct { three primal; two gradient; } three_two;
typedef struct { three lane[3]; } wide;
typedef struct { bigger b; two p; } bigger_two;
typedef struct { double complex z; double s; } complex_double;
DECLARE(matrices) DECLARE(value_two_three) DECLARE(three_two) DECLARE(wide) DECLARE(bigger_two) DECLARE(complex_double)
extern double complex __enzyme_fwddiff_complex(void *, ...);
extern void *__enzyme_virtualreverse(void *);
extern float complex __enzyme_fwddiff_complexf(void *, ...);
extern long double complex __enzyme_fwddiff_complexl(void *, ...);

static double cubic(three t) { return t.v[0] * t.v[0] * t.v[1] + t.v[2] * t.v[2] * t.v[2]; }
static three gradient(three t) { return __enzyme_autodiff_three((void *)cubic, enzyme_out, t); }
static double along(three t, three d) { return __enzyme_fwddiff((void *)cubic, enzyme_dup, t, d); }
static double dotted(three t, three d) {
  three g = gradient(t);
  return g.v[0] * d.v[0] + g.v[1] * d.v[1] + g.v[2] * d.v[2];
}
static two both(two p) { return (two){p.a * p.a * p.b, p.b * p.b}; }
static two by_first(two p) { return __enzyme_fwddiff_two((void *)both, enzyme_dup, p, (two){1, 0}); }
static three step(three t, int n) {
  if (n == 0) return t;
  return step((three){{t.v[1] * 0.5, t.v[2] * t.v[0], t.v[0]}}, n - 1);
}
static double stepped(const double *x, int n) {
  three t = {{x[0], x[1], 1}};
  for (int i = 0; i < n; i++) t = step(t, 2);
  return t.v[0] + t.v[1] * t.v[2];
}
static three scaled_in_place(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] *= x[0];
  return (three){{x[0], x[n - 1], 1}};
}
static three beside(const double *x, double *y) {
  y[0] = x[0] * x[1];
  return (three){{x[0], x[1], 0}};
}
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double apply(operation o, double x) { return o.f(x) * o.k; }
static double of_packed(packed p) { return p.x * p.x * p.y; }
static float of_bit_field(bit_field b) { return b.x * b.x * (float)b.a; }
static double of_switches(switches s) { return s.on ? s.x * s.y[1] : s.y[0]; }
static view to_view(double *p, double s) {
  p[0] *= s;
  return (view){p, s * s, 1};
}
static matrix product(matrix a, matrix b) {
  matrix c = {{{0}}};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) c.m[i][j] += a.m[i][k] * b.m[k][j];
  return c;
}
static double of_vector(vector s) { return s.v[0] * s.v[0] * s.v[1]; }
static double mixed(two p, three t, double s) { return p.a * t.v[1] * s + p.b; }
static three to_three(two p) { return (three){{p.a * p.b, p.a, p.b * p.b}}; }
static double four(double a, double b, double c, double d, two p) { return a * b * c * d * p.a * p.a * p.b; }
static double thrice(three a, three b, three c, double s) { return a.v[0] * b.v[1] * c.v[2] * s; }
static double complex power(double complex z, double s) { return z * z * s; }
static float complex powerf(float complex z) { return z * z; }
static long double complex powerl(long double complex z) { return z * z; }
static bigger change(bigger b, two p) {
  b.b.p[1].b *= b.q * p.a;
  b.b.f[6] *= b.b.f[0];
  b.q = b.b.t.v[2] * b.b.g.b;
  return b;
}
static float_double fd(float_double x) { return (float_double){x.a * x.a, x.b * x.a}; }
static double_float df(double_float x) { return (double_float){x.a * x.b, x.b * x.b}; }
static alternating turn(alternating x) { return (alternating){x.a * x.b * (float)x.m, x.n, x.b * x.b * (float)x.n, x.m}; }
static __attribute__((noinline)) float_int five_squares(float_int x) { return (float_int){x.a * x.a * 5, x.n}; }
static void through_memory(float_int *x, float_int *y) { *y = five_squares(*x); }
typedef struct { three (*f)(double); double k; } held;
static three to_powers(double x) { return (three){{x * x, x, 1}}; }
static double through_pointer(held *h, double *x) {
  three t = h->f(*x);
  return t.v[0] * h->k + t.v[1];
}
static double of_union(double x) {  // a number of a local union is no structure
  union { double d; long l; } u;
  u.d = x * x;
  return u.d;
}
static double of_member(double x) {
  two p = {x * x, x};
  return p.a;
}

#define EQUAL(got, want) CHECK_CLOSE(#got, got, want, 1e-6)

int main(void) {
  three t = {{1, 2, 3}}, d = {{1, 0, 0}}, e = {{0.5, 1, 2}};
  two p = {2, 3}, dp = {1, 0.5};
  three h = __enzyme_fwddiff_three((void *)gradient, enzyme_dup, t, d);
  EQUAL(h.v[0], 4); EQUAL(h.v[1], 2); EQUAL(h.v[2], 0);
  h = __enzyme_autodiff_three((void *)dotted, enzyme_out, t, enzyme_const, e);
  EQUAL(h.v[0], 4); EQUAL(h.v[2], 36);
  h = __enzyme_autodiff_three((void *)along, enzyme_out, t, enzyme_const, e);
  EQUAL(h.v[0], 4); EQUAL(h.v[2], 36);
  EQUAL(__enzyme_fwddiff((void *)along, enzyme_dup, t, d, enzyme_const, e), 4);
  two q = __enzyme_fwddiff_two((void *)by_first, enzyme_dup, p, (two){1, 0});
  EQUAL(q.a, 6);
  q = __enzyme_autodiff_two((void *)by_first, enzyme_out, p);
  EQUAL(q.a, 6); EQUAL(q.b, 4);

  double x[2] = {1.2, 0.7}, dx[2] = {0, 0};
  __enzyme_autodiff_void((void *)stepped, enzyme_dup, x, dx, enzyme_const, 3);
  for (int i = 0; i < 2; i++) {
    double direction[2] = {i == 0, i == 1};
    CHECK_FD("stepped.rev", dx[i], x[i], stepped(x, 3));
    EQUAL(__enzyme_fwddiff((void *)stepped, enzyme_dup, x, direction, enzyme_const, 3), dx[i]);
  }
  h = __enzyme_fwddiff_three((void *)step, enzyme_dup, t, d, enzyme_const, 3);
  CHECK_FD("recursion.0", h.v[0], t.v[0], step(t, 3).v[0]); CHECK_FD("recursion.1", h.v[1], t.v[0], step(t, 3).v[1]);
  double z[2] = {2, 3}, dz[2] = {1, 0};
  h = __enzyme_fwddiff_three((void *)scaled_in_place, enzyme_dup, z, dz, enzyme_const, 2);
  EQUAL(h.v[0], 4); EQUAL(h.v[1], 12); EQUAL(z[1], 12); EQUAL(dz[1], 12);
  double y = 0, dy = 1, g[2] = {0, 0};
  __enzyme_autodiff_void((void *)beside, enzyme_const_return, enzyme_dup, x, g, enzyme_dup, &y, &dy);
  EQUAL(g[0], x[1]); EQUAL(g[1], x[0]);
  dy = 1;
  __enzyme_autodiff_void((void *)beside, enzyme_dup, x, g, enzyme_dup, &y, &dy);
  EQUAL(g[0], 2 * x[1] + 1);
  double tx[2] = {1, 0}, ty = 0;
  h = __enzyme_fwddiff_three((void *)beside, enzyme_runtime_activity, enzyme_dup, x, tx, enzyme_dup, &y, &ty);
  EQUAL(h.v[0], 1); EQUAL(ty, x[1]);
  ty = 0;
  __enzyme_fwddiff_void((void *)beside, enzyme_noret, enzyme_dup, x, tx, enzyme_dup, &y, &ty);
  EQUAL(ty, x[1]);

  operation o = {square, 2};
  EQUAL(__enzyme_autodiff((void *)apply, enzyme_const, o, enzyme_out, 3.0), 12);
  o.f = cube;
  EQUAL(__enzyme_fwddiff((void *)apply, enzyme_const, o, enzyme_dup, 3.0, 1.0), 54);
  packed k = {1, 2, 3}, gk = __enzyme_autodiff_packed((void *)of_packed, enzyme_out, k), dk = {0, 1, 1};
  EQUAL(gk.x, 12); EQUAL(gk.y, 4); EQUAL(__enzyme_fwddiff((void *)of_packed, k, dk), 16);
  bit_field b = {3, 7, 2}, gb = __enzyme_autodiff_bit_field((void *)of_bit_field, enzyme_out, b);
  EQUAL(gb.x, 12);
  switches s = {1, 2, 0, {3, 4}}, gs = __enzyme_autodiff_switches((void *)of_switches, enzyme_out, s);
  EQUAL(gs.x, 4); EQUAL(gs.y[0], 0); EQUAL(gs.y[1], 2);
  double u = 2, du = 1;
  view v = __enzyme_fwddiff_view((void *)to_view, enzyme_dup, &u, &du, enzyme_dup, 3.0, 1.0);
  EQUAL(v.s, 6); EQUAL(v.p == &du, 1); EQUAL(*v.p, 5); EQUAL(u, 6);
  matrix m = {{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}}, dm = {{{1}}};
  matrix c = __enzyme_fwddiff_matrix((void *)product, enzyme_dup, m, dm, enzyme_dup, m, dm);
  EQUAL(c.m[0][0], 2); EQUAL(c.m[1][0], 4);
  c = __enzyme_fwddiff_matrix((void *)product, enzyme_dup, m, dm, enzyme_const, m);
  EQUAL(c.m[0][1], 2); EQUAL(c.m[1][1], 0);
  matrices gm = __enzyme_autodiff_matrices((void *)product, enzyme_out, m, enzyme_out, m);
  EQUAL(gm.a.m[0][0], 6); EQUAL(gm.b.m[0][0], 12);
  vector w = {{2, 3}}, gw = __enzyme_autodiff_vector((void *)of_vector, enzyme_out, w), dw = {{1, 1}};
  EQUAL(gw.v[0], 12); EQUAL(gw.v[1], 4); EQUAL(__enzyme_fwddiff((void *)of_vector, enzyme_dup, w, dw), 16);

  value_two_three a = __enzyme_autodiff_value_two_three(
      (void *)mixed, enzyme_primal_return, enzyme_out, p, enzyme_out, t, enzyme_const, 2.0);
  EQUAL(a.primal, 11); EQUAL(a.p.a, 4); EQUAL(a.p.b, 1); EQUAL(a.t.v[1], 4);
  three_two r = __enzyme_autodiff_three_two((void *)to_three, enzyme_primal_return, enzyme_out, p);
  EQUAL(r.primal.v[0], 6); EQUAL(r.gradient.a, 4); EQUAL(r.gradient.b, 8);
  wide l = __enzyme_fwddiff_wide((void *)to_three, enzyme_width, 3, enzyme_dup, p, dp, (two){0, 1}, (two){1, 1});
  EQUAL(l.lane[0].v[0], 4); EQUAL(l.lane[1].v[2], 6); EQUAL(l.lane[2].v[0], 5);
  h = __enzyme_fwddiff_three((void *)to_three, enzyme_interleave, enzyme_dup, p, dp);
  EQUAL(h.v[0], 4);
  EQUAL(__enzyme_fwddiff((void *)thrice, enzyme_interleave, enzyme_dup, t, enzyme_dup, t, enzyme_const, t,
                         enzyme_dup, 2.0, d, e, 0.5), 21);
  EQUAL(__enzyme_fwddiff((void *)four, 1., 0., 1., 0., 1., 0., 2., 1., p, dp), 12 + 2 * (12 + 2));
  t = __enzyme_autodiff_three((void *)cubic, enzyme_out, t);
  EQUAL(t.v[0], 4); EQUAL(t.v[2], 27);

  double complex cz = __enzyme_fwddiff_complex((void *)power, enzyme_dup, 1.0 + 2.0 * I, 2.0 + 0.0 * I, enzyme_dup, 3.0, 1.0);
  EQUAL(creal(cz), 9); EQUAL(cimag(cz), 28);
  complex_double cd = __enzyme_autodiff_complex_double((void *)power, enzyme_out, 1.0 + 2.0 * I, enzyme_out, 3.0);
  EQUAL(creal(cd.z), 18); EQUAL(cimag(cd.z), -6); EQUAL(cd.s, 1);
  EQUAL(cimagf(__enzyme_fwddiff_complexf((void *)powerf, 1.f + 2.f * I, 1.f + 0.f * I)), 4);
  EQUAL((double)cimagl(__enzyme_fwddiff_complexl((void *)powerl, enzyme_dup, 1.L + 2.L * I, 1.L + 0.L * I)), 4);

  bigger B = {{1, {{1, 2}, {3, 4}}, {{5, 6, 7}}, {1, 2, 3, 4, 5, 6, 7}, 3, {2, 3}}, 2}, dB = {{0}};
  dB.b.p[1].b = 1; dB.b.f[0] = 1; dB.q = 0.5; dB.b.t.v[2] = 1;
  bigger tB = __enzyme_fwddiff_bigger((void *)change, B, dB, p, dp);
  EQUAL(tB.b.p[1].b, 4 + 4 + 8); EQUAL(tB.b.f[6], 7); EQUAL(tB.q, 3);
  bigger_two gB = __enzyme_autodiff_bigger_two((void *)change, B, p);
  EQUAL(gB.b.b.p[1].b, 4); EQUAL(gB.b.b.f[0], 8); EQUAL(gB.b.q, 8); EQUAL(gB.p.a, 8); EQUAL(gB.b.b.g.b, 8); EQUAL(gB.b.b.k, 0);
  float_double f = __enzyme_fwddiff_float_double((void *)fd, (float_double){2, 3}, (float_double){1, 0});
  EQUAL(f.a, 4); EQUAL(f.b, 3);
  f = __enzyme_autodiff_float_double((void *)fd, (float_double){2, 3});
  EQUAL(f.a, 7); EQUAL(f.b, 2);
  double_float F = __enzyme_fwddiff_double_float((void *)df, (double_float){2, 3}, (double_float){1, 0});
  EQUAL(F.a, 3); EQUAL(F.b, 0);
  F = __enzyme_autodiff_double_float((void *)df, (double_float){2, 3});
  EQUAL(F.a, 3); EQUAL(F.b, 8);
  alternating i = __enzyme_fwddiff_alternating((void *)turn, enzyme_dup, (alternating){2, 3, 4, 5}, (alternating){1, 0, 1, 0});
  EQUAL(i.a, 30); EQUAL(i.b, 24);
  i = __enzyme_autodiff_alternating((void *)turn, enzyme_out, (alternating){2, 3, 4, 5});
  EQUAL(i.a, 20); EQUAL(i.b, 34);
  float_int n = {2, 3}, dn = {1, 0}, yn, tn = {0, 0};
  __enzyme_fwddiff_void((void *)through_memory, enzyme_dup, &n, &dn, enzyme_dup, &yn, &tn);
  EQUAL(tn.a, 20);
  dn.a = 0; tn.a = 1;
  __enzyme_autodiff_void((void *)through_memory, enzyme_dup, &n, &dn, enzyme_dup, &yn, &tn);
  EQUAL(dn.a, 20);
  EQUAL(__enzyme_autodiff((void *)of_union, 3.0), 6); EQUAL(__enzyme_fwddiff((void *)of_member, 3.0, 1.0), 6);
  held H = {to_powers, 2}, dH = {(three (*)(double))__enzyme_virtualreverse((void *)to_powers), 0};
  u = 3; du = 0;
  __enzyme_autodiff_void((void *)through_pointer, enzyme_dup, &H, &dH, enzyme_dup, &u, &du);
  EQUAL(du, 13); EQUAL(dH.k, 9);
  return check_report();
}
