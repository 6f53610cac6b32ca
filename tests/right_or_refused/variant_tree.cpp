#define N 4
#include "check.h"
#include <memory>
#include <variant>
#include <vector>
struct Add;
struct Mul;
struct Sin;
using E = std::variant<double, std::unique_ptr<Add>, std::unique_ptr<Mul>, std::unique_ptr<Sin>>;
struct Add {
  E a, b;
};
struct Mul {
  E a, b;
};
struct Sin {
  E a;
};
template <class... T> struct ov : T... {
  using T::operator()...;
};
template <class... T> ov(T...) -> ov<T...>;
static double ev(const E &e) {
  return std::visit(ov{[](double d) { return d; },
                       [](const std::unique_ptr<Add> &p) { return ev(p->a) + ev(p->b); },
                       [](const std::unique_ptr<Mul> &p) { return ev(p->a) * ev(p->b); },
                       [](const std::unique_ptr<Sin> &p) { return sin(ev(p->a)); }},
                    e);
}
static E add(E a, E b) { return std::make_unique<Add>(Add{std::move(a), std::move(b)}); }
static E mul(E a, E b) { return std::make_unique<Mul>(Mul{std::move(a), std::move(b)}); }
static E sn(E a) { return std::make_unique<Sin>(Sin{std::move(a)}); }
static double f(double *x, int n) {
  E e = x[0];
  for (int i = 1; i < n; i++)
    e = i % 2 ? mul(std::move(e), sn(x[i])) : add(sn(std::move(e)), mul(x[i], x[i]));
  return ev(e);
}
