// Objects of mixed members moved, swapped and sorted: nodes, function objects, owners, shapes, alternatives.
#include "check.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <variant>

struct Node; using Child = std::variant<double, std::unique_ptr<Node>>;
struct Node { double w; Child l, r; };
static double value(const Child &c) { if (c.index() == 0) return std::get<0>(c); auto &n = *std::get<1>(c); return n.w * value(n.l) + value(n.r) * value(n.r); }
static double tree(const double *x, int n) {
  Child a = x[0];
  for (int i = 1; i < n; i++) { auto p = std::make_unique<Node>(); p->w = x[i]; p->l = std::move(a); p->r = x[i] * x[0]; a = std::move(p); }
  return value(a);
}

struct Stage { std::function<double(double)> f; std::vector<double> c; std::unique_ptr<double> bias; };
static double staged(const double *x, int n) {
  std::vector<Stage> s;
  for (int i = 0; i < n; i++) { double k = x[i]; s.push_back(Stage{[k](double v) { return k * v * v; }, {x[0], x[i]}, std::make_unique<double>(x[i] * x[i])}); }
  std::swap(s[0], s[1]);
  double v = 1;
  for (auto &q : s) v = q.f(v) + q.c[0] * q.c[1] + *q.bias;
  return v;
}

struct Circle { double r; }; struct Rect { double a, b; }; struct Poly { double a, b, c; };
using S = std::variant<Circle, Rect, Poly>;
struct Area { double operator()(const Circle &c) const { return 3 * c.r * c.r; } double operator()(const Rect &r) const { return r.a * r.b; }
  double operator()(const Poly &t) const { return t.a * t.b * t.c; } };
static double sorted(const double *x, int n) {
  std::vector<S> s;
  for (int i = 0; i < n; i++) { s.push_back(Circle{x[i]}); s.push_back(Rect{x[i], x[0]}); s.push_back(Poly{x[i], x[1], x[0]}); }
  std::sort(s.begin(), s.end(), [](const S &a, const S &b) { return std::visit(Area{}, a) < std::visit(Area{}, b); });
  double t = 0, w = 1;
  for (auto &q : s) t += (w += 0.5) * std::visit(Area{}, q);
  return t;
}

struct P { double a, b; };
static double swapped(const double *x, int n) {
  std::variant<int, double, P> a = n, b = x[0] * x[1], c = P{x[0], x[2]};
  std::swap(a, b); std::swap(b, c);
  auto v = [](const std::variant<int, double, P> &q) { return q.index() == 0 ? 1.0 * std::get<0>(q) : q.index() == 1 ? std::get<1>(q) : std::get<2>(q).a * std::get<2>(q).b; };
  return v(a) * v(a) + v(b) * x[1] + v(c);
}

class Pipeline { std::vector<std::function<double(double)>> fs; double g;
public: explicit Pipeline(double g) : g(g) {}
  void add(std::function<double(double)> f) { fs.push_back(std::move(f)); }
  double run(double v) const { for (auto &f : fs) v = f(v) * g; return v; } };
static double piped(const double *x, int n) {
  Pipeline p(x[0]);
  for (int i = 0; i < n; i++) { double k = x[i], m = x[0] * k; p.add([k](double v) { return v * k + 1; }); p.add([k, m](double v) { return v * v * m + k; }); p.add([=](double v) { return k + m * v + x[1]; }); }
  return p.run(x[1]);
}

int main() {
  check_gradient<tree>("tree", {0.3, 0.7, 1.1});
  check_gradient<staged>("staged", {0.3, 0.7, 1.1});
  check_gradient<sorted>("sorted", {0.3, 0.7, 1.1});
  check_gradient<swapped>("swapped", {0.3, 0.7, 1.1});
  check_gradient<piped>("piped", {0.3, 0.7, 1.1});
  return check_report();
}
