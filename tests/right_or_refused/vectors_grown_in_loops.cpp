// Vectors that grow within a loop, new ones in each round, and are read after: gradients of the wrong round.
#define N 4
#include "check.h"
#include <vector>
static double f(double *x, int n) {
  double s = 0;
  for (int k = 0; k < 3; k++) {
    std::vector<double> v;
    for (int i = 0; i < n; i++) v.push_back(x[i] * x[k]);
    for (std::size_t i = 0; i < v.size(); i++) s += sin(v[i]) * v[i] * (k + 1);
    std::vector<std::pair<int, double>> u;
    for (int i = 0; i < n; i++) u.emplace_back(i, x[i] * x[k]);
    for (auto &[i, w] : u) s += sin(w) * w * (i + 1);
  }
  return s;
}
