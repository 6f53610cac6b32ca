// flags: -isystem /usr/include/eigen3
// Eigen's coefficient-wise expressions: its packet mathematics works on the bits of exponents.
#include "check.hpp"

#include <Eigen/Dense>

using namespace Eigen;

template <class A> static typename A::Scalar elementary(const A &a) {
  auto s = (a.square() + 0.5).eval();
  return (a.exp() + s.sqrt() + a.tanh() + s.log() * a.log1p() + s.log10()).sum() + (a.sin() * a.cos()).mean() +
         (a.expm1() + s.rsqrt() + s.pow(1.7) + a.cube() - s.inverse()).sum() + (a.atan() + a.sinh() / a.cosh()).prod();
}

template <class A> static typename A::Scalar choices(const A &a) {
  return (a > 0.5).select(a.exp(), 3 * a.square()).sum() + a.abs().max(0.3).min(2.0).sum() + a.abs2().maxCoeff() +
         (a.floor() * a + a.ceil() * a + a.round() * a + a.sign() * a).sum() + (a < 1).select(a, 2.0).minCoeff();
}

static double fixed(const double *x, int) {
  Map<const Array4d> a(x);
  return elementary(Array4d(a)) * choices(Array4d(a));
}

static double dynamic(const double *x, int n) {
  ArrayXd a = Map<const ArrayXd>(x, n);
  ArrayXd b = a.exp() / (1 + a.square());
  b += a.segment(0, n) * 0.5;
  return elementary(a) + choices(b) + (a.matrix().norm() + b.reverse().head(3).sum());
}

// Packets of floats are judged by the same function on doubles.
static float single(const float *x, int n) {
  ArrayXf a = Map<const ArrayXf>(x, n);
  return elementary(a) + choices(a);
}
static double doubled(const double *x, int n) {
  ArrayXd a = Map<const ArrayXd>(x, n);
  return elementary(a) + choices(a);
}

static double tables(const double *x, int n) {
  ArrayXXd t = Map<const ArrayXXd>(x, 2, n / 2);
  ArrayXXd u = (t.colwise() * t.col(0)).exp().rowwise() - t.row(1);
  u = u.unaryExpr([](double v) { return v * std::sin(v); });
  return u.rowwise().sum().prod() + (t.colwise().maxCoeff() * t.colwise().mean()).sum() + u.transpose().matrix().trace() +
         t.replicate(2, 1).log1p().sum();
}

static double vectors(const double *x, int n) {
  VectorXd v = Map<const VectorXd>(x, n);
  VectorXd hidden = (v.array() * 0.3).tanh().matrix();
  ArrayXd softmax = (hidden.array() - hidden.maxCoeff()).exp();
  softmax /= softmax.sum();
  return softmax.log().sum() + v.cwiseAbs().sum() + v.cwiseProduct(hidden).cwiseMax(0.1).sum() + v.cwiseMin(hidden).squaredNorm() +
         v.cwiseAbs2().cwiseSqrt().sum() + (1 / (1 + (-v.array()).exp())).sum();
}

int main() {
  check_gradient<fixed>("fixed", {0.35, 0.8, 2.1, 0.4});
  check_gradient<dynamic>("dynamic", {0.35, 0.2, 2.1, 0.4, 0.77, 0.6, 1.3});
  check_gradient<tables>("tables", {0.35, 0.2, 1.1, 0.4, 0.77, 0.25, 1.3, 0.9});
  check_gradient<vectors>("vectors", {0.35, -0.2, 2.1, 0.4, -0.77, 0.25, 1.3});
  std::vector<double> x{0.35, 0.2, 2.1, 0.4, 0.77, 0.6, 1.3};
  std::vector<float> xf(x.begin(), x.end()), df(7, 0.0f);
  __enzyme_autodiff<void>((void *)single, enzyme_dup, xf.data(), df.data(), enzyme_const, 7);
  for (int i = 0; i < 7; i++) {
    std::vector<float> tangent(7, 0.0f);
    tangent[std::size_t(i)] = 1;
    check_value("single.reverse", df[std::size_t(i)], difference(doubled, x, i), 2e-5);
    check_value("single.forward",
                __enzyme_fwddiff<float>((void *)single, enzyme_dup, xf.data(), tangent.data(), enzyme_const, 7),
                difference(doubled, x, i), 2e-5);
  }
  return check_report();
}
