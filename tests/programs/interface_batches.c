// __enzyme_batch: a function for several inputs at once, and derivatives through it.
#include "check.h"

extern int enzyme_vector, enzyme_scalar, enzyme_buffer;
typedef struct { double lane[4]; } four;
typedef struct { double lane[2]; } two;
typedef float floats __attribute__((vector_size(16)));
extern four __enzyme_batch(void *, ...);
extern two __enzyme_batch_two(void *, ...);
extern floats __enzyme_batch_floats(void *, ...);
extern void __enzyme_batch_void(void *, ...);
extern double __enzyme_batch_one(void *, ...);

static double branching(double x, int n) {
  double r = x;
  for (int i = 0; i < n; i++) r = r > 1 ? sin(r) : r * 1.5 + x;
  return r;
}
static float product(float a, float b) { return a * b + 1; }
static void scale(double *x, double s) { x[0] *= s; }
static double through(double x) {
  four r = __enzyme_batch((void *)branching, enzyme_width, 4, enzyme_vector, x, 2 * x, x * x, 0.1, enzyme_scalar, 3);
  return r.lane[0] + r.lane[1] * r.lane[2] + r.lane[3];
}
static double derivative(double x) { return __enzyme_autodiff((void *)branching, x, 3); }

int main(void) {
  four r = __enzyme_batch((void *)branching, enzyme_width, 4, enzyme_vector, .1, .5, .9, 2.0, 1, 2, 3, 4);
  for (int i = 0; i < 4; i++)
    CHECK_CLOSE("vector", r.lane[i], branching((double[]){.1, .5, .9, 2.0}[i], i + 1), 1e-14);
  two s = __enzyme_batch_two((void *)branching, enzyme_width, 2, .4, .7, enzyme_scalar, 5);
  CHECK_CLOSE("two.first", s.lane[0], branching(.4, 5), 1e-14);
  CHECK_CLOSE("two.second", s.lane[1], branching(.7, 5), 1e-14);
  CHECK_CLOSE("one", __enzyme_batch_one((void *)branching, enzyme_width, 1, .4, 5), branching(.4, 5), 1e-14);
  floats q = __enzyme_batch_floats((void *)product, enzyme_width, 4, 1.f, 2.f, 3.f, 4.f, enzyme_scalar, 2.f);
  for (int i = 0; i < 4; i++) CHECK_SINGLE("floats", q[i], 2 * (i + 1) + 1, 1e-6);
  double x[3] = {1, 2, 3}, y = 5, z = 7;
  __enzyme_batch_void((void *)scale, enzyme_width, 3, enzyme_buffer, (long)sizeof *x, x, enzyme_vector, 2.0, 3.0, 4.0);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("buffer", x[i], (i + 1) * (i + 2), 0);
  __enzyme_batch_void((void *)scale, enzyme_width, 2, &y, &z, enzyme_scalar, 3.0);
  CHECK_CLOSE("pointers.first", y, 15, 0);
  CHECK_CLOSE("pointers.second", z, 21, 0);
  double at = 0.7;
  CHECK_FD("gradient", __enzyme_autodiff((void *)through, at), at, through(at));
  CHECK_FD("tangent", __enzyme_fwddiff((void *)through, at, 1.0), at, through(at));
  two d = __enzyme_batch_two((void *)derivative, enzyme_width, 2, .4, .7);
  CHECK_CLOSE("derivatives.first", d.lane[0], derivative(.4), 1e-14);
  CHECK_CLOSE("derivatives.second", d.lane[1], derivative(.7), 1e-14);
  return check_report();
}
