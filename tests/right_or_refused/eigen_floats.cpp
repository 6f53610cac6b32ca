#include <Eigen/Dense>
#define N 4
#define TOL 1e-2
#define HH 1e-3
#include "check.h"
static double f(double *x, int n) {
  Eigen::ArrayXf v(n);
  for (int i = 0; i < n; i++) v(i) = (float)x[i];
  Eigen::ArrayXf s = (v > 1.f).select(v.exp(), v.sqrt());
  Eigen::Array4f q = v;
  return s.sum() + (q.log() * q.sin()).sum() + v.tanh().sum() + (1 / (1 + (-v).exp())).sum() +
         v.rsqrt().sum();
}
