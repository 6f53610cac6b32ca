// Globals and statics: constant, active with its own shadow, state that persists, stale shadows, repeated requests.
#include "check.h"

static const double coefficients[3] = {0.5, -1.5, 2.0};
static double scratch;
static double work[4];
static int calls;
double shared_gain = 2.5;
static double *current;

static double with_constants(double x) {
  double r = 0;
  for (int i = 2; i >= 0; i--) r = r * x + coefficients[i];
  return r * shared_gain;
}
static void store(double v) { scratch = v * v; }
static double through_global(double x) {
  store(x);
  double first = scratch;
  store(first + x);
  return scratch * first;
}
static double through_array(double x) {
  for (int i = 0; i < 4; i++) work[i] = i ? work[i - 1] * x + 0.1 : sin(x);
  return work[3] * work[1];
}
static double accumulates(double x) {
  static double total = 1.0;
  total = 0;
  for (int i = 0; i < 3; i++) total += x * (total + 1);
  calls++;
  return total * x;
}
static double remembers(double x) {
  static double last = 0.25; /* what an earlier call left is data, not a function of this x */
  double r = x * last + x * x;
  last = r;
  return r;
}
static double remembers_explicitly(double x, double last) { return x * last + x * x; }
static double only_sometimes(double x, int write) {
  if (write) scratch = x * x * x;
  return scratch * x;
}
static double by_global_pointer(double x) {
  double local = x * x;
  current = &local;
  *current *= x;
  return *current + local * x;
}
static double counter(double x) {
  static int seen;
  seen++;
  return seen > 0 ? x * x : x;
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }

int main(void) {
  for (int round = 0; round < 3; round++) { /* again and again: shadows of the round before must not leak in */
    double at = 0.6 + 0.2 * round;
    TEST(with_constants, at)
    TEST(through_global, at)
    TEST(through_array, at)
    TEST(accumulates, at)
    TEST(by_global_pointer, at)
    TEST(counter, at)
    shared_gain += 1;
  }
  /* A request that writes the global, then one that only reads it: its content is then constant. */
  double x = 0.8;
  CHECK_FD("written.rev", __enzyme_autodiff((void *)only_sometimes, x, 1), x, only_sometimes(x, 1));
  scratch = 5;
  CHECK_CLOSE("stale.rev", __enzyme_autodiff((void *)only_sometimes, x, 0), 5, 1e-12);
  CHECK_CLOSE("stale.fwd", __enzyme_fwddiff((void *)only_sometimes, x, 1.0, 0), 5, 1e-12);
  CHECK_FD("written.fwd", __enzyme_fwddiff((void *)only_sometimes, x, 1.0, 1), x, only_sometimes(x, 1));
  scratch = 4;
  CHECK_CLOSE("stale.fwd.2", __enzyme_fwddiff((void *)only_sometimes, x, 1.0, 0), 4, 1e-12);
  CHECK_CLOSE("stale.rev.2", __enzyme_autodiff((void *)only_sometimes, x, 0), 4, 1e-12);

  double last = 0.25; /* follows the static by hand */
  for (int i = 0; i < 4; i++) {
    double d = i % 2 ? __enzyme_fwddiff((void *)remembers, x, 1.0) : __enzyme_autodiff((void *)remembers, x);
    CHECK_FD("remembers", d, x, remembers_explicitly(x, last));
    last = remembers_explicitly(x, last);
  }
  int before = calls;
  double value = __enzyme_autodiff((void *)accumulates, x);
  CHECK_CLOSE("the primal's effects happen once", calls - before, 1, 0);
  CHECK_FD("accumulates.again", value, x, accumulates(x));
  return check_report();
}
