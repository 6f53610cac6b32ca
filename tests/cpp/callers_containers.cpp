// Containers of the caller that the function lets grow: the gradient lies where the numbers lie then.
#include "check.hpp"

#include <string>

template <class T> static double weighted(const std::vector<T> &v) {
  double sum = 0;
  for (std::size_t i = 0; i < v.size(); i++) sum += (i + 1.0) * v[i];
  return sum;
}
static double pushed(std::vector<double> &v) {
  v.push_back(v[0] * v[1]);
  v.push_back(v[0] * v[2]);
  return weighted(v);
}
static double resized(std::vector<double> &v) {
  v.resize(7, v[1]);
  v[5] *= v[0];
  return weighted(v);
}
static double reserved(std::vector<double> &v) {
  v.reserve(100);
  for (int i = 0; i < 10; i++) v.push_back(v[0] * i);
  return weighted(v);
}
static double inserted(std::vector<double> &v) {
  v.insert(v.begin() + 1, v[0] * v[1]);
  return weighted(v);
}
static double appended(std::vector<double> &v) {
  std::vector<double> w{v[0] * v[0], 2 * v[1], v[2]};
  v.insert(v.end(), w.begin(), w.end());
  return weighted(v);
}
static double singles(std::vector<float> &v) {
  v.push_back(v[0] * v[1]);
  return weighted(v);
}

template <class T> double at(double (*f)(std::vector<T> &), std::vector<T> v) { return f(v); }
template <auto F, class T> void check_grown(const char *name, std::vector<T> x, std::vector<int> moved, double tolerance) {
  std::vector<T> v = x, d(x.size(), T(0));
  __enzyme_autodiff<void>((void *)F, enzyme_dup, &v, &d);
  for (std::size_t i = 0; i < x.size(); i++) {
    std::vector<T> up = x, down = x;
    T h = sizeof(T) == 8 ? 1e-5 : 1e-2;
    up[i] += h, down[i] -= h;
    double want = (at<T>(F, up) - at<T>(F, down)) / (2 * h);
    check_value((name + std::to_string(i)).c_str(), d.data()[moved[i]], want, tolerance);
  }
}

static double through_workspace(std::vector<double> &work, double x) {
  work.clear();
  for (int i = 1; i < 6; i++) work.push_back(x * i);
  double sum = 0;
  for (double a : work) sum += a * a;
  return sum;
}

int main() {
  check_grown<pushed, double>("pushed", {2, 3, 5}, {0, 1, 2}, 1e-8);
  check_grown<resized, double>("resized", {2, 3, 5}, {0, 1, 2}, 1e-8);
  check_grown<reserved, double>("reserved", {2, 3, 5}, {0, 1, 2}, 1e-8);
  check_grown<inserted, double>("inserted", {2, 3, 5}, {0, 2, 3}, 1e-8);
  check_grown<appended, double>("appended", {2, 3, 5}, {0, 1, 2}, 1e-8);
  check_grown<singles, float>("singles", {2, 3, 5}, {0, 1, 2}, 1e-3);
  std::vector<double> work, dwork;
  for (int k = 0; k < 3; k++)
    check_value("through_workspace", __enzyme_autodiff<double>((void *)through_workspace, enzyme_dup, &work, &dwork, 1.5), 165);
  return check_report();
}
