// <algorithm>, <numeric>, <complex>.
#include "check.hpp"

#include <algorithm>
#include <complex>
#include <numeric>
#include <vector>

static double reductions(const double *x, int n) {
  std::vector<double> v(x, x + n), w(v.size());
  std::transform(v.begin(), v.end(), w.begin(), [](double a) { return std::exp(a); });
  std::transform(v.begin(), v.end(), w.begin(), w.begin(), [](double a, double b) { return a * b; });
  std::for_each(w.begin(), w.end(), [](double &a) { a = a * a; });
  double dot = std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
  double product = std::accumulate(v.begin(), v.end(), 1.0, [](double a, double b) { return a * b; });
  std::partial_sum(v.begin(), v.end(), w.begin());
  std::adjacent_difference(w.begin(), w.end(), v.begin(), [](double a, double b) { return a * b; });
  return dot + product + std::accumulate(v.begin(), v.end(), 0.0);
}

static double sorted(const double *x, int n) {
  std::vector<double> v(x, x + n);
  for (double &e : v) e = e * e;
  std::sort(v.begin(), v.end());
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i * v[std::size_t(i)];
  std::sort(v.begin(), v.end(), [](double a, double b) { return a > b; });
  return sum + v[0] * v[1];
}

struct Item {
  double value;
  int key;
};

static double stable(const double *x, int n) {
  std::vector<Item> items;
  for (int i = 0; i < n; i++) items.push_back({x[i] * x[i], (i * 5) % n});
  std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key < b.key; });
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i * items[std::size_t(i)].value;
  return sum;
}

static double selections(const double *x, int n) {
  std::vector<double> v(x, x + n);
  double largest = *std::max_element(v.begin(), v.end());
  auto [low, high] = std::minmax_element(v.begin(), v.end());
  double sum = largest * *low + std::clamp(v[0], -0.5, 0.5) + std::max(v[0], v[1]) * *high;
  std::reverse(v.begin(), v.end());
  std::rotate(v.begin(), v.begin() + 1, v.end());
  std::nth_element(v.begin(), v.begin() + n / 2, v.end());
  sum += v[std::size_t(n / 2)] * 3;
  std::vector<double> w(v.size());
  std::copy_if(v.begin(), v.end(), w.begin(), [](double a) { return a > 0; });
  std::fill(v.begin(), v.end(), x[0]);
  return sum + std::accumulate(w.begin(), w.end(), 0.0) * v[1];
}

static double complexes(const double *x, int n) {
  using C = std::complex<double>;
  C z(x[0], x[1]), w = std::polar(1.0, x[2]);
  C sum = 0;
  for (int i = 0; i < n; i++) sum += std::pow(z, i) * w / C(1.0, x[i]);
  return std::norm(sum) + std::abs(std::exp(z) * std::conj(w)) + std::arg(z) + (std::sqrt(z) * std::sin(w)).real();
}

static double transforms(const double *x, int n) {
  using C = std::complex<double>;
  std::vector<C> in(x, x + n), out(in.size());
  for (int k = 0; k < n; k++)
    for (int j = 0; j < n; j++) out[std::size_t(k)] += in[std::size_t(j)] * std::polar(1.0, -6.283185307179586 * k * j / n);
  double sum = 0;
  for (int k = 0; k < n; k++) sum += k * std::norm(out[std::size_t(k)]);
  return sum;
}

int main() {
  check_gradient<reductions>("reductions", {0.3, -1.2, 1.1});
  check_gradient<sorted>("sorted", {0.3, -1.2, 2.1, 0.8, -0.4});
  check_gradient<stable>("stable", {0.3, -1.2, 2.1, 0.8});
  check_gradient<selections>("selections", {0.3, -1.2, 2.1, 0.8, -0.4});
  check_gradient<complexes>("complexes", {0.3, -1.2, 1.1});
  check_gradient<transforms>("transforms", {0.3, -1.2, 2.1, 0.8});
  return check_report();
}
