// The header <enzyme/enzyme> with callables only: no request of a named function helps to find the others.
#include <cmath>
#include <cstdio>
#include <array>
#include <functional>
#include <enzyme/enzyme>

using namespace enzyme;
static int failures, count;
static void check(const char *name, double got, double want) {
  count++;
  if (!(std::fabs(got - want) <= 1e-12 * std::fmax(1, std::fabs(want)))) {
    failures++;
    std::fprintf(stderr, "%s: got %.17g want %.17g\n", name, got, want);
  }
}
template <class F> double reverse(F &&f, double x) {
  auto [gradient] = autodiff<Reverse>(std::forward<F>(f), Active<double>(x));
  return get<0>(gradient);
}
template <class F> double forward(F &&f, double x) {
  auto [tangent] = autodiff<Forward>(std::forward<F>(f), Duplicated<double>(x, 1.0));
  return tangent;
}
template <class F> void both(const char *name, F f, double want) {
  check(name, reverse(f, 2), want);
  check(name, forward(f, 2), want);
  auto [gradient, primal] = autodiff<ReverseWithPrimal>(f, Active<double>(2.0));
  auto [tangent, value] = autodiff<ForwardWithPrimal>(f, Duplicated<double>(2.0, 1.0));
  check(name, get<0>(gradient), want);
  check(name, tangent, want);
  check(name, primal, value);
}

struct Poly {
  double a;
  double operator()(double x) const { return a * x * x; }
  double at(double x) const { return a * x * x * x; }
  double scaled(double x) { return a * x; }
  static double of_class(double x) { return x * x; }
};
double overloaded(double x) { return x * x; }
int overloaded(int x) { return x; }
template <class T> T cube(T x) { return x * x * x; }

int main() {
  double k = 3;
  auto plain = [](double q) { return q * q * 1.5; };
  auto generic = [](auto q) { return q * q * q; };
  Poly p{2};
  both("lambda", plain, 6);
  both("pointer to lambda", +plain, 6);
  both("capture", [k](double q) { return k * q * q; }, 12);
  both("reference", [&k](double q) { return k * q * q; }, 12);
  both("generic", generic, 12);
  both("functor", p, 8);
  both("static member", Poly::of_class, 4);
  both("overloaded", static_cast<double (*)(double)>(overloaded), 4);
  both("template", cube<double>, 12);
  both("std::function", std::function<double(double)>([k](double q) { return k * q * q; }), 12);
  both("bind", std::bind(&Poly::at, p, std::placeholders::_1), 24);
  both("nested", [&](double x) { return reverse(generic, x); }, 12);
  check("mutable", reverse([c = 0.0](double q) mutable { c += q; return c * q; }, 2), 4);
  check("temporary", reverse([](double q) { return q * q * q * q; }, 2), 32);
  auto [of_member] = autodiff<Reverse>(&Poly::at, Const<Poly &>(p), Active<double>(2.0));
  check("member", get<0>(of_member), 24);
  auto [of_bare] = autodiff<Reverse>(&Poly::scaled, p, Active<double>(2.0));
  check("member, bare object", get<0>(of_bare), 2);
  auto [of_pointer] = autodiff<Reverse>(&Poly::at, &p, Active<double>(2.0));
  check("member, pointer", get<0>(of_pointer), 24);
  Poly dp{0}, tp{1};
  auto [of_shadowed] = autodiff<Reverse>(&Poly::at, Duplicated<Poly *>(&p, &dp), Active<double>(2.0));
  check("member, shadow", get<0>(of_shadowed), 24);
  check("member, shadow.a", dp.a, 8);
  auto [tangent] = autodiff<Forward>(&Poly::at, Duplicated<Poly &>(p, tp), Duplicated<double>(2.0, 0));
  check("member, forward", tangent, 8);
  auto product = [](std::array<double, 3> a) { return a[0] * a[1] * a[2]; };
  auto [of_array] = autodiff<Reverse>(product, Active<std::array<double, 3>>({1, 2, 3}));
  check("array", get<0>(of_array)[0], 6);
  auto powers = [](double x) { return std::array<double, 3>{x, x * x, x * x * x}; };
  auto [to_array] = autodiff<Forward>(powers, Duplicated<double>(2, 1));
  check("to array", to_array[2], 12);
  auto [of_two] = autodiff<Reverse>([](auto x, auto y) { return x * y * y; }, Active<double>(2), Active<double>(3));
  check("two.x", get<0>(of_two), 9);
  check("two.y", get<1>(of_two), 12);
  std::fprintf(stderr, "%d of %d checks failed\n", failures, count);
  return failures != 0;
}
