// Structs by value: coerced to {double,double} or <2 x float>, byval and sret, mixed members, callee that writes its copy.
#include "check.h"

struct two { double a, b; };
struct floats { float a, b; };
struct floats3 { float a, b, c; };
struct mixed { double value; int count; };
struct mixed2 { int count; float value; };
struct big { double v[5]; int n; };
struct one { double only; };
struct nested { struct two p; struct one q; };

static __attribute__((noinline)) struct two rotate(struct two p, double angle) {
  struct two r = {p.a * cos(angle) - p.b * sin(angle), p.a * sin(angle) + p.b * cos(angle)};
  return r;
}
static double use_two(double x) {
  struct two p = {x, x * x};
  p = rotate(p, 0.3 * x);
  p = rotate(p, p.a);
  return p.a * p.b;
}
static __attribute__((noinline)) struct floats swap_scaled(struct floats p, float s) { return (struct floats){p.b * s, p.a / s}; }
static float use_floats(float x) {
  struct floats p = swap_scaled((struct floats){x, x * x}, 2.0f);
  return p.a * p.b + p.a;
}
static __attribute__((noinline)) struct floats3 cross(struct floats3 p, struct floats3 q) {
  return (struct floats3){p.b * q.c - p.c * q.b, p.c * q.a - p.a * q.c, p.a * q.b - p.b * q.a};
}
static float use_floats3(float x) {
  struct floats3 p = {x, 2, 3}, q = {1, x, -1}, r = cross(p, q);
  return r.a * r.b + r.c;
}
static __attribute__((noinline)) double use_mixed_value(struct mixed m) { return m.value * m.value * m.count; }
static __attribute__((noinline)) float use_mixed2_value(struct mixed2 m) { return m.value * m.value * (float)m.count; }
static double use_mixed(double x) {
  return use_mixed_value((struct mixed){sin(x), 3}) + use_mixed2_value((struct mixed2){2, (float)x});
}
static __attribute__((noinline)) double writes_its_copy(struct big b) {
  for (int i = 1; i < b.n; i++) b.v[i] = b.v[i - 1] * b.v[i];
  b.v[0] = b.v[b.n - 1] * 2;
  return b.v[0] * b.v[1];
}
static double call_twice(double x) {
  struct big b = {{x, 2 * x, 0.5, x * x, 1.5}, 5};
  double first = writes_its_copy(b);
  return first * b.v[1] + writes_its_copy(b);
}
static __attribute__((noinline)) struct big powers(double x) {
  struct big b = {.n = 5};
  b.v[0] = x;
  for (int i = 1; i < 5; i++) b.v[i] = b.v[i - 1] * x;
  return b;
}
static double use_powers(double x) {
  struct big b = powers(x), c = powers(b.v[1]);
  return b.v[4] + c.v[2] * b.v[0];
}
static double use_nested(double x) {
  struct nested n = {{x, 2}, {x * x}}, m = n;
  m.p = rotate(m.p, n.q.only);
  struct nested *p = x > 0 ? &m : &n;
  return p->p.a * n.q.only + p->p.b;
}
static double of_two(struct two p) { return p.a * p.a * p.b; }
static double of_big(struct big *b) { return writes_its_copy(*b); }

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }
extern float __enzyme_autodiff_float(void *, float);
extern float __enzyme_fwddiff_float(void *, float, float);
#define TESTF(F, at, want)                                                                 \
  CHECK_SINGLE(#F ".rev", __enzyme_autodiff_float((void *)F, at), want, 1e-5);             \
  CHECK_SINGLE(#F ".fwd", __enzyme_fwddiff_float((void *)F, at, 1.0f), want, 1e-5);
extern struct two __enzyme_autodiff_two(void *, struct two);

int main(void) {
  TEST(use_two, 0.7)
  TESTF(use_floats, 1.5f, 3 * 1.5 * 1.5 + 4 * 1.5)
  TESTF(use_floats3, 0.5f, (3 + 0.5) * -3 + (-2 - 1.5) * 1 + 2 * 0.5)
  {
    double x = 0.8; /* the float part is 2x^2, in single precision */
    CHECK_SINGLE("mixed.rev", __enzyme_autodiff((void *)use_mixed, x), 6 * sin(x) * cos(x) + 4 * x, 1e-6);
    CHECK_SINGLE("mixed.fwd", __enzyme_fwddiff((void *)use_mixed, x, 1.0), 6 * sin(x) * cos(x) + 4 * x, 1e-6);
  }
  TEST(call_twice, 0.9)
  TEST(use_powers, 1.1)
  TEST(use_nested, 0.6)
  TEST(use_nested, -0.6)
  struct two p = {1.5, -2.0}, g = __enzyme_autodiff_two((void *)of_two, p);
  CHECK_CLOSE("by value.a", g.a, 2 * p.a * p.b, 1e-12);
  CHECK_CLOSE("by value.b", g.b, p.a * p.a, 1e-12);
  struct big b = {{1.1, 0.9, 1.2, 0.8, 1.3}, 5}, db = {{0}, 0};
  __enzyme_autodiff((void *)of_big, &b, &db);
  for (int i = 0; i < 5; i++) CHECK_FD("byval through pointer", db.v[i], b.v[i], of_big(&b));
  return check_report();
}
