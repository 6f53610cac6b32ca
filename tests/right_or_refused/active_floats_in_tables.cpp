// Records with a float that carries a derivative, beside numbers and rows of such, in a hash table that is copied: no word
// shows what it holds there.
#define HH 1e-3
#define TOL 1e-3
#define N 4
#include "check.h"
#include <string>
#include <unordered_map>
#include <vector>
struct Record {
  double number;
  float product;
  std::vector<double> row;
  int count;
};
static double f(double *x, int n) {
  std::unordered_map<std::string, Record> table;
  for (int i = 0; i < n; i++) table["k" + std::to_string(i)] = {x[i] * 2, float(x[i] * x[i]), {x[i], 1.0}, i};
  auto copy = table;
  double s = 0;
  for (auto &[key, r] : copy) s += r.number * r.product + r.row[0] * r.count;
  return s;
}
