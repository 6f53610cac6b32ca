// longjmp out of a derivative: the handler of errors of many C libraries. What comes after it is as if nothing had been.
#include "check.h"
#include <setjmp.h>
#define NOINLINE __attribute__((noinline))

static jmp_buf caller;
static NOINLINE double root(double x) {
  if (x < 0) longjmp(caller, 7);
  return sqrt(x);
}
static double summed(double x) {
  double *kept = malloc(4 * sizeof *kept), s = 0;
  for (int i = 0; i < 4; i++) kept[i] = root(x - i) * sin(x);
  for (int i = 0; i < 4; i++) s += kept[i] * kept[3 - i];
  free(kept);
  return s;
}
static int attempts(double x, int reverse) {
  volatile int failed = 0;
  for (int k = 0; k < 1000; k++) {
    if (setjmp(caller) == 7) failed++;
    else if (reverse) __enzyme_autodiff((void *)summed, x);
    else __enzyme_fwddiff((void *)summed, x, 1.0);
  }
  return failed;
}

int main(void) {
  for (int round = 0; round < 2; round++) {
    double x = 3.7;
    CHECK_FD("summed", __enzyme_autodiff((void *)summed, x), x, summed(x));
    CHECK_FD("summed.fwd", __enzyme_fwddiff((void *)summed, x, 1.0), x, summed(x));
    CHECK_CLOSE("failed", attempts(1.5, 1), 1000, 0);
    CHECK_CLOSE("failed.fwd", attempts(1.5, 0), 1000, 0);
  }
  return check_report();
}
