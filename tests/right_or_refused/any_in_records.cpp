// Records with a std::any that holds a number or an integer, in lists and vectors, beside optional integers and text.
#define N 4
#include "check.h"
#include <any>
#include <forward_list>
#include <optional>
#include <string>
#include <vector>
struct Record {
  long id;
  std::any what;
  std::optional<int> level;
  std::string name;
};
static double of(const Record &r) {
  double v = r.what.type() == typeid(double) ? std::any_cast<double>(r.what) : 0.1 * std::any_cast<int>(r.what);
  return v * (1 + 0.1 * r.level.value_or(7)) + 0.01 * r.name.size() + 1e-3 * r.id;
}
static Record make(double v, int i) {
  return {i * 10L, i % 2 ? std::any(v) : std::any(i), i % 3 ? std::optional<int>(i) : std::nullopt,
          std::string(i % 2 ? 3 : 20, 'r')};
}
static double f(double *x, int n) {
  std::vector<Record> rows;
  std::forward_list<Record> list;
  for (int i = 0; i < 2 * n; i++) rows.push_back(make(x[i % n] * x[0], i)), list.push_front(rows[i / 2]);
  std::swap(rows.front(), rows.back());
  list.reverse();
  double s = 0;
  for (auto &r : rows) s = 0.9 * s + of(r);
  for (auto &r : list) s += of(r) * s * 0.1;
  return s;
}
