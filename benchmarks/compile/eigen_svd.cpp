// The nuclear norm of a matrix by Eigen's JacobiSVD: the gradient of a sum of singular values is U V^T.
#include "check.h"
#include <Eigen/SVD>

extern int enzyme_dup;
template <typename... T> double __enzyme_autodiff(T...);

static const int ROWS = 5, COLUMNS = 4;

static double nuclear_norm(const double *x) {
  Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic>> a(x, ROWS, COLUMNS);
  Eigen::JacobiSVD<Eigen::MatrixXd> svd(a, Eigen::ComputeThinU | Eigen::ComputeThinV);
  return svd.singularValues().sum() + 0.1 * svd.matrixU().col(0).dot(svd.matrixU().col(0));
}

int main() {
  double x[ROWS * COLUMNS], gradient[ROWS * COLUMNS] = {0};
  for (int i = 0; i < ROWS * COLUMNS; i++)
    x[i] = sin(1 + 3.7 * i) + (i % (ROWS + 1) == 0 ? 2 : 0);
  __enzyme_autodiff((void *)nuclear_norm, enzyme_dup, x, gradient);
  return check(nuclear_norm, ROWS * COLUMNS, x, gradient);
}
