// flags: -std=c++20
// The header <enzyme/enzyme>: less usual callables, arguments and tapes.
#include "check.hpp"

#include <enzyme/enzyme>
#include <array>
#include <cmath>
#include <complex>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace enzyme;

double nx(double x) noexcept { return x * x; }
struct Base {
  virtual ~Base() {}
  virtual double at(double x) const = 0;
};
struct Deriv : Base {
  double k;
  Deriv(double k) : k(k) {}
  double at(double x) const override { return k * x * x; }
};
template <class... T>
double sum(T... x) {
  return ((x * x) + ...);
}
const double &pick(const double &a, const double &b) { return a > b ? a : b; }
double thrower(double x) {
  if (x < 0) throw std::runtime_error("neg");
  return std::sqrt(x);
}
double none() { return 3; }
enum class E { a, b };
double withenum(E e, bool b, std::nullptr_t, double x) { return (e == E::b ? 2 : 1) * (b ? 3 : 1) * x; }
double arr3(const double (&x)[3]) { return x[0] * x[1] * x[2]; }
double stdarr(const std::array<double, 3> &x) { return x[0] * x[1] * x[2]; }
double byvec(std::vector<double> v, double x) {
  double s = 0;
  for (double a : v) s += a * x * x;
  return s;
}
struct Params {
  int n;
  double a;
  bool on;
  float b;
};
double params(Params p) { return p.on ? p.n * p.a * p.b : 0; }
long double ld(long double x) { return x * x * x; }
double cubic(double x) { return x * x * x; }
double grad(double x) {
  auto [g] = autodiff<Reverse>(cubic, Active<double>(x));
  return get<0>(g);
}
struct Solver {
  double c;
  mutable int calls = 0;
  double run(double x) {
    calls++;
    return c * x * x;
  }
  double runc(double x) const {
    calls++;
    return c * x;
  }
};

static void kinds_of_functions() {
  check_value("nx", get<0>(get<0>(autodiff<Reverse>(nx, Active<double>(3)))), 6);
  {
    auto [t, v] = augmented(nx, Active<double>(3));
    check_value("nx", get<0>(get<0>(enzyme::reverse(t, 1.0))), 6);
  }
  {
    Deriv d(3), dd(0);
    Base *b = &d;
    auto [g] = autodiff<Reverse>(&Base::at, b, Active<double>(2));
    check_value("virt", get<0>(g), 12);
    auto [t, v] = augmented(&Base::at, b, Active<double>(2));
    check_value("virt", v, 12);
    auto [h] = enzyme::reverse(t, 1);
    check_value("virt", get<0>(h), 12);
    auto [g2] = autodiff<Reverse>([](const Deriv &d, double x) { return d.at(x); }, Duplicated<const Deriv &>(d, dd),
                                  Active<double>(2));
    check_value("virt", dd.k, 4);
    check_value("virt", get<0>(g2), 12);
  }
  check_value("var",
              get<1>(get<0>(autodiff<Reverse>(sum<double, double, double>, Active<double>(1), Active<double>(2),
                                              Active<double>(3)))),
              4);
  {
    double a = 2, b = 3, da = 0, db = 0;
    autodiff<Reverse>(pick, Duplicated<const double &>(a, da), Duplicated<const double &>(b, db));
    check_value("pick", db, 1);
    check_value("pick", da, 0);
  }
  {
    auto [g, v] = autodiff<ReverseWithPrimal>(none);
    check_value("none", v, 3);
    check_value("none", tuple_size_v<decltype(g)>, 0);
    auto [t] = autodiff<Forward>(none);
    check_value("none", t, 0);
  }
  {
    Solver s{3}, ds{0};
    auto [g] = autodiff<Reverse>(&Solver::run, Duplicated<Solver &>(s, ds), Active<double>(2));
    check_value("solver", get<0>(g), 12);
    check_value("solver", ds.c, 4);
    check_value("calls", s.calls, 1);
    std::shared_ptr<Solver> p = std::make_shared<Solver>(s);
    auto [g2] = autodiff<Reverse>([p](double x) { return p->runc(x); }, Active<double>(2));
    check_value("solver", get<0>(g2), 3);
  }
  {
    auto l = [](auto &&...x) { return (x * ... * 1.0); };
    auto [g] = autodiff<Reverse>(l, Active<double>(2), Active<float>(3), 4);
    check_value("gen", get<0>(g), 12);
    check_value("gen", get<1>(g), 8);
  }
  {
    auto [t] = autodiff<Forward>(std::cref(cubic), Duplicated<double>(2, 1));
    check_value("cref", t, 12);
  }
}

static void kinds_of_arguments() {
  {
    auto [g] = autodiff<Reverse>(withenum, E::b, true, nullptr, Active<double>(2));
    check_value("enum", get<0>(g), 6);
  }
  {
    double x[3] = {1, 2, 3}, dx[3] = {};
    autodiff<Reverse>(arr3, Duplicated<const double (&)[3]>(x, dx));
    check_value("arr", dx[0], 6);
    std::array<double, 3> y{1, 2, 3}, dy{};
    autodiff<Reverse>(stdarr, Duplicated<const std::array<double, 3> &>(y, dy));
    check_value("arr", dy[1], 3);
    auto [g] = autodiff<Reverse>(stdarr, Active(y));
    check_value("arr", get<0>(g)[2], 2);
    auto [gb] = autodiff<Reverse>([](const double *p, double s) { return p[0] * s; }, x, Active<double>(2));
    check_value("bare", get<0>(gb), 1);
  }
  {
    auto [g] = autodiff<Reverse>(byvec, std::vector<double>{1, 2, 3}, Active<double>(2));
    check_value("byvec", get<0>(g), 24);
    auto [t, v] = augmented(byvec, std::vector<double>{1, 2, 3}, Active<double>(2));
    auto [h] = enzyme::reverse(t, 1);
    check_value("byvec", get<0>(h), 24);
  }
  {
    auto [g] = autodiff<Reverse>(params, Active(Params{2, 3, true, 5}));
    check_value("params", get<0>(g).a, 10);
    check_value("params", get<0>(g).b, 6);
    check_value("params", get<0>(g).n, 0);
  }
  check_value("ld", get<0>(get<0>(autodiff<Reverse>(ld, Active<long double>(2)))), 12);
  {
    auto [tape, y] = augmented<Active<std::complex<float>>>([](std::complex<float> z) { return z * z; },
                                                            Active<std::complex<float>>({1, 2}));
    auto [g] = enzyme::reverse(tape, std::complex<float>(0, 1));
    check_value("cf", get<0>(g).real(), 4);
    check_value("cf", get<0>(g).imag(), 2);
  }
  {
    double x[2] = {1, 2};
    std::vector<std::array<double, 2>> d(8);
    std::array<double *, 8> s;
    for (int i = 0; i < 8; i++) {
      d[i] = {double(i), 1};
      s[i] = d[i].data();
    }
    auto [t] = autodiff<Forward>([](double *x) { return x[0] * x[1]; }, BatchDuplicated<double *, 8>(x, s));
    for (int i = 0; i < 8; i++) check_value("b8", t[i], 2 * i + 1);
  }
}

static void derivatives_of_derivatives_and_exceptions() {
  {
    bool caught = false;
    try {
      autodiff<Reverse>(thrower, Active<double>(-1));
    } catch (const std::runtime_error &) { caught = true; }
    check_value("throw", caught, 1);
    caught = false;
    try {
      auto r = augmented(thrower, Active<double>(-1));
    } catch (const std::runtime_error &) { caught = true; }
    check_value("throw", caught, 1);
    auto [t, v] = augmented(thrower, Active<double>(4));
    check_value("throw", v, 2);
    check_value("throw", get<0>(get<0>(enzyme::reverse(t, 1))), 0.25);
  }
  {
    auto [t] = autodiff<Forward>(grad, Duplicated<double>(2, 1));
    check_value("hess", t, 12);
    auto [t2] = autodiff<Forward>(
        [](double x) {
          auto [g] = autodiff<Reverse>([](double x) { return std::sin(x) * x; }, Active<double>(x));
          return get<0>(g);
        },
        Duplicated<double>(2, 1));
    check_value("hess", t2, 2 * std::cos(2) - 2 * std::sin(2));
  }
}

static void tapes() {
  {
    std::optional<std::decay_t<decltype(std::get<0>(augmented(cubic, Active<double>(1))))>> none;
    (void)none;
    auto make = [](double x) { return std::get<0>(augmented(cubic, Active<double>(x))); };
    auto a = make(2), b = make(3);
    a = std::move(b);
    check_value("moved", bool(b), 0);
    check_value("moved", get<0>(get<0>(enzyme::reverse(a, 1))), 27);
    std::map<int, decltype(make(1))> m;
    for (int i = 0; i < 10; i++) m.emplace(i, make(i));
    for (auto &[k, t] : m) check_value("map", get<0>(get<0>(enzyme::reverse(t, 1))), 3 * k * k);
  }
  {
    auto make = [](double x) { return std::get<0>(augmented(cubic, Active<double>(x))); };
    auto t = make(2);
    double r = 0;
    std::thread th([&, t = std::move(t)]() mutable { r = get<0>(get<0>(enzyme::reverse(t, 1))); });
    th.join();
    check_value("thread", r, 12);
  }
  {
    std::function<double(double)> f = cubic;
    auto [t, v] = augmented(f, Active<double>(2));
    check_value("func", get<0>(get<0>(enzyme::reverse(t, 1))), 12);
    auto [t2, v2] = augmented(std::function<double(double)>(cubic), Active<double>(2));
    check_value("func", get<0>(get<0>(enzyme::reverse(t2, 1))), 12);
  }
  {
    auto [t, v] = augmented([p = std::make_unique<double>(3)](double x) { return *p * x * x; }, Active<double>(2));
    check_value("uniq", get<0>(get<0>(enzyme::reverse(t, 1))), 12);
  }
  {
    auto [t, y, dy] = augmented<BatchDuplicated<std::vector<double>, 2>>(
        [](double x) { return std::vector<double>{x, x * x}; }, Active<double>(3));
    (*dy[0])[0] = 1;
    (*dy[1])[1] = 1;
    auto [g] = enzyme::reverse(t);
    check_value("bv", get<0>(g)[0], 1);
    check_value("bv", get<0>(g)[1], 6);
  }
  {
    int calls = 0;
    auto [t, v] = augmented(
        [&](double x) {
          calls++;
          return x * x;
        },
        Active<double>(3));
    auto [g] = enzyme::reverse<Keep>(t, 1);
    auto [h] = enzyme::reverse<Keep>(t, 10);
    auto [i] = enzyme::reverse(std::move(t), 2);
    check_value("keep", get<0>(g), 6);
    check_value("keep", get<0>(h), 60);
    check_value("keep", get<0>(i), 12);
    check_value("keep", calls, 1);
  }
}

typedef double Two __attribute__((vector_size(16)));
typedef float TwoFloats __attribute__((ext_vector_type(2)));
Two scaled(Two x, double s) { return x * x * s; }

static void vectors() {
  Two x = {3, 4}, dx = {0, 1};
  auto [v, t] = autodiff<Forward, Duplicated<Two>>(scaled, Duplicated<Two>(x, dx), Duplicated<double>(2, 1));
  check_value("vector, value", v[0], 18);
  check_value("vector, tangent", t[1], 32);
  auto [g] = autodiff<Reverse, Active<Two>>(scaled, Active<Two>(x), Active<double>(2));
  check_value("vector, sum by its second number", get<0>(g)[1], 16);
  check_value("vector, sum by s", get<1>(g), 25);
  auto [tape, w] = augmented(scaled, Active<Two>(x), Active<double>(2));
  auto [h] = enzyme::reverse(tape, Two{0, 1});
  check_value("vector, first of second", get<0>(h)[0], 0);
  check_value("vector, second of second", get<0>(h)[1], 16);
  auto crossed = [](TwoFloats x) { return x * x.yx; };
  auto [floats, u] = augmented(crossed, Active<TwoFloats>(TwoFloats{2, 3}));
  check_value("two floats", get<0>(get<0>(enzyme::reverse(floats, TwoFloats{1, 10})))[1], 22);
  auto [z, c] = augmented([](_Complex double z) { return z * z; }, Active<_Complex double>((_Complex double){1, 2}));
  check_value("C's complex", __imag get<0>(get<0>(enzyme::reverse(z, (_Complex double){1, 0}))), -4);
  auto [half] = autodiff<Reverse>([](_Float16 x) { return x * x; }, Active<_Float16>(3));
  check_value("half", double(get<0>(half)), 6);
}

static double weighted(const std::vector<double> &x, double *y, const double &w) {
  *y = x[1] * x[1] * w;
  return x[0] * *y;
}

static void pointers_for_references() {
  std::vector<double> x{3, 4}, dx{1, 0};
  double y, dy = 0, w = 2;
  auto [t] = autodiff<Forward, DuplicatedNoNeed<double>>(weighted, Duplicated<std::vector<double> *>{&x, &dx},
                                                         Duplicated<double *>{&y, &dy}, Const<double *>{&w});
  check_value("tangent", t, 32);
  dx = {0, 0};
  auto [tape, v] = augmented(weighted, Duplicated<std::vector<double> *>{&x, &dx}, Duplicated<double *>{&y, &dy}, &w);
  enzyme::reverse(tape, 1);
  check_value("gradient", dx[1], 3 * 2 * 4 * 2);
}

int main() {
  vectors();
  pointers_for_references();
  kinds_of_functions();
  kinds_of_arguments();
  derivatives_of_derivatives_and_exceptions();
  tapes();
  return check_report();
}
