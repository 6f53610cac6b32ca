// The matrix logarithm of Eigen's unsupported MatrixFunctions: a real Schur form, then inverse scaling and squaring.
#include "check.h"
#include <Eigen/Dense>
#include <unsupported/Eigen/MatrixFunctions>

extern int enzyme_dup;
template <typename... T> double __enzyme_autodiff(T...);

static const int SIZE = 4;

static double norm_of_logarithm(const double *x) {
  Eigen::Map<const Eigen::Matrix<double, SIZE, SIZE>> a(x);
  Eigen::Matrix<double, SIZE, SIZE> logarithm = a.log();
  return logarithm.squaredNorm() + logarithm(0, 1);
}

int main() {
  double x[SIZE * SIZE], gradient[SIZE * SIZE] = {0};
  for (int i = 0; i < SIZE * SIZE; i++)
    x[i] = 0.1 * sin(1 + 3.7 * i) + (i % (SIZE + 1) == 0 ? 1.5 + 0.3 * i / SIZE : 0);
  __enzyme_autodiff((void *)norm_of_logarithm, enzyme_dup, x, gradient);
  return check(norm_of_logarithm, SIZE * SIZE, x, gradient);
}
