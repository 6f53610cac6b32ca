#include <Eigen/Dense>
#define N 4
#include "check.h"
static double f(double *x, int n) {
  Eigen::Vector4d v;
  v << x[0], x[1], x[2], x[3];
  Eigen::Matrix2d m;
  m << x[0], x[1], x[2], x[3];
  Eigen::Vector4d y = v.array().exp() / (1 + v.array().exp());
  Eigen::Matrix2d z = m.array().cos() * m.array().max(1.2);
  return y.sum() + z.determinant() + v.array().sqrt().prod() +
         m.unaryExpr([](double t) { return t > 1 ? t * t : t; }).sum();
}
