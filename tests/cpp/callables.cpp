// Templates, functors, lambdas, std::function, pointers to functions and to members.
#include "check.hpp"

#include <array>
#include <cstddef>
#include <functional>

template <class T> static T cube(T x) { return x * x * x; }

template <class F> static double apply_all(F f, const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += f(x[i]);
  return sum;
}

template <int N> struct Power {
  static double of(double x) { return x * Power<N - 1>::of(x); }
};
template <> struct Power<0> {
  static double of(double) { return 1; }
};

static double templates(const double *x, int n) { return apply_all(cube<double>, x, n) + Power<5>::of(x[1]); }

struct Polynomial {
  std::array<double, 3> c;
  double operator()(double x) const { return c[0] + x * (c[1] + x * c[2]); }
};

static double functor(const double *x, int n) { return apply_all(Polynomial{{x[0], 2.0, x[1]}}, x, n); }

static double lambdas(const double *x, int n) {
  double scale = x[0] * x[0], sum = 0;
  auto by_value = [scale](double v) { return scale * std::sin(v); };
  auto by_reference = [&](double v) { sum += scale * v; };
  for (int i = 0; i < n; i++) by_reference(by_value(x[i]));
  auto generic = [&](auto self, int depth) -> double { return depth ? x[1] * self(self, depth - 1) + 1 : x[2]; };
  return sum + generic(generic, 4);
}

static double std_function(const double *x, int n) {
  double weight = x[1];
  std::function<double(double)> f = [weight](double v) { return weight * v * v; };
  std::function<double(double)> g = n > 2 ? std::function<double(double)>(cube<double>) : f;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += f(x[i]) + g(x[i]);
  return sum;
}

static double large_std_function(const double *x, int n) {
  std::array<double, 6> w{};
  for (int i = 0; i < 6; i++) w[std::size_t(i)] = x[i % n] * i;
  std::function<double(int)> f = [w, n](int i) { return w[std::size_t(i)] * n; };
  double sum = 0;
  for (int i = 0; i < 6; i++) sum += f(i) * f(5 - i);
  return sum;
}

struct Model {
  double a, b;
  double line(double v) const { return a * v + b; }
  double parabola(double v) const { return a * v * v + b; }
};

static double members(const double *x, int n) {
  Model model{x[0], x[1]};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double (Model::*f)(double) const = i % 2 ? &Model::line : &Model::parabola;
    sum += (model.*f)(x[i]);
  }
  double Model::*field = n > 2 ? &Model::a : &Model::b;
  return sum * model.*field;
}

// One of an array of pointers to members is called: nothing but its number says which.
static double members_of_table(const double *x, int n) {
  double (Model::*const functions[])(double) const = {&Model::line, &Model::parabola, &Model::line};
  Model model{x[0], x[1]};
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i * (model.*functions[(i + n) % 3])(x[i]);
  return sum;
}

static double table(const double *x, int n) {
  static double (*const functions[])(double) = {cube<double>, [](double v) { return std::exp(v); }, Power<2>::of};
  double sum = 0;
  for (int i = 0; i < n; i++) sum += functions[i % 3](x[i]);
  return sum;
}

int main() {
  check_gradient<templates>("templates", {0.3, -1.2, 2.1});
  check_gradient<functor>("functor", {0.3, -1.2, 2.1});
  check_gradient<lambdas>("lambdas", {0.3, -1.2, 2.1});
  check_gradient<std_function>("std_function", {0.3, -1.2, 2.1});
  check_gradient<large_std_function>("large_std_function", {0.3, -1.2, 2.1});
  check_gradient<members>("members", {0.3, -1.2, 2.1});
  check_gradient<members_of_table>("members_of_table", {0.3, -1.2, 2.1});
  check_gradient<table>("table", {0.3, -1.2, 2.1, 0.9});
  return check_report();
}
