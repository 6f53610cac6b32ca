// flags: -isystem /usr/include/eigen3
// Eigen, matrices and vectors of fixed size.
#include "check.hpp"

#include <Eigen/Dense>
#include <unsupported/Eigen/MatrixFunctions>

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;

static double products(const double *x, int) {
  Eigen::Map<const Vector3> v(x);
  Matrix3 m;
  m << x[0], 1, x[1], 2, x[2], 0.5, x[0] * x[1], 0.3, x[2];
  Vector3 w = m * v + m.transpose() * v.cwiseProduct(v);
  return w.dot(v) + w.squaredNorm() + m.trace() + v.cross(w).sum();
}

static double decompositions(const double *x, int) {
  Matrix3 m;
  m << 4 + x[0], x[1], 0.2, x[1], 5 + x[2], x[0], 0.2, x[0], 6 + x[1];
  Vector3 b(1, x[0], x[2]);
  Vector3 y = m.inverse() * b;
  Vector3 z = m.llt().solve(b);
  return y.sum() * m.determinant() + z.norm();
}

static double rotations(const double *x, int) {
  Eigen::Quaterniond q(Eigen::AngleAxisd(x[0], Vector3(1, 2, 3).normalized()));
  Vector3 v = q * Vector3(x[1], x[2], 1);
  Eigen::Array3d a = v.array().exp() + v.array().square();
  return a.sum() + v.maxCoeff();
}

// LLVM loads the structure of its factor and its matrix's address as one vector.
static double exponentials(const double *x, int) {
  Eigen::Matrix2d a;
  a << x[0], x[1], -x[1], x[2];
  Eigen::Matrix2d e = (0.3 * a).eval().exp();
  return e.sum();
}

int main() {
  check_gradient<products>("products", {0.3, -1.2, 2.1});
  check_gradient<decompositions>("decompositions", {0.3, -1.2, 2.1});
  check_gradient<rotations>("rotations", {0.3, -1.2, 2.1});
  check_gradient<exponentials>("exponentials", {1.1, 0.7, 0.4});
  return check_report();
}
