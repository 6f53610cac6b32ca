/* a hash table of sums with counts and an optional last value: its first bucket lies in the table itself */
#define N 5
#include "check.h"
#include <optional>
#include <string>
#include <unordered_map>
struct Sums {
  int n = 0;
  double sum = 0, squares = 0;
  std::optional<double> last;
  void add(double v) { ++n; sum += v; squares += v * v; last = v; }
};
static double f(double *x, int n) {
  double r = 0;
  std::unordered_map<std::string, Sums> sums;
  const char *keys[] = {"alpha", "beta", "a key that is not short", "d"};
  for (int i = 0; i < 24; i++) sums[keys[i * 5 % 4]].add(x[i % n] * (i + 1));
  for (auto &[key, s] : sums) r += s.squares / s.n * key.size() + s.sum + s.last.value_or(0);
  return r * 1e-3 + sums.size();
}
