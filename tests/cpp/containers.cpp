// The containers of the standard library: arrays, vectors that grow, lists, trees, hash tables, strings as keys.
#include "check.hpp"

#include <array>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <valarray>
#include <variant>
#include <vector>

static double arrays(const double *x, int n) {
  std::array<double, 4> a{};
  for (std::size_t i = 0; i < a.size(); i++) a[i] = x[i % std::size_t(n)] * double(i + 1);
  std::array<std::array<double, 2>, 2> m{{{a[0], a[1]}, {a[2], a[3]}}};
  auto [p, q] = m[1];
  return m[0][0] * p - m[0][1] * q;
}

static double grow(const double *x, int n) {
  std::vector<double> v;
  for (int i = 0; i < n; i++) {
    v.push_back(x[i] * x[i]);
    v.emplace_back(std::sin(x[i]));
  }
  v.insert(v.begin() + 1, v.back() * 2);
  v.erase(v.begin());
  v.resize(v.size() + 2, x[0]);
  std::vector<double> w = v;
  w.reserve(100);
  v.swap(w);
  double sum = 0;
  for (std::size_t i = 0; i < v.size(); i++) sum += v[i] * double(i) + v.at(i) * w[i];
  return sum;
}

static double nested(const double *x, int n) {
  std::vector<std::vector<double>> rows(2);
  for (int i = 0; i < n; i++) rows[std::size_t(i % 2)].push_back(x[i] * x[0]);
  rows.push_back(rows[0]);
  double sum = 0;
  for (const auto &row : rows)
    for (double v : row) sum += v * v;
  return sum;
}

struct Particle {
  double x, v;
  int id;
};

static double records(const double *x, int n) {
  std::vector<Particle> particles;
  for (int i = 0; i < n; i++) particles.push_back({x[i], 0.1 * x[i], i});
  for (int step = 0; step < 3; step++)
    for (auto &p : particles) {
      p.v -= 0.1 * p.x * p.x;
      p.x += 0.1 * p.v;
    }
  double energy = 0;
  for (const auto &p : particles) energy += p.id * p.v * p.v + p.x;
  return energy;
}

static double lists(const double *x, int n) {
  std::list<double> l;
  for (int i = 0; i < n; i++) i % 2 ? l.push_back(x[i] * x[i]) : l.push_front(std::sin(x[i]));
  l.pop_front();
  double sum = 0;
  for (double v : l) sum = 1.1 * sum + v;
  std::forward_list<double> f;
  for (int i = 0; i < n; i++) f.push_front(x[i] * sum);
  for (double v : f) sum += v;
  return sum;
}

static double deques(const double *x, int n) {
  std::deque<double> d;
  for (int i = 0; i < 3 * n; i++) i % 2 ? d.push_back(x[i % n]) : d.push_front(x[i % n] * i);
  double sum = 0;
  while (d.size() > 1) {
    sum += d.front() * d.back();
    d.pop_front();
  }
  return sum;
}

static double trees(const double *x, int n) {
  std::map<int, double> m;
  for (int i = 0; i < 2 * n; i++) m[(i * 7) % 5] += x[i % n] * x[i % n];
  double sum = 0;
  for (auto &[key, value] : m) sum += (key + 1) * std::sin(value);
  m.erase(m.begin());
  if (auto at = m.find(3); at != m.end()) sum += at->second * at->second;
  std::map<int, double> copy = m;
  for (const auto &entry : copy) sum += entry.second;
  return sum;
}

static double tables(const double *x, int n) {
  std::unordered_map<int, double> m;
  for (int i = 0; i < 20 * n; i++) m[(i * 7) % 23] += x[i % n];
  double sum = 0;
  for (int key = 0; key < 23; key++)
    if (m.count(key)) sum += m.at(key) * m.at(key) * key;
  return sum;
}

static double string_keys(const double *x, int n) {
  std::map<std::string, double> m;
  for (int i = 0; i < n; i++) m["a rather long key, number " + std::to_string(i % 3)] += x[i] * x[i];
  double sum = 0;
  for (auto &[key, value] : m) sum += double(key.size()) * std::sin(value);
  return sum;
}

static double sums_and_products(const double *x, int n) {
  std::tuple<double, int, double> t{x[0], n, x[1]};
  std::pair<double, double> p{std::get<0>(t) * std::get<2>(t), x[0]};
  std::optional<double> o;
  if (n > 1) o = p.first * p.second;
  std::variant<int, double> v = 3;
  if (o) v = *o * 2;
  return std::holds_alternative<double>(v) ? std::get<double>(v) * o.value_or(0) : std::get<int>(v);
}

static double valarrays(const double *x, int n) {
  std::valarray<double> a(x, std::size_t(n));
  std::valarray<double> b = a * a + std::sin(a) * x[0];
  return (b * a).sum();
}

static double tables_of_vectors(const double *x, int n) {
  std::unordered_map<int, std::vector<double>> m;
  for (int i = 0; i < n; i++) m[i % 2].push_back(x[i] * x[i]);
  double sum = 0;
  for (auto &[key, values] : m)
    for (double v : values) sum += v * (key + 1);
  return sum;
}

int main() {
  check_gradient<arrays>("arrays", {0.3, -1.2, 2.1});
  check_gradient<grow>("grow", {0.3, -1.2, 2.1});
  check_gradient<nested>("nested", {0.3, -1.2, 2.1, 0.8, 1.7});
  check_gradient<records>("records", {0.3, -1.2, 2.1});
  check_gradient<lists>("lists", {0.3, -1.2, 2.1, 0.8});
  check_gradient<deques>("deques", {0.3, -1.2, 2.1});
  check_gradient<trees>("trees", {0.3, -1.2, 2.1});
  check_gradient<tables>("tables", {0.3, -1.2, 2.1});
  check_gradient<tables_of_vectors>("tables_of_vectors", {0.3, -1.2, 2.1});
  check_gradient<string_keys>("string_keys", {0.3, -1.2, 2.1, 0.4});
  check_gradient<sums_and_products>("sums_and_products", {0.3, -1.2});
  check_gradient<valarrays>("valarrays", {0.3, -1.2, 2.1});
  return check_report();
}
