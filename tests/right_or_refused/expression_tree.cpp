#define N 5
#include <memory>
#include <vector>
#include <cmath>
#include "check.h"
struct Node {
  virtual ~Node() = default;
  virtual double eval() const = 0;
};
struct Leaf : Node {
  double v;
  explicit Leaf(double a) : v(a) {}
  double eval() const override { return v; }
};
struct Bin : Node {
  char op;
  std::unique_ptr<Node> a, b;
  Bin(char o, std::unique_ptr<Node> p, std::unique_ptr<Node> q) : op(o), a(std::move(p)), b(std::move(q)) {}
  double eval() const override {
    double l = a->eval(), r = b->eval();
    return op == '+' ? l + r : op == '*' ? l * r : l / r;
  }
};
struct Fn : Node {
  double (*g)(double);
  std::unique_ptr<Node> a;
  Fn(double (*h)(double), std::unique_ptr<Node> p) : g(h), a(std::move(p)) {}
  double eval() const override { return g(a->eval()); }
};
static double f(double *x, int n) {
  std::unique_ptr<Node> t = std::make_unique<Leaf>(1.0);
  for (int i = 0; i < n; i++) {
    t = std::make_unique<Bin>("+*/"[i % 3], std::move(t),
                              std::make_unique<Fn>(i & 1 ? (double (*)(double))std::exp : (double (*)(double))std::sin,
                                                   std::make_unique<Leaf>(x[i])));
  }
  return t->eval();
}
