#define N 4
#include "check.h"
#include <functional>
#include <vector>
using F = std::function<double(double)>;
static double f(double *x, int n) {
  F all = [](double v) { return v; };
  for (int i = 0; i < n; i++) {
    double k = x[i];
    F g = [k](double v) { return sin(k * v) + k; };
    all = [g, all](double v) { return g(all(v)); };
  }
  return all(x[0] * 2);
}
