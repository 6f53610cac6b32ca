// __enzyme_error_estimate: the error of each operation, as written out here by hand.
#include "check.h"

extern double __enzyme_error_estimate(void *, ...);
extern float __enzyme_error_estimate_single(void *, ...);
extern void __enzyme_error_estimate_void(void *, ...);

static double unit(double z) { return nextafter(fabs(z), INFINITY) - fabs(z); }
struct followed { double value, error; };
typedef struct followed num;
static num one(double z, double x, double slope, double error) {
  return (num){z, fmax(unit(z), fabs(x / z * slope * error))};
}
static num two(double z, double x, double dx, double ex, double y, double dy, double ey) {
  return (num){z, fmax(unit(z), fabs(x / z * dx * ex) + fabs(y / z * dy * ey))};
}
static num add(num a, num b) { return two(a.value + b.value, a.value, 1, a.error, b.value, 1, b.error); }
static num sub(num a, num b) { return two(a.value - b.value, a.value, 1, a.error, b.value, -1, b.error); }
static num mul(num a, num b) { return two(a.value * b.value, a.value, b.value, a.error, b.value, a.value, b.error); }
static num divided(num a, num b) {
  return two(a.value / b.value, a.value, 1 / b.value, a.error, b.value, -a.value / b.value / b.value, b.error);
}

static double sum(double a, double b) { return a + b; }
static void sum_in_memory(const double *a, const double *b, double *r) { *r = *a + *b; }
static double cancelling(double x) { return (1 - cos(x)) / (x * x); }
static double horner(double x, int n) {
  double s = 0;
  for (int i = n; i > 0; i--) s = s * x + 1.0 / i;
  return s;
}
static double helper(double x) { return x > 1 ? x * x : x / 3; }
static double called(double x, double *w) {
  w[0] = helper(x);
  w[1] = helper(w[0]) - x;
  return w[1];
}
static double scaled(double x, int n) { return ldexp(x, n); }
static float single(float x) { return x * x + 1.0f; }

int main(void) {
  double a = 99, b = 127, ea = 0, eb = 0, r = 0, er = 0;
  CHECK_CLOSE("sum", __enzyme_error_estimate((void *)sum, a, 0.0, b, 0.0), unit(226), 1e-12);
  CHECK_CLOSE("sum.given", __enzyme_error_estimate((void *)sum, a, 1e-3, b, 1e-4), 99 / 226.0 * 1e-3 + 127 / 226.0 * 1e-4,
              1e-12);
  __enzyme_error_estimate_void((void *)sum_in_memory, &a, &ea, &b, &eb, &r, &er);
  CHECK_CLOSE("memory.value", r, 226, 0);
  CHECK_CLOSE("memory", er, unit(226), 1e-12);
  double x = 1e-3;
  num c = one(cos(x), x, -sin(x), 0), q = mul((num){x, 0}, (num){x, 0});
  num d = divided(sub((num){1, 0}, c), q);
  CHECK_CLOSE("cancelling", __enzyme_error_estimate((void *)cancelling, x, 0.0), d.error, 1e-9);
  num s = {0, 0}, y = {0.7, 1e-10};
  for (int i = 6; i > 0; i--) s = add(mul(s, y), (num){1.0 / i, 0});
  double got = __enzyme_error_estimate((void *)horner, 0.7, 1e-10, 6);
  CHECK_CLOSE("horner", got > 0.3 * s.error && got < 3 * s.error, 1, 0); /* s * x + y may be one operation or two */
  double w[2], ew[2] = {0};
  num h = divided((num){0.8, 1e-9}, (num){3, 0}), g = sub(divided(h, (num){3, 0}), (num){0.8, 1e-9});
  CHECK_CLOSE("called", __enzyme_error_estimate((void *)called, 0.8, 1e-9, w, ew), g.error, 1e-9);
  CHECK_CLOSE("called.memory", ew[0], h.error, 1e-9);
  CHECK_CLOSE("scaled", __enzyme_error_estimate((void *)scaled, 0.7, 1e-10, 2), 1e-10, 1e-9);
  CHECK_SINGLE("single", __enzyme_error_estimate_single((void *)single, 1.5f, 0.0f),
               nextafterf(3.25f, 9) - 3.25f, 1e-6);
  return check_report();
}
