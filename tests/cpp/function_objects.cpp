// Function objects: composed in loops, in containers, chosen, bound, recursive; what they hold shows only as they run.
#include "check.hpp"

#include <any>
#include <functional>
#include <map>
#include <memory>
#include <string>

using F = std::function<double(double)>;

static double composed(const double *x, int n) {
  F all = [](double v) { return v; };
  for (int i = 0; i < n; i++) {
    double w = x[i];
    F g = [w](double v) { return std::sin(w * v) + v; };
    all = [g, all](double v) { return g(all(v)); };
  }
  return all(0.5);
}

// What the closures capture is an integer in one and nothing in the other; no number is ever stored in a function.
static double of_integers(const double *x, int n) {
  F all = [](double v) { return v; };
  for (int i = 0; i < n; i++) {
    F g = [i](double v) { return v + 0.1 * i * v; };
    all = [g, all](double v) { return g(all(v)); };
  }
  return all(x[1]) * x[0];
}

static double copied(const double *x, int) {
  double w = x[0];
  F f = [w](double v) { return std::sin(w + v); };
  auto compose = [](const F &f, const F &g) -> F { return [=](double v) { return f(g(v)); }; };
  f = compose(f, f);
  return f(x[1]);
}

static double listed(const double *x, int n) {
  std::vector<F> fs;
  for (int i = 0; i < n; i++) {
    double w = x[i];
    if (i % 2) fs.push_back([w](double v) { return w * v * v; });
    else fs.emplace_back([&x, i](double v) { return std::sin(x[i]) + v; });
  }
  fs.push_back(static_cast<double (*)(double)>(std::sin));
  double v = 0.4;
  for (const F &f : fs) v = f(v);
  return v;
}

static double chosen(const double *x, int c) {
  double w = x[1];
  F q = [w](double v) { return w * v * v; };
  F p = c > 2 ? q : static_cast<double (*)(double)>(std::sin);
  return p(x[0]);
}

static double by_name(const double *x, int n) {
  std::map<std::string, F> table;
  double w = x[0];
  table["sine"] = [w](double v) { return std::sin(w * v); };
  table["square"] = [](double v) { return v * v; };
  table["ref"] = [&](double v) { return x[1] * v; };
  double s = 0;
  for (auto &[k, f] : table) s += f(x[2]) * double(k.size());
  return s + table.at("sine")(0.3) + (table.count("nope") ? 1 : 0);
}

static double by_number(const double *x, int n) {
  std::map<int, F> table;
  for (int i = 0; i < n; i++) table[i] = [a = x[i], i](double v) { return a * v + i; };
  double v = 1;
  for (int i = n; i-- > 0;) v = table[i](v);
  return v;
}

static double run(F f, double v) { return f(v); }
static double run2(const F &f, double v) { return f ? f(v) : 7; }
struct Layer { F act, der; double w; int k; };
static double members(const double *x, int n) {
  Layer l{[](double v) { return std::tanh(v); }, nullptr, x[0], 2};
  Layer m = l;
  m.act = [w = x[1]](double v) { return v * w; };
  std::vector<Layer> ls{l, m, l};
  double v = x[2];
  for (auto &q : ls) v = run(q.act, v) * q.w + run2(q.der, v) * 0.1;
  return v;
}

static double add3(double a, double b, double c) { return a * b + c; }
struct M { double a; double scaled(double v) const { return a * v * v; } };
static double binds(const double *x, int n) {
  using namespace std::placeholders;
  F f = std::bind(add3, x[0], _1, x[1]);
  M m{x[2]};
  auto g = std::mem_fn(&M::scaled);
  std::function<double(const M &, double)> h = &M::scaled;
  F k = std::bind(&M::scaled, &m, _1);
  return f(x[1]) * g(m, x[0]) + h(m, 2.0) + k(x[2]);
}

static double recursive(const double *x, int n) {
  std::function<double(int)> fib = [&](int k) -> double { return k < 2 ? x[k] : fib(k - 1) * 0.5 + fib(k - 2); };
  std::function<double(int, double)> ack = [&](int k, double v) -> double { return k ? ack(k - 1, std::sin(v) + x[1]) : v; };
  return fib(6) * ack(3, x[2]);
}

static double swaps(const double *x, int n) {
  F a = [w = x[0]](double v) { return w * v; };
  F b = [&x](double v) { return v * v * x[1]; };
  std::vector<double> big{x[0], x[1], x[2]};
  F c = [big](double v) { return big[0] * v + big[2]; };
  std::swap(a, b);
  F d = std::move(c);
  a.swap(d);
  b = std::move(a);
  c = d;
  return b(x[2]) + c(0.5) * d(0.25);
}

static F make(int kind, double w) {
  switch (kind) {
  case 0: return [w](double v) { return w * v; };
  case 1: return [w](double v) { return std::sin(w + v); };
  case 2: return static_cast<double (*)(double)>(std::exp);
  default: return [w, kind](double v) { return w * v + kind; };
  }
}
static F compose(F f, F g) { return [f, g](double v) { return f(g(v)); }; }
static double factories(const double *x, int n) {
  F f = make(n, x[0]);
  for (int k = 0; k < 4; k++) f = compose(f, make(k, x[1] * 0.3));
  auto curry = [](double a) { return [a](double b) { return [a, b](double c) { return a * b + c; }; }; };
  return f(x[2]) + curry(x[0])(x[1])(x[2]);
}

struct CB { double (*f)(double, void *); void *user; };
struct Ctx { double a; int k; };
static double one(double v, void *u) { Ctx *c = (Ctx *)u; return c->a * v + c->k; }
static double two(double v, void *u) { return v * *(double *)u; }
static double callbacks(const double *x, int n) {
  Ctx c{x[0], 2};
  double d = x[1];
  CB cbs[3] = {{one, &c}, {two, &d}, {one, &c}};
  double v = x[2];
  for (int i = 0; i < n; i++) v = cbs[i % 3].f(v, cbs[i % 3].user);
  auto up = std::make_unique<F>([&](double q) { return q * c.a; });
  auto sp = std::make_shared<F>([w = x[1]](double q) { return q * w; });
  return v + (*up)(x[1]) + (*sp)(x[0]);
}

static double targets(const double *x, int n) {
  F f = static_cast<double (*)(double)>(std::sin);
  F g = [w = x[1]](double v) { return w * v; };
  double s = 0;
  if (auto p = f.target<double (*)(double)>()) s += (*p)(x[0]);
  if (!g.target<double (*)(double)>()) s += g(x[2]);
  std::any a = x[0];
  s += std::any_cast<double>(a) * x[1];
  a = 3;
  s += std::any_cast<int>(a);
  a = std::vector<double>{x[0], x[2]};
  s += std::any_cast<std::vector<double> &>(a)[1];
  return s;
}

int main() {
  check_gradient<composed>("composed", {0.3, -0.7, 1.1});
  check_gradient<of_integers>("of_integers", {0.3, -0.7, 1.1});
  check_gradient<copied>("copied", {0.3, -0.7});
  check_gradient<listed>("listed", {0.3, -0.7, 1.1});
  check_gradient<chosen>("chosen", {0.3, -0.7, 1.1});
  check_gradient<chosen>("chosen.sine", {0.3, -0.7});
  check_gradient<by_name>("by_name", {0.3, -0.7, 1.1});
  check_gradient<by_number>("by_number", {0.3, -0.7, 1.1});
  check_gradient<members>("members", {0.3, -0.7, 1.1});
  check_gradient<binds>("binds", {0.3, -0.7, 1.1});
  check_gradient<recursive>("recursive", {0.3, -0.7, 1.1});
  check_gradient<swaps>("swaps", {0.3, -0.7, 1.1});
  check_gradient<factories>("factories", {0.3, -0.7, 1.1});
  check_gradient<callbacks>("callbacks", {0.3, -0.7, 1.1});
  check_gradient<targets>("targets", {0.3, -0.7, 1.1});
  return check_report();
}
