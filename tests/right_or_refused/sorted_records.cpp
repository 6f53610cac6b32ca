// Records of numbers and an integer, sorted, divided and rotated by the library; trees with numbers as keys.
#define N 6
#include <algorithm>
#include <map>
#include <set>
#include <vector>
#include "check.h"
struct Record { double key, value; int id; };
static double sorted(const double *x, int n) {
  std::vector<Record> all;
  for (int i = 0; i < n; i++) all.push_back({std::sin(3 * x[i]), x[i] * x[i], i});
  std::stable_sort(all.begin(), all.end(), [](const Record &a, const Record &b) { return a.key < b.key; });
  std::nth_element(all.begin(), all.begin() + 3, all.end(), [](auto &a, auto &b) { return a.value < b.value; });
  std::rotate(all.begin(), all.begin() + 2, all.end());
  double sum = 0, weight = 1;
  for (const Record &r : all) sum += weight++ * r.value * r.key * (r.id + 1);
  return sum;
}
static double trees(const double *x, int n) {
  std::map<double, double> values;
  std::multiset<std::pair<double, int>> pairs;
  for (int i = 0; i < n; i++) {
    values[x[i] * x[i]] += x[i];
    pairs.insert({x[i] * x[i], i});
  }
  double sum = values.size(), weight = 1;
  for (const auto &[key, value] : values) sum += weight++ * key * value;
  for (const auto &[key, i] : pairs) sum += key * (i + 1);
  return sum * pairs.rbegin()->first;
}
static double f(double *x, int n) { return sorted(x, n) + trees(x, n); }
