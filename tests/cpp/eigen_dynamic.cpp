// flags: -isystem /usr/include/eigen3
// Eigen, matrices whose size shows at run time, with its own allocator.
#include "check.hpp"

#include <Eigen/Dense>

using Eigen::MatrixXd;
using Eigen::VectorXd;

static double network(const double *x, int n) {
  Eigen::Map<const VectorXd> v(x, n);
  MatrixXd w = v * v.transpose();
  w.diagonal().array() += 2.0;
  VectorXd hidden = (w * v).array().tanh();
  VectorXd out = w.transpose() * hidden + v;
  return 0.5 * out.squaredNorm() + out.mean();
}

static double blocks(const double *x, int n) {
  MatrixXd m(2, n);
  for (int i = 0; i < n; i++) {
    m(0, i) = x[i] * x[i];
    m(1, i) = std::sin(x[i]);
  }
  m.conservativeResize(3, n);
  m.row(2) = m.row(0) + 2 * m.row(1);
  VectorXd sums = m.rowwise().sum();
  return sums.dot(m.col(1)) + m.block(0, 0, 2, 2).norm();
}

static double solve(const double *x, int n) {
  MatrixXd m = MatrixXd::Identity(n, n) * 4;
  VectorXd b(n);
  for (int i = 0; i < n; i++) {
    b(i) = x[i];
    for (int j = 0; j < n; j++) m(i, j) += x[i] * x[j] / (1 + i + j);
  }
  return m.ldlt().solve(b).sum() + m.partialPivLu().solve(b).dot(b);
}

int main() {
  check_gradient<network>("network", {0.3, -1.2, 2.1, 0.5});
  check_gradient<blocks>("blocks", {0.3, -1.2, 2.1});
  check_gradient<solve>("solve", {0.3, -0.2, 0.7});
  return check_report();
}
