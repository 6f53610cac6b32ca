#include <Eigen/Dense>
#define N 6
#include "check.h"
using namespace Eigen;
static double f(double *x, int n) {
  Map<ArrayXd> a(x, n);
  ArrayXd b = (a.exp() + 1.0).log() * a.sqrt();
  Array<double, 6, 1> c = (a > 1.0).select(a.square(), a.inverse());
  ArrayXd d = a.sin().cwiseMax(a.cos()) + a.tanh() * a.pow(1.7) - a.abs2();
  return b.sum() + c.matrix().norm() + d.mean() + (b * c).maxCoeff() + a.cube().minCoeff();
}
