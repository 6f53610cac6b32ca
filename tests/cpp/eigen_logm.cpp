// flags: -isystem /usr/include/eigen3
// Eigen's logarithm of a matrix: lists of indices and counts of rows lie beside matrices that hold their own numbers.
#include "check.hpp"

#include <Eigen/Dense>
#include <unsupported/Eigen/MatrixFunctions>

static double norm(const double *x, int n) {
  Eigen::Matrix4d a = Eigen::Map<const Eigen::Matrix4d>(x);
  Eigen::Matrix4d logarithm = a.log();
  return logarithm.squaredNorm() + n * logarithm(0, 1);
}

int main() {
  check_gradient<norm>("norm", {1.58, 0.1, -0.03, 0.04, 0.07, 1.9, 0.05, 0.06, -0.02, 0.08, 2.2, 0.09, 0.03, -0.07, 0.02, 2.6});
  return check_report();
}
