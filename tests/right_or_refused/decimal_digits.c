#define N 2
#include "check.h"
/* fixed point money: llround then back: derivative 0 of a step function is true, but through an int it must
 * not be nonsense */
static double f(double *x, int n) {
  long c = lround(x[0] * 100);
  return c / 100.0 * 0 + x[0] * x[1];
}
