#define N 3
#include "check.h"
#include <sstream>
static double f(double *x, int n) {
  std::stringstream s;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i];
    s.write(reinterpret_cast<const char *>(&d), sizeof d);
  }
  double r = 0;
  for (int i = 0; i < n; i++) {
    double d;
    s.read(reinterpret_cast<char *>(&d), 8);
    r += d * (i + 1);
  }
  return r;
}
