// Eigen whose products and solvers call BLAS: each function against differences, in both modes.
#define EIGEN_USE_BLAS
#include <Eigen/Dense>
#include <cmath>
#include <cstdio>
#include <vector>

extern int enzyme_dup, enzyme_const;
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);

using namespace Eigen;
static int failures;
using Function = double(const double *);
enum { M = 20, COUNT = M * M };  // small products are Eigen's own

template <Function f> void check(const char *name) {
  std::vector<double> x(COUNT), differences(COUNT), direction(COUNT), dx(COUNT);
  double scale = 1, slope = 0, worst = 0;
  for (int i = 0; i < COUNT; i++) x[i] = 0.5 + 0.3 * std::sin(1 + 2.1 * i), direction[i] = std::cos(3.0 * i + 0.2);
  for (int i = 0; i < COUNT; i++) {
    double h = 1e-5, at = x[i];
    x[i] = at + h;
    double above = f(x.data());
    x[i] = at - h;
    differences[i] = (above - f(x.data())) / (2 * h);
    x[i] = at;
    scale = std::fmax(scale, std::fabs(differences[i]));
    slope += differences[i] * direction[i];
  }
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x.data(), dx.data());
  for (int i = 0; i < COUNT; i++) worst = std::fmax(worst, std::fabs(dx[i] - differences[i]));
  double along = __enzyme_fwddiff<double>((void *)f, enzyme_dup, x.data(), direction.data());
  if (worst <= 1e-6 * scale && std::fabs(along - slope) <= 1e-6 * std::fmax(scale, std::fabs(slope))) return;
  failures++;
  std::fprintf(stderr, "%s: off by %g of %g; along a line %.10g, not %.10g\n", name, worst, scale, along, slope);
}
#define CHECK(f) check<f>(#f)

using Given = Map<const MatrixXd>;
static double products(const double *x) {
  Given A(x, M, M);
  MatrixXd B = A * A.transpose(), C = B.transpose() * A;
  VectorXd v = A.col(0);
  for (int k = 0; k < 3; k++) v = 0.1 * (A * v) + A.transpose() * v * 0.05;
  return C.squaredNorm() * 1e-4 + v.dot(A.col(1));
}
static double symmetric(const double *x) {
  Given A(x, M, M);
  MatrixXd S = A.selfadjointView<Lower>() * A, C = MatrixXd::Zero(M, M);
  VectorXd v = A.selfadjointView<Upper>() * A.col(2);
  C.selfadjointView<Lower>().rankUpdate(A, 0.5);
  C.selfadjointView<Lower>().rankUpdate(A.col(0), A.col(1));
  MatrixXd D = C.selfadjointView<Lower>();
  return S.sum() + v.squaredNorm() + D.squaredNorm() * 1e-3;
}
static double triangles(const double *x) {
  MatrixXd A = Given(x, M, M);
  A.diagonal().array() += 5;
  MatrixXd B = A.triangularView<Lower>().solve(A), C = A.triangularView<Upper>() * B;
  return C.squaredNorm() * 1e-2;
}
static double cholesky(const double *x) {
  Given A(x, M, M);
  MatrixXd S = A * A.transpose() + 30 * MatrixXd::Identity(M, M);
  LLT<MatrixXd> factor(S);
  VectorXd b = A.col(3), y = factor.solve(b);
  return y.dot(b) * 100 + MatrixXd(factor.matrixL()).diagonal().array().log().sum();
}
static double rows(const double *x) {
  using ByRows = Matrix<double, Dynamic, Dynamic, RowMajor>;
  Map<const ByRows> A(x, M, M);
  ByRows B = A * A;
  MatrixXd C = B * A.transpose();
  return (C.array() * B.array()).sum() * 1e-4;
}
static double blocks(const double *x) {
  MatrixXd A = Given(x, M, M);
  A.topLeftCorner(10, 10).noalias() += A.topRightCorner(10, 10) * A.bottomLeftCorner(10, 10);
  A.block(3, 3, 9, 9) = A.block(4, 4, 9, 9).transpose() * A.block(1, 1, 9, 9);
  return A.squaredNorm() * 1e-3;
}

int main() {
  CHECK(products);
  CHECK(symmetric);
  CHECK(triangles);
  CHECK(cholesky);
  CHECK(rows);
  CHECK(blocks);
  return failures != 0;
}
