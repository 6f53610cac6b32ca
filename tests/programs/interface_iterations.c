// __enzyme_iter: a series that goes further for each order of derivative.
#include "check.h"

extern int __enzyme_iter(int, int);
extern long __enzyme_iter_long(long, int);
extern double __enzyme_iter_double(double, int);

static double series(double x) {
  double s = 0, t = 1;
  for (int i = 0; i < __enzyme_iter(4, 1); i++) s += t, t *= x;
  return s;
}
static double slope(double x) { return __enzyme_autodiff((void *)series, x); }
static double tangent(double x) { return __enzyme_fwddiff((void *)series, x, 1.0); }
static double by_long(double x) {
  double s = 0;
  for (long i = 1; i <= __enzyme_iter_long(2, 2); i++) s += pow(x, i);
  return s;
}
static double number(double x) { return x * __enzyme_iter_double(x * x, 3); }

int main(void) {
  double x = 2;
  CHECK_CLOSE("value", series(x), 1 + 2 + 4 + 8, 0);
  CHECK_CLOSE("first", slope(x), 1 + 2 * 2 + 3 * 4 + 4 * 8, 1e-14);
  CHECK_CLOSE("first.tangent", tangent(x), 1 + 2 * 2 + 3 * 4 + 4 * 8, 1e-14);
  CHECK_CLOSE("second", __enzyme_autodiff((void *)slope, x), 2 + 6 * 2 + 12 * 4 + 20 * 8, 1e-14);
  CHECK_CLOSE("second.tangent", __enzyme_fwddiff((void *)tangent, x, 1.0), 2 + 6 * 2 + 12 * 4 + 20 * 8, 1e-14);
  CHECK_CLOSE("long", __enzyme_autodiff((void *)by_long, x), 1 + 2 * 2 + 3 * 4 + 4 * 8, 1e-14);
  CHECK_CLOSE("number.value", number(x), 8, 0);
  CHECK_CLOSE("number", __enzyme_autodiff((void *)number, x), (x * x + 3) + 2 * x * x, 1e-14);
  return check_report();
}
