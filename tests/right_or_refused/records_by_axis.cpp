// Records are sorted by one of several coordinates, chosen as the program runs; their integers are exchanged, too.
#define N 4
#include "check.h"
#include <algorithm>
#include <tuple>
#include <vector>
struct point { int id; double x[3]; };
struct body { long id, next; double x[3]; };
struct row { int id; std::tuple<long, double> value; };
static double points(double *x, int n) {
  std::vector<point> p;
  for (int i = 0; i < 3 * n; i++) p.push_back({i, {x[i % n] * (i + 1), std::sin(i * x[(i + 1) % n]), x[i % n]}});
  double s = 0;
  for (int axis = 0; axis < 3; axis++) {
    std::sort(p.begin(), p.end(), [axis](const point &a, const point &b) { return a.x[axis] < b.x[axis]; });
    for (size_t i = 0; i < p.size(); i++) s += p[i].x[axis] * (i + 1) * (p[i].id + 1);
  }
  return s;
}
static double bodies(double *x, int n) {
  std::vector<body> r;
  for (int i = 0; i < n; i++) r.push_back({n - i, 3, {x[i], x[i] * x[i], 1}});
  std::sort(r.begin(), r.end(), [](const body &a, const body &b) { return a.id < b.id; });
  long t = r[0].id;
  r[0].id = r[1].id;
  r[1].id = t;
  double s = 0;
  for (int i = 0; i < n; i++) s += r[i].x[r[i].id % 2] * (i + 1) * r[i].id;
  return s;
}
static double rows(double *x, int n) {
  std::vector<row> r;
  for (int i = 0; i < n; i++) r.push_back({n - i, {i, x[i] * x[0]}});
  std::sort(r.begin(), r.end(), [](const row &a, const row &b) { return a.id < b.id; });
  double s = 0;
  for (int i = 0; i < n; i++) s += std::get<1>(r[i].value) * (i + 1) * std::get<0>(r[i].value);
  return s;
}
static double f(double *x, int n) { return points(x, n) + bodies(x, n) + rows(x, n); }
