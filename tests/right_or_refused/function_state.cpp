#define N 3
#include "check.h"
#include <functional>
#include <vector>
using namespace std;
static function<double(double)> compose(function<double(double)> a, function<double(double)> b) {
  return [a = move(a), b = move(b)](double v) { return a(b(v)); };
}
static double f(double *x, int n) {
  vector<function<double(double)>> st;
  double k = x[0];
  vector<double> w(x, x + n);
  st.emplace_back([k](double v) { return k * v; });
  st.emplace_back([w](double v) {
    double s = 0;
    for (double c : w) s = s * v + c;
    return s;
  });
  st.emplace_back([](double v) { return sin(v); });
  function<double(double)> all = [](double v) { return v; };
  for (auto &g : st) all = compose(g, all);
  function<double(double)> p = x[1] > 0 ? st[2] : all;
  return all(x[2]) + p(x[1]);
}
