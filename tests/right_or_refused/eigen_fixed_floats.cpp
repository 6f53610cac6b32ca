#include <Eigen/Dense>
#define N 4
#define HH 1e-3
#define TOL 2e-2
#include "check.h"
using namespace Eigen;
static double f(double *x, int n) {
  Vector4f v;
  for (int i = 0; i < 4; i++) v[i] = (float)x[i];
  Array4f a = v.array();
  Array4f e = a.exp() * a.sqrt() + (a > 1.0f).select(a.log(), a.rsqrt());
  return e.sum() + v.normalized().dot(Vector4f::Ones());
}
