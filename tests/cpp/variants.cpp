// Variants of numbers, vectors and structures: grown, sorted, swapped, assigned another alternative.
#include "check.hpp"

#include <algorithm>
#include <optional>
#include <variant>

template <class... T> struct over : T... { using T::operator()...; };
template <class... T> over(T...) -> over<T...>;

using V = std::variant<double, std::vector<double>>;
static double grown(const double *x, int n) {
  std::vector<V> vs;
  for (int i = 0; i < n; i++) {
    if (i % 2) vs.push_back(x[i]);
    else vs.push_back(std::vector<double>{x[i], x[0] * x[i]});
  }
  double s = 0;
  for (auto &v : vs) s += std::visit(over{[](double d) { return d * d; }, [](const std::vector<double> &w) { return w[0] * w[1]; }}, v);
  return s;
}

struct Circle { double r; }; struct Rect { double a, b; }; struct Tri { double a, b, c; int k; };
using S = std::variant<Circle, Rect, Tri>;
struct Area { double operator()(const Circle &c) const { return 3 * c.r * c.r; } double operator()(const Rect &r) const { return r.a * r.b; }
  double operator()(const Tri &t) const { return t.a * t.b * t.c + t.k; } };
static double shapes(const double *x, int n) {
  std::vector<S> s{Circle{x[0]}, Rect{x[1], x[2]}, Tri{x[0], x[1], x[2], n}};
  s.push_back(s[0]); s.insert(s.begin(), s[2]); s[1] = Rect{x[2], x[0]}; std::swap(s[0], s[1]); s.erase(s.begin() + 2);
  std::sort(s.begin(), s.end(), [](const S &a, const S &b) { return std::visit(Area{}, a) < std::visit(Area{}, b); });
  double t = 0, w = 1;
  for (auto &q : s) t += (w += 0.5) * std::visit(Area{}, q);
  return t;
}

static double pairs(const double *x, int n) {
  std::pair<V, int> p{x[0], 3}; V v = std::vector<double>{x[1], x[2]};
  std::swap(p.first, v);
  V w = v; v = p.first; p.first = w;
  std::optional<double> o; if (x[0] > 0) o = x[0] * x[1];
  double s = o.value_or(1.0);
  auto vis = [](const V &q) { return q.index() == 0 ? std::get<0>(q) * 3 : std::get<1>(q)[1] * std::get<1>(q)[0]; };
  return s + vis(v) * vis(p.first) + vis(w);
}

int main() {
  check_gradient<grown>("grown", {0.3, -0.7, 1.1});
  check_gradient<shapes>("shapes", {0.3, 0.7, 1.1});
  check_gradient<pairs>("pairs", {0.3, -0.7, 1.1});
  return check_report();
}
