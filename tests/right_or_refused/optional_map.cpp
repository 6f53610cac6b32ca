#define N 4
#include "check.h"
#include <algorithm>
#include <any>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>
using namespace std;
static double f(double *x, int n) {
  unordered_map<int, optional<double>> m;
  for (int i = 0; i < n; i++) m[i * 7] = i % 2 ? optional<double>(x[i] * x[0]) : nullopt;
  double s = 0;
  for (int i = 0; i < n; i++)
    if (m[i * 7]) s += *m[i * 7] * (i + 1);
  vector<tuple<double, string, int>> t;
  for (int i = 0; i < n; i++) t.emplace_back(cos(5 * x[i]), "name" + to_string(i), i);
  sort(t.begin(), t.end(), [](auto &a, auto &b) { return get<0>(a) < get<0>(b); });
  double k = 1;
  for (auto &[v, nm, i] : t) s += (k *= 1.3) * v + nm.size() * i * 0.01;
  return s;
}
