#define N 4
#include "check.h"
#include <array>
#include <functional>
#include <memory>
/* The manager of a std::function copies a closure of numbers, and gives the type's description in the same word. */
using Unary = std::function<double(double)>;
[[gnu::noinline]] static Unary pick(const Unary &f, const Unary &g, int k) { return k ? f : g; }
static double f(double *x, int n) {
  double a = x[0], b = x[1];
  Unary row = [q = std::array<double, 3>{a, b, x[2]}](double v) { return q[2] + q[0] * v * q[1]; };
  Unary mixed = [a, b, n, c = x[3]](double v) { return a * b * c * v * n; };
  Unary shared = [p = std::make_shared<double>(a * b)](double v) { return sin(*p * v); };
  double sum = 0;
  for (int k = 0; k < 2; k++)
    sum += pick(row, mixed, k)(b) * pick(shared, row, k)(a) + pick(mixed, shared, k)(x[2]);
  return sum;
}
