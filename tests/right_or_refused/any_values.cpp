#define N 3
#include "check.h"
#include <any>
#include <memory>
#include <string>
#include <vector>
using namespace std;
static double f(double *x, int n) {
  vector<any> v;
  v.push_back(x[0] * x[1]);
  v.push_back(string("abcdefghijklmnopqrstuvwxyz"));
  v.push_back(vector<double>(x, x + n));
  v.push_back(7);
  swap(v[0], v[2]);
  double s = 0;
  for (auto &a : v) {
    if (auto d = any_cast<double>(&a))
      s += *d * 2;
    else if (auto w = any_cast<vector<double>>(&a))
      for (double c : *w) s += c * c;
    else if (auto i = any_cast<int>(&a))
      s += *i;
  }
  return s;
}
