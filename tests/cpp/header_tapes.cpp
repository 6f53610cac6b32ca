// The header <enzyme/enzyme>: reverse mode in two calls.
#include "check.hpp"

#include <enzyme/enzyme>
#include <array>
#include <cmath>
#include <complex>
#include <memory>
#include <stdexcept>
#include <vector>

using namespace enzyme;

struct Pair {
  double a, b;
  double at(double x) const { return a * x * x + b; }
};
struct Record {
  double v[5];
};
struct Base {
  virtual ~Base() = default;
  virtual double at(double x) const = 0;
};
struct Derived : Base {
  double k = 3;
  double at(double x) const override { return k * x * x; }
};
template <class T> struct View {
  T *data;
  std::size_t size;
};

double product(double x, double y) { return x * x * std::sin(y); }
double other(double x, double y) { return x * y * y * y; }
double cube(double x) noexcept { return x * x * x; }
void step(std::vector<double> &u, const double *k) {
  for (double &v : u) v = v * v * k[0] + k[1];
}
Pair mixed(Pair p, double x) { return {p.a * x * p.b, p.b * p.b * x}; }
double *doubled(double *x) { return x[0] *= x[0], x; }
double root(double x) { return x < 0 ? throw std::domain_error("negative") : std::sqrt(x); }

Record scaled(Record r, double s) {
  for (double &v : r.v) v *= v * s;
  return r;
}

std::vector<double> cubes(const std::vector<double> &x) {
  std::vector<double> y;
  for (double v : x) y.push_back(v * v * v);
  return y;
}

double sum_of_squares(View<double> x) {
  double sum = 0;
  for (std::size_t i = 0; i < x.size; i++) sum += x.data[i] * x.data[i];
  return sum;
}

static void numbers() {
  auto [tape, value] = augmented(product, Active<double>(2), Active<double>(3));
  auto [second, value2] = augmented(other, Active<double>(2), Active<double>(3));
  check_value("value", value, product(2, 3));
  check_value("value of the other", value2, other(2, 3));
  check_value("is full", bool(tape), 1);
  auto [g] = enzyme::reverse(tape, 2.0);
  check_value("by x", get<0>(g), 2 * 4 * std::sin(3));
  check_value("by y", get<1>(g), 2 * 4 * std::cos(3));
  check_value("is empty", bool(tape), 0);
  auto [h] = enzyme::reverse(second, 1);
  check_value("the other by y", get<1>(h), 2 * 27);
  auto [none, v] = augmented<Const<double>>(cube, Active<double>(2));
  check_value("Const, value", v, 8);
  check_value("Const", get<0>(get<0>(enzyme::reverse(none))), 0);
}

static void steps() {
  std::vector<double> u{0.1, 0.2}, du{1, 1};
  double k[2] = {1.5, 0.3}, dk[2] = {};
  using Vec = std::vector<double>;
  auto forward = [&] { return get<0>(augmented(step, Duplicated<Vec &>(u, du), Duplicated<const double *>(k, dk))); };
  std::vector<decltype(forward())> tapes;
  for (int i = 0; i < 5; i++) tapes.push_back(forward());
  forward();  // is not reversed
  for (; !tapes.empty(); tapes.pop_back()) enzyme::reverse(tapes.back());
  auto run = [](double a, double b, double first, double second) {
    for (int i = 0; i < 5; i++) first = first * first * a + b, second = second * second * a + b;
    return first + second;
  };
  double h = 1e-5;
  check_value("steps, k", dk[0], (run(1.5 + h, .3, .1, .2) - run(1.5 - h, .3, .1, .2)) / (2 * h), 1e-7);
  check_value("steps, u", du[1], (run(1.5, .3, .1, .2 + h) - run(1.5, .3, .1, .2 - h)) / (2 * h), 1e-7);
}

static void classes() {
  auto [tape, v] = augmented(mixed, Active<Pair>({2, 3}), Active<double>(5));
  check_value("class, value", v.a, 30);
  auto [g] = enzyme::reverse<Keep>(tape, Pair{1, 0});
  check_value("first member by a", get<0>(g).a, 15);
  check_value("first member by b", get<0>(g).b, 10);
  check_value("first member by x", get<1>(g), 6);
  auto [h] = enzyme::reverse(std::move(tape), Pair{0, 1});
  check_value("second member by a", get<0>(h).a, 0);
  check_value("second member by b", get<0>(h).b, 30);
  auto [memory, r] = augmented(scaled, Active<Record>({{1, 2, 3, 4, 5}}), Const<double>(2));
  check_value("in memory, value", r.v[2], 18);
  check_value("in memory", get<0>(get<0>(enzyme::reverse(memory, Record{{1, 1, 1, 1, 1}}))).v[4], 20);
  auto [z, w] = augmented([](std::complex<double> z) { return z * z; }, Active<std::complex<double>>({1, 2}));
  auto [d] = enzyme::reverse(z, std::complex<double>(1, 0));
  check_value("complex, value", w.imag(), 4);
  check_value("real part by re", get<0>(d).real(), 2);
  check_value("real part by im", get<0>(d).imag(), -4);
}

static void shadows_of_results() {
  std::vector<double> x{1, 2, 3}, dx(3);
  {
    auto [tape, y, dy] = augmented(cubes, Duplicated<const std::vector<double> &>(x, dx));
    check_value("vector, value", y.at(2), 27);
    check_value("vector, shadow", dy.at(2), 0);
    dy[0] = 1, dy[2] = 2;
    enzyme::reverse(tape);
  }
  check_value("vector", dx[0], 3);
  check_value("vector", dx[1], 0);
  check_value("vector", dx[2], 54);
  auto powers = [](double x) { return std::vector<double>{x, x * x}; };
  auto [tape, y, dy] = augmented<BatchDuplicated<std::vector<double>, 2>>(powers, Active<double>(3));
  (*dy[0])[0] = 1, (*dy[1])[1] = 1;
  auto [g] = enzyme::reverse(tape);
  check_value("two shadows", get<0>(g)[0], 1);
  check_value("two shadows", get<0>(g)[1], 6);
  double u[1] = {3}, du[1] = {0};
  auto [of_pointer, p, dp] = augmented(doubled, Duplicated<double *>(u, du));
  check_value("pointer, value", *p, 9);
  *dp = 1;
  enzyme::reverse(of_pointer);
  check_value("pointer", du[0], 6);
}

static void callables() {
  Pair p{2, 3}, dp{0, 0};
  auto [tape, v] = augmented(&Pair::at, Duplicated<const Pair &>(p, dp), Active<double>(2));
  check_value("method, value", v, 11);
  check_value("method", get<0>(get<0>(enzyme::reverse(tape, 1))), 8);
  check_value("method, object", dp.a + dp.b, 5);
  Derived derived;
  Base *base = &derived;
  auto [of_virtual, w] = augmented(&Base::at, base, Active<double>(2));
  check_value("virtual", get<0>(get<0>(enzyme::reverse(of_virtual, 1))), 12);
  auto generic = [k = std::make_unique<double>(3)](auto x) { return *k * x * x; };
  auto [of_owner, u] = augmented(std::move(generic), Active<double>(2));
  check_value("lambda that owns", get<0>(get<0>(enzyme::reverse(of_owner, 1))), 12);
  std::vector<double> three{1, 2, 3};
  auto sum = [](const std::vector<double> &v, double x) { return v[0] * x + v[2] * x * x; };
  auto [of_value, s] = augmented(sum, std::vector<double>(three), Active<double>(2));
  check_value("an argument that the tape owns", get<0>(get<0>(enzyme::reverse(of_value, 1))), 13);
  double x[3] = {1, 2, 3}, dx[3] = {};
  auto tail_of = [](double *x) { return x[1] *= x[1], View<double>{x + 1, 2}; };
  auto [tail, y, dy] = augmented(tail_of, Duplicated<double *>(x, dx));
  dy.data[0] = 1;
  enzyme::reverse(tail);
  check_value("view returned", dx[1], 4);
  x[1] = 2, dx[1] = 0;
  auto [of_view, t] = augmented(sum_of_squares, Duplicated(View<double>{x, 3}, View<double>{dx, 3}));
  enzyme::reverse(of_view, 1);
  check_value("view", dx[2], 6);
}

static void directions_and_moves() {
  double a = 2, da0 = 0, da1 = 0;
  auto [tape, v] = augmented([](double &x, double y) { return x * x * y; }, BatchDuplicated<double &, 2>(a, da0, da1),
                             Active<double>(3));
  auto [g] = enzyme::reverse(tape, std::array{1.0, 10.0});
  check_value("first seed", da0, 12);
  check_value("second seed", da1, 120);
  check_value("second seed, by value", get<0>(g)[1], 40);
  auto make = [](double x) { return get<0>(augmented(cube, Active<double>(x))); };
  auto first = make(2), second = make(3);
  first = std::move(second);
  check_value("moved", bool(second), 0);
  check_value("moved", get<0>(get<0>(enzyme::reverse(first, 1))), 27);
  int thrown = 0;
  try {
    augmented(root, Active<double>(-1));
  } catch (const std::domain_error &) {
    thrown = 1;
  }
  check_value("thrown", thrown, 1);
  auto [of_root, r] = augmented(root, Active<double>(4));
  check_value("after that", get<0>(get<0>(enzyme::reverse(of_root, 1))), 0.25);
}

int main() {
  numbers();
  steps();
  classes();
  shadows_of_results();
  callables();
  directions_and_moves();
  return check_report();
}
