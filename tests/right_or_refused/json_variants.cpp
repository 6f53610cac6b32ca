/* Values of JSON: truth values, numbers, text, lists and objects in one variant, in containers that grow. */
#define N 4
#include "check.h"
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>
struct value;
using object = std::map<std::string, value>;
using array = std::vector<value>;
struct value {
  std::variant<std::nullptr_t, bool, double, std::string, std::shared_ptr<array>, std::shared_ptr<object>> v;
};
static double sum(const value &j) {
  double s = 0;
  if (auto *d = std::get_if<double>(&j.v)) return *d * *d;
  if (auto *b = std::get_if<bool>(&j.v)) return *b;
  if (auto *t = std::get_if<std::string>(&j.v)) return t->size();
  if (auto *a = std::get_if<std::shared_ptr<array>>(&j.v))
    for (auto &e : **a) s += sum(e);
  if (auto *o = std::get_if<std::shared_ptr<object>>(&j.v))
    for (auto &[key, e] : **o) s += key.size() * sum(e);
  return s;
}
static double f(double *x, int n) {
  auto o = std::make_shared<object>();
  auto a = std::make_shared<array>();
  for (int i = 0; i < n; i++) {
    a->push_back(value{x[i]});
    a->push_back(value{i % 2 == 0});
  }
  a->erase(a->begin() + 1);
  std::swap((*a)[0], (*a)[3]);
  (*o)["list"] = value{a};
  (*o)["x"] = value{x[0] * x[1]};
  (*o)["none"] = value{nullptr};
  (*o)["name"] = value{std::string("hello")};
  return sum(value{o});
}
