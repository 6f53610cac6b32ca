#define N 3
#include "check.h"
#include <memory>
#include <variant>
#include <vector>
using namespace std;
struct Add;
struct Mul;
struct Var {
  int i;
};
using Expr = variant<double, Var, unique_ptr<Add>, unique_ptr<Mul>>;
struct Add {
  Expr a, b;
};
struct Mul {
  Expr a, b;
};
static double eval(const Expr &e, const double *x) {
  if (auto c = get_if<double>(&e)) return *c;
  if (auto v = get_if<Var>(&e)) return x[v->i];
  if (auto a = get_if<unique_ptr<Add>>(&e)) return eval((*a)->a, x) + eval((*a)->b, x);
  auto &m = get<unique_ptr<Mul>>(e);
  return eval(m->a, x) * eval(m->b, x);
}
static double f(double *x, int n) {
  Expr e = x[0];
  e = make_unique<Mul>(Mul{move(e), Var{1}});
  e = make_unique<Add>(Add{move(e), x[2] * x[2]});
  e = make_unique<Mul>(Mul{move(e), Var{2}});
  return eval(e, x);
}
