#define N 4
#include "check.h"
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Model {
  std::map<std::string, std::function<double(const std::vector<double> &)>> terms;
  double eval(const std::vector<double> &p) const {
    double s = 0;
    for (auto &[k, t] : terms) s += t(p) * k.size();
    return s;
  }
};
static double lin(const std::vector<double> &p) { return p[0] + 2 * p[1]; }
static double f(double *x, int n) {
  std::vector<double> p(x, x + n);
  Model m;
  auto shared = std::make_shared<double>(x[1] * x[1]);
  m.terms["lin"] = lin;
  m.terms["quad"] = [shared](const std::vector<double> &q) { return *shared * q[0] * q[2]; };
  std::vector<double> k{x[2], x[3]};
  m.terms["cap"] = [k](const std::vector<double> &q) { return k[0] * q[1] + k[1]; };
  auto old = m.terms["lin"];
  m.terms["lin"] = [old](const std::vector<double> &q) { return old(q) * old(q); };
  std::function<double(int)> fib = [&](int i) { return i < 2 ? x[i] : fib(i - 1) + 0.5 * fib(i - 2); };
  return m.eval(p) + fib(5);
}
