#define N 4
#include "check.h"
#include <functional>
#include <vector>
using F = std::function<double(double)>;
static F choose(int c, double k) {
  F q = [k](double v) { return v * v * k; };
  F p = c > 1 ? q : F((double (*)(double))sin);
  return p;
}
static F sel(int c, double k) {
  switch (c) {
  case 0:
    return [=](double v) { return k * v; };
  case 1:
    return (double (*)(double))cos;
  case 2:
    return [=](double v) { return exp(k * v * 0.1); };
  default:
    return nullptr;
  }
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    s += choose(i, x[0])(x[i]);
    F g = sel(i, x[1]);
    if (g) s += g(x[i]) * i;
  }
  return s;
}
