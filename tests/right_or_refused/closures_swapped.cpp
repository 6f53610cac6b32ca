#define N 4
#include "check.h"
#include <functional>
#include <vector>
/* The closures of a row hold two numbers, two addresses, a number and nothing in the same words. */
static double unread(double *x) {
  double a = x[0], b = x[1];
  std::vector<std::function<double(double)>> fs;
  fs.push_back([=](double v) { return a + b; });
  fs.emplace_back([&a, &x](double v) { return 0.8; });
  fs.emplace_back([w = a](double v) { return w * v; });
  std::swap(fs[0], fs[2]);
  double v = x[2];
  for (auto &g : fs) v = sin(g(v));
  return v;
}
static double read(double *x) {
  double a = x[0], b = x[1];
  std::vector<std::function<double(double)>> fs;
  fs.push_back([=](double v) { return a + b; });
  fs.emplace_back([&a, &x](double v) { return 0.8 + a * x[3]; });
  fs.emplace_back([w = a](double v) { return w * v; });
  std::swap(fs[0], fs[2]);
  double v = x[2];
  for (auto &g : fs) v = sin(g(v));
  return v;
}
static double f(double *x, int n) { return unread(x) + 2 * read(x); }
