// Idioms of a scientist's C++17 beside the containers: smart pointers that are shared, sum types, generic numeric
// algorithms, valarray, static polymorphism, virtual bases, storage of its own, thread-local scratch.
#include "check.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <valarray>
#include <variant>

struct Node {
  double value;
  std::shared_ptr<Node> next;
};

static double shared_list(const double *x, int n) {
  std::shared_ptr<Node> head;
  for (int i = 0; i < n; i++) head = std::make_shared<Node>(Node{x[i] * x[i], head});
  double sum = 0, factor = 1;
  for (auto at = head; at; at = at->next) sum += (factor *= 1.5) * std::sin(at->value);
  return sum;
}

struct Circle { double r; };
struct Box { double a, b; };

static double variants(const double *x, int n) {
  std::vector<std::variant<Circle, Box>> shapes;
  for (int i = 0; i + 1 < n; i++) {
    if (i % 2) shapes.emplace_back(Circle{x[i]});
    else shapes.emplace_back(Box{x[i], x[i + 1]});
  }
  double area = 0;
  for (const auto &shape : shapes)
    area += std::visit([](const auto &s) {
      if constexpr (std::is_same_v<std::decay_t<decltype(s)>, Circle>) return 3.14 * s.r * s.r;
      else return s.a * s.b * s.b;
    }, shape);
  return area;
}

static std::optional<double> root(double x) { return x > 0 ? std::optional<double>(std::sqrt(x)) : std::nullopt; }

static double optionals(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += root(x[i] - 1).value_or(x[i] * 0.5) * (i + 1);
  return sum;
}

static double numeric(const double *x, int n) {
  std::vector<double> y(n), z(n);
  std::transform(x, x + n, y.begin(), [](double v) { return v * v; });
  std::partial_sum(y.begin(), y.end(), z.begin());
  double a = std::inner_product(z.begin(), z.end(), x, 0.0);
  double b = std::transform_reduce(x, x + n, y.begin(), 1.0, std::multiplies<>(), [](double p, double q) { return p + 0.1 * q; });
  std::adjacent_difference(z.begin(), z.end(), y.begin());
  return a + 0.01 * b + std::accumulate(y.begin(), y.end(), 0.0, [](double s, double v) { return s + std::cos(v); });
}

static double valarrays(const double *x, int n) {
  std::valarray<double> v(x, n);
  std::valarray<double> w = std::exp(v * 0.3) + v * v - 2.0;
  std::valarray<double> even = w[std::slice(0, n / 2, 2)];
  return (w * v).sum() + even.sum();
}

template <class Derived> struct Potential {
  double at(double r) const { return static_cast<const Derived *>(this)->energy(r) * 0.5; }
};
struct Morse : Potential<Morse> {
  double depth;
  explicit Morse(double d) : depth(d) {}
  double energy(double r) const { double e = 1 - std::exp(-(r - 1)); return depth * e * e; }
};

static double curiously(const double *x, int n) {
  double sum = 0;
  for (int i = 1; i < n; i++) sum += Morse(x[0]).at(x[i]);
  return sum;
}

struct Body { double mass; virtual double weight() const { return mass; } virtual ~Body() = default; };
struct Charged : virtual Body { double charge = 0; double weight() const override { return mass * charge; } };
struct Spinning : virtual Body { double spin = 0; };
struct Particle : Charged, Spinning { double weight() const override { return Charged::weight() + spin * spin * mass; } };

static double virtual_bases(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i + 2 < n; i++) {
    auto p = std::make_unique<Particle>();
    p->mass = x[i], p->charge = x[i + 1], p->spin = x[i + 2];
    const Body *body = p.get();
    sum += body->weight();
  }
  return sum;
}

static double placed(const double *x, int n) {
  alignas(std::vector<double>) unsigned char room[sizeof(std::vector<double>)];
  auto *v = new (room) std::vector<double>(x, x + n);
  for (double &e : *v) e = e * e * e;
  double sum = std::accumulate(v->begin(), v->end(), 0.0);
  v->~vector();
  return sum;
}

static double scratch(const double *x, int n) {
  static thread_local std::vector<double> work;
  work.assign(x, x + n);
  for (int i = 1; i < n; i++) work[i] += 0.5 * work[i - 1] * work[i];
  return work[n - 1];
}

static double maps(const double *x, int n) {
  std::map<std::string, double> by_name;
  for (int i = 0; i < n; i++) by_name["key" + std::to_string(i % 3)] += x[i] * x[i];
  double product = 1;
  for (const auto &[name, value] : by_name) product *= value + double(name.size());
  return product;
}

static double functions(const double *x, int n) {
  std::vector<std::function<double(double)>> layers;
  for (int i = 0; i < n; i++) layers.push_back([w = x[i]](double v) { return std::tanh(w * v) + v; });
  return std::accumulate(layers.begin(), layers.end(), 0.7, [](double v, auto &f) { return f(v); });
}

static double sorted(const double *x, int n) {
  std::vector<std::pair<double, int>> v;
  for (int i = 0; i < n; i++) v.emplace_back(std::sin(5 * x[i]), i);
  std::sort(v.begin(), v.end(), [](auto &a, auto &b) { return a.first > b.first; });
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * v[i].first * x[v[i].second];
  return sum;
}

static double tuples(const double *x, int n) {
  auto fold = [](auto... p) { return (... + (p * p)); };
  auto t = std::make_tuple(x[0], x[1] * 2, x[n - 1]);
  return std::apply(fold, t) + std::get<1>(t);
}

int main() {
  std::vector<double> x{1.3, 0.7, 2.1, 1.1, 0.4, 1.9};
#define CHECK(f) check_gradient<f>(#f, x)
  CHECK(shared_list);
  CHECK(variants);
  CHECK(optionals);
  CHECK(numeric);
  CHECK(valarrays);
  CHECK(curiously);
  CHECK(virtual_bases);
  CHECK(placed);
  CHECK(scratch);
  CHECK(maps);
  CHECK(functions);
  CHECK(sorted);
  CHECK(tuples);
  return check_report();
}
