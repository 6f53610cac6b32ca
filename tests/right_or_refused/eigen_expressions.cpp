#include <Eigen/Dense>
#define N 6
#include "check.h"
using namespace Eigen;
static double f(double *x, int n) {
  Map<MatrixXd> m(x, 2, 3);
  ArrayXXd a = m.array();
  ArrayXXd b = (a < 1.2).select(a.square(), a.log() + 1);
  VectorXd v = m.transpose().col(0);
  ArrayXd r = a.rowwise().sum().exp().inverse();
  Array33d c = Array33d::Constant(x[0]);
  c.row(1) = a.row(1).tanh();
  c.col(2) *= a(0, 1);
  double l = (a - a.maxCoeff()).exp().sum();
  return b.sum() + v.array().cube().mean() + r.sum() + c.abs().sqrt().sum() + std::log(l) +
         a.cwiseMax(1.4).prod() + a.atan().sum() + (a * 0.2).sinh().sum() + a.pow(2.5).sum() +
         m.array().min(1.6).sum() + m.cwiseQuotient(m.array().exp().matrix()).norm();
}
