#define N 3
#include "check.h"
#include <sstream>
#include <string>
static double f(double *x, int n) {
  std::string s;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i];
    s.append(reinterpret_cast<const char *>(&d), sizeof d);
  }
  double r = 0;
  for (int i = 0; i < n; i++) {
    double d;
    memcpy(&d, s.data() + 8 * i, 8);
    r += d * (i + 1);
  }
  return r;
}
