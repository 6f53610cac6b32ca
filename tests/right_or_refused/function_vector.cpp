#define N 4
#include "check.h"
#include <functional>
#include <map>
#include <string>
#include <vector>
struct Op {
  std::string name;
  std::function<double(double, double)> fn;
  double weight;
};
static double f(double *x, int n) {
  std::vector<Op> ops;
  double a = x[0];
  ops.push_back({"add", [](double p, double q) { return p + q; }, 1});
  ops.push_back({"mul", [a](double p, double q) { return p * q * a; }, 2});
  ops.push_back({"pow", [&](double p, double q) { return pow(fabs(p) + 1, q * 0.1) * x[1]; }, 3});
  std::map<std::string, std::function<double(double)>> m;
  m["sin"] = [](double v) { return sin(v); };
  m["sq"] = [a](double v) { return a * v * v; };
  double s = 0;
  for (int i = 0; i < n; i++)
    for (auto &o : ops) s += o.weight * o.fn(x[i], x[(i + 1) % n]);
  s += m["sin"](x[2]) + m.at("sq")(x[3]);
  return s;
}
