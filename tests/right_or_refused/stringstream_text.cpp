#define N 3
#include "check.h"
#include <sstream>
static double f(double *x, int n) {
  std::ostringstream o;
  o.precision(17);
  for (int i = 0; i < n; i++) o << x[i] * x[i] << ' ';
  std::istringstream in(o.str());
  double r = 0, d;
  int k = 0;
  while (in >> d) r += d * (++k);
  return r;
}
