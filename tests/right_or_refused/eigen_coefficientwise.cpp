#include <Eigen/Dense>
#define N 6
#include "check.h"
static double f(double *x, int n) {
  Eigen::Map<Eigen::ArrayXd> v(x, n);
  Eigen::ArrayXd e = v.exp(), s = (v * 0.3 + 1).sqrt();
  Eigen::Array4d q;
  q << x[0], x[1], x[2], x[3];
  Eigen::Array4d r = (q > 1.5).select(q.log(), q.tanh());
  Eigen::VectorXd w = v.matrix();
  return (e * s).sum() + (r * r).sum() + w.array().square().sin().sum() + w.cwiseAbs().cwiseSqrt().sum() +
         v.pow(1.5).sum();
}
