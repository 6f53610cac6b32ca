// The header <enzyme/enzyme>: what is said of the result, classes by value and as results, several directions.
#include "check.hpp"

#include <enzyme/enzyme>
#include <array>
#include <cmath>
#include <complex>
#include <memory>
#include <string>
#include <vector>

using namespace enzyme;

struct Pair {
  double x, y;
};
struct Record {  // returned in memory
  double v[5];
  int n;
};
struct WithDefaults {
  double a = 7, b = 8;
};
struct Overloaded {
  double operator()(double x) { return x * 10; }
  float operator()(float x) { return x * 2; }
};
struct Scaled {
  double k;
  double operator()(double x) const { return k * x * x; }
};

double square(double x) { return x * x; }
float square_of_float(float x) { return x * x; }
const float &same(const float &x) { return x; }
double product(Pair p) { return p.x * p.y; }
Pair both(double x, double y) { return {x * y, x + y * y}; }
double of_defaults(WithDefaults w) { return w.a * w.b; }
void into(double x, double *y) { *y = x * x; }
int counted(double x, double *y) { return *y = x * x * x, 3; }
double first(const double *x) { return x[0] * x[1] * x[1]; }

Record powers(double x) {
  Record made{};
  for (int i = 0; i < 5; i++) made.v[i] = i * x * x;
  made.n = 5;
  return made;
}

std::vector<double> squares(const std::vector<double> &x) {
  std::vector<double> y(x);
  for (double &v : y) v *= v;
  return y;
}

static void numbers_in_forward_mode() {
  tuple<double, double> two = autodiff<Forward, Duplicated<double>>(square, Duplicated<double>(3.1, 1.0));
  check_value("forward, Duplicated, value", get<0>(two), 3.1 * 3.1);
  check_value("forward, Duplicated, tangent", get<1>(two), 6.2);
  tuple<double> one = autodiff<Forward, DuplicatedNoNeed<double>>(square, Duplicated{3.1, 1.0});
  check_value("forward, DuplicatedNoNeed", get<0>(one), 6.2);
  tuple<double> value = autodiff<Forward, Const<double>>(square, Duplicated<double>(3.1, 1.0));
  check_value("forward, Const", get<0>(value), 3.1 * 3.1);
  double y, dy = 0;
  tuple<> none = autodiff<Forward>(into, Duplicated<double>(2, 1), Duplicated<double *>(&y, &dy));
  check_value("forward, void", dy, 4);
  none = autodiff<ForwardWithPrimal, Const<void>>(into, Duplicated<double>(3, 1), Duplicated<double *>(&y, &dy));
  check_value("forward, Const<void>", dy, 6);
  auto [count] = autodiff<Forward>(counted, Duplicated<double>(2, 1), Duplicated<double *>(&y, &dy));
  check_value("forward, integer", count, 3);
  check_value("forward, beside an integer", dy, 12);
}

static void numbers_in_reverse_mode() {
  tuple<tuple<double>> one = autodiff<Reverse, Active<double>>(square, Active<double>{3.1});
  check_value("reverse, Active", get<0>(get<0>(one)), 6.2);
  tuple<tuple<double>, double> two = autodiff<ReverseMode<true>, Active<double>>(square, Active{3.1});
  check_value("reverse, Active, derivative", get<0>(get<0>(two)), 6.2);
  check_value("reverse, Active, value", get<1>(two), 3.1 * 3.1);
  auto mixed = [](double x, double &y) { return y = x * x, x * x * x; };
  double y, dy = 1;
  auto [g, v] = autodiff<ReverseWithPrimal, Const<double>>(mixed, Active<double>(2), Duplicated<double &>(y, dy));
  check_value("reverse, Const, of y alone", get<0>(g), 4);
  check_value("reverse, Const, value", v, 8);
  dy = 1;
  auto [h] = autodiff<Reverse>(mixed, Active<double>(2), Duplicated<double &>(y, dy));
  check_value("reverse, of both", get<0>(h), 4 + 12);
  dy = 1;
  auto [i, n] = autodiff<ReverseWithPrimal>(counted, Active<double>(2), Duplicated<double *>(&y, &dy));
  check_value("reverse, beside an integer", get<0>(i), 12);
  check_value("reverse, integer", n, 3);
  dy = 1;
  auto [j] = autodiff<Reverse, Const<void>>(into, Active<double>(2), Duplicated<double *>(&y, &dy));
  check_value("reverse, Const<void>", get<0>(j), 4);
  const float x = 10;
  float dx = 0;
  check_value("float", get<0>(get<0>(autodiff<Reverse>(square_of_float, Active{x}))), 20);
  autodiff<Reverse>(same, Duplicated<const float &>{x, dx});
  check_value("a reference is returned", dx, 1);
  check_value("overloaded", get<0>(get<0>(autodiff<Reverse>(Overloaded{}, Active<double>(3.1)))), 10);
  check_value("overloaded, float", get<0>(get<0>(autodiff<Reverse>(Overloaded{}, Active<float>(3.1f)))), 2);
}

static void classes() {
  check_value("class, tangent", get<0>(autodiff<Forward>(product, Duplicated{Pair{2, 3}, Pair{70, 110}})), 430);
  auto [g] = autodiff<Reverse>(product, Active{Pair{2, 3}});
  check_value("class.x", get<0>(g).x, 3);
  check_value("class.y", get<0>(g).y, 2);
  auto [d] = autodiff<Reverse>(of_defaults, Active<WithDefaults>({2, 3}));
  check_value("class with defaults", get<0>(d).a, 3);
  auto [v, t] = autodiff<Forward, Duplicated<Pair>>(both, Duplicated<double>(2, 1), Duplicated<double>(3, 10));
  check_value("class returned, value", v.y, 11);
  check_value("class returned, tangent.x", t.x, 23);
  check_value("class returned, tangent.y", t.y, 61);
  auto [s, w] = autodiff<ReverseWithPrimal, Active<Pair>>(both, Active<double>(2), Active<double>(3));
  check_value("class returned, sum by x", get<0>(s), 4);
  check_value("class returned, sum by y", get<1>(s), 8);
  check_value("class returned, value", w.x, 6);
  auto [r] = autodiff<Reverse, Active<Record>>(powers, Active<double>(3));
  check_value("returned in memory, sum", get<0>(r), 60);
  auto [rv, rt] = autodiff<Forward, Duplicated<Record>>(powers, Duplicated<double>(3, 1));
  check_value("returned in memory, value", rv.v[4] + rv.n, 41);
  check_value("returned in memory, tangent", rt.v[4], 24);
  auto times = [](std::complex<double> z) { return z * z; };
  auto [z] = autodiff<Reverse, Active<std::complex<double>>>(times, Active<std::complex<double>>({1, 2}));
  check_value("complex, sum by re", get<0>(z).real(), 6);
  check_value("complex, sum by im", get<0>(z).imag(), -2);
}

static void objects_with_memory() {
  std::vector<double> x{3.4, 5.7}, dx{9.2, 11.3};
  using Vec = std::vector<double>;
  auto [t] = autodiff<Forward, DuplicatedNoNeed<Vec>>(squares, Duplicated<const Vec &>(x, dx));
  check_value("vector, tangent", t.at(1), 2 * 5.7 * 11.3);
  auto [v, u] = autodiff<Forward, Duplicated<Vec>>(squares, Duplicated<const Vec &>(x, dx));
  check_value("vector, value", v.at(1), 5.7 * 5.7);
  check_value("vector, tangent with value", u.at(0), 2 * 3.4 * 9.2);
  auto [p] = autodiff<Forward>([](double x) { return std::make_unique<double>(x * x); }, Duplicated<double>(2, 1));
  check_value("unique_ptr", *p, 4);
  auto [s] = autodiff<Forward, Const<std::string>>([](double x) { return std::string(x > 1 ? 40 : 1, 'x'); },
                                                   Duplicated<double>(2, 1));
  check_value("string", double(s.size()), 40);
  double y = 2, dy = 1;
  auto [q, dq] = autodiff<Forward, Duplicated<double *>>([](double *y) { return *y *= *y, y; },
                                                         Duplicated<double *>(&y, &dy));
  check_value("pointer", *q, 4);
  check_value("pointer's shadow", *dq, 4);
}

static void several_directions() {
  auto [t] = autodiff<Forward>(square, BatchDuplicated<double, 3>(3, 1, 2, 3));
  check_value("three tangents", t[0] + t[1] + t[2], 36);
  auto [v, u] = autodiff<Forward, BatchDuplicated<double, 2>>(square, BatchDuplicated(3.0, std::array{1.0, 2.0}));
  check_value("two tangents, value", v, 9);
  check_value("two tangents", u[1], 12);
  double x[2] = {2, 3}, d[3][2] = {{1, 0}, {0, 1}, {1, 1}};
  auto [w, a] = autodiff<ForwardWithPrimal>(first, BatchDuplicated<const double *, 3>(x, d[0], d[1], d[2]));
  check_value("tangents of a pointer", w[2], 21);
  check_value("tangents of a pointer, value", a, 18);
  auto map = [](const double *x, double *y, double s) { y[0] = s * x[0] * x[1], y[1] = s * x[0] * x[0]; };
  double rows[2][2] = {}, y[2], seeds[2][2] = {{1, 0}, {0, 1}};
  auto [g] = autodiff<Reverse>(map, BatchDuplicated<const double *, 2>(x, rows[0], rows[1]),
                               BatchDuplicatedNoNeed<double *, 2>(y, seeds[0], seeds[1]), Active<double>(5));
  double wanted[] = {15, 10, 20, 0};
  for (int i = 0; i < 4; i++) check_value("Jacobian", rows[i / 2][i % 2], wanted[i]);
  check_value("Jacobian, by value", get<0>(g)[0], 6);
  check_value("Jacobian, by value", get<0>(g)[1], 4);
  auto [p] = autodiff<Forward>(both, BatchDuplicated<double, 2>(2, 1, 0), BatchDuplicated<double, 2>(3, 0, 1));
  check_value("tangents of a class", p[0].x + p[1].y, 9);
  std::vector<double> z{1, 2}, e0{1, 0}, e1{0, 1};
  auto [q] = autodiff<Forward>(squares, BatchDuplicated<const std::vector<double> &, 2>(z, e0, e1));
  check_value("tangents of a vector", q[0].at(0) + q[1].at(1), 6);
}

static void callables_and_order() {
  Scaled f{3}, df{0};
  auto [g] = autodiff<Reverse>(Duplicated<const Scaled &>(f, df), Active<double>(2));
  check_value("functor", get<0>(g), 12);
  check_value("functor's shadow", df.k, 4);
  auto [t] = autodiff<Forward>(Duplicated<Scaled>(f, Scaled{1}), Duplicated<double>(2, 0));
  check_value("functor's tangent", t, 4);
  const Scaled c{4};
  check_value("const functor", get<0>(get<0>(autodiff<Reverse>(c, Active<double>(2)))), 16);
  auto counts = [k = 3.0](double x) mutable { return k += x, k * x; };
  check_value("mutable", get<0>(get<0>(autodiff<Reverse>(counts, Active<double>(2)))), 7);
  check_value("mutable, afterwards", counts(1), 6);
  auto [m] = autodiff<Reverse>(&Pair::x, Active<Pair>({2, 3}));
  check_value("member", get<0>(m).x, 1);
  double y[1] = {3}, dy[1] = {0};
  auto five = [](int n, const double *y, double a, const double &c, double b) { return n * *y * a * c * b; };
  auto [o] = autodiff<Reverse>(five, 2, Duplicated<const double *>(y, dy), Active<double>(5),
                               Const<const double &>(y[0]), Active<double>(7));
  check_value("order, pointer", dy[0], 2 * 5 * 3 * 7);
  check_value("order, third", get<0>(o), 2 * 3 * 3 * 7);
  check_value("order, fifth", get<1>(o), 2 * 3 * 5 * 3);
}

int main() {
  numbers_in_forward_mode();
  numbers_in_reverse_mode();
  classes();
  objects_with_memory();
  several_directions();
  callables_and_order();
  return check_report();
}
