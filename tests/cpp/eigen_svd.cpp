// flags: -isystem /usr/include/eigen3
// Eigen's singular values: row counts and pivots lie beside the numbers that they count.
#include "check.hpp"

#include <Eigen/SVD>

static double nuclear_norm(const double *x, int n) {
  Eigen::MatrixXd a(n / 3, 3);
  for (int i = 0; i < n; i++) a(i / 3, i % 3) = x[i];
  Eigen::JacobiSVD<Eigen::MatrixXd> svd(a, Eigen::ComputeThinU | Eigen::ComputeThinV);
  double total = 0.3 * std::abs(svd.matrixV()(0, 0));
  for (int k = 0; k < 3; k++) total += (1 + k) * svd.singularValues()(k);
  return total;
}

int main() {
  check_gradient<nuclear_norm>("nuclear_norm", {2.1, 0.4, -0.3, 0.2, 1.7, 0.6, -0.5, 0.1, 3.2, 0.7, -0.9, 0.8});
  return check_report();
}
