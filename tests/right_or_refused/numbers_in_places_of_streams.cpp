#define N 4
#include "check.h"
#include <sstream>
static int slot = std::ios_base::xalloc();
static double f(double *x, int n) {
  std::ostringstream out;
  double t = x[0] * x[1];
  out.pword(slot) = &t;
  return *(double *)out.pword(slot) * x[2] + x[3];
}
