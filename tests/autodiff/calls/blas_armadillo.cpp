// Armadillo's solve, which chooses the routine by what the matrix looks like, and looks at its condition.
#include <armadillo>
#include <cmath>
#include <complex>
#include <cstdio>

extern int enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);
using arma::mat;
using arma::vec;
enum { N = 6 };

static mat matrix(const double *p, int rows, int columns) {
  mat A(rows, columns);
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) A(i, j) = std::sin(p[(i + 2 * j) % N] * (1 + 0.3 * j) + 0.7 * i) + 3 * (i == j);
  return A;
}
static vec side(const double *p, int count) {
  vec b(count);
  for (int i = 0; i < count; i++) b(i) = p[i % N] * p[(i + 1) % N];
  return b;
}
static mat positive(const double *p, int n) {
  mat A(n, n);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) A(i, j) = 0.3 * std::cos(p[(i * j) % N]) + 20 * p[i % N] * (i == j);
  return A;
}
static mat band(const double *p, int n, int below, int above) {
  mat A(n, n, arma::fill::zeros);
  for (int i = 0; i < n; i++)
    for (int j = std::max(0, i - below); j <= std::min(n - 1, i + above); j++)
      A(i, j) = std::sin(p[j % N] + 0.4 * i) + 4 * (i == j);
  return A;
}
static double value(const vec &x) { return arma::dot(x, x) + x(0) * x(1); }

static double dense(const double *p) { return value(arma::solve(matrix(p, 4, 4), side(p, 4))); }
static double fast(const double *p) { return value(arma::solve(matrix(p, 4, 4), side(p, 4), arma::solve_opts::fast)); }
static double several(const double *p) {
  mat X = arma::solve(matrix(p, 3, 3), matrix(p, 3, 2));
  return arma::accu(X % X);
}
static double definite(const double *p) { return value(arma::solve(positive(p, 5), side(p, 5), arma::solve_opts::likely_sympd)); }
static double guessed(const double *p) { return value(arma::solve(positive(p, 18), side(p, 18))); }
static double upper(const double *p) { return value(arma::solve(arma::trimatu(matrix(p, 4, 4)), side(p, 4))); }
static double lower(const double *p) { return value(arma::solve(arma::trimatl(matrix(p, 4, 4)), side(p, 4), arma::solve_opts::fast)); }
static double triangle(const double *p) {
  mat A = arma::trimatl(matrix(p, 5, 5));
  return value(arma::solve(A, side(p, 5)));
}
static double banded(const double *p) { return value(arma::solve(band(p, 34, 2, 1), side(p, 34))); }
static double tridiagonal(const double *p) { return value(arma::solve(band(p, 36, 1, 1), side(p, 36), arma::solve_opts::fast)); }
static double tall(const double *p) { return value(arma::solve(matrix(p, 6, 3), side(p, 6))); }
static double wide(const double *p) { return value(arma::solve(matrix(p, 3, 5), side(p, 3), arma::solve_opts::fast)); }
static double newton(const double *p) { // the root of a small system
  vec x(3, arma::fill::ones);
  for (int k = 0; k < 12; k++) {
    mat J(3, 3);
    vec F(3);
    for (int i = 0; i < 3; i++) {
      F(i) = x(i) * x(i) * p[i] + x((i + 1) % 3) - 2 - p[3 + i];
      for (int j = 0; j < 3; j++) J(i, j) = (i == j) * 2 * x(i) * p[i] + ((i + 1) % 3 == j);
    }
    x -= arma::solve(J, F);
  }
  return value(x);
}
static double of_complex(const double *p) {
  arma::cx_mat A(3, 3);
  arma::cx_vec b(3);
  for (int i = 0; i < 3; i++) {
    b(i) = std::complex<double>(p[i], p[i + 3]);
    for (int j = 0; j < 3; j++) A(i, j) = std::complex<double>(std::sin(p[i] * (j + 1)) + 3 * (i == j), p[j + 3] * p[i]);
  }
  arma::cx_vec x = arma::solve(A, b);
  return std::norm(x(0)) + x(1).real() * x(2).imag();
}
static double of_complex_tall(const double *p) {
  arma::cx_mat A(5, 3);
  arma::cx_vec b(5);
  for (int i = 0; i < 5; i++) {
    b(i) = std::complex<double>(p[i], p[(i + 3) % N]);
    for (int j = 0; j < 3; j++) A(i, j) = std::complex<double>(std::sin(p[i] * (j + 1)) + 3 * (i == j), p[j + 3] * p[i]);
  }
  arma::cx_vec x = arma::solve(A, b);
  return std::norm(x(0)) + x(1).real() * x(2).imag();
}

static int failures;
template <double f(const double *)> void check(const char *name) {
  double x[N] = {0.7, 0.4, 1.1, 0.9, 1.3, 0.6}, g[N] = {0};
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, g);
  for (int i = 0; i < N; i++) {
    double h = 1e-5, at = x[i], v[N] = {0};
    v[i] = 1, x[i] = at + h;
    double above = f(x);
    x[i] = at - h;
    double should = (above - f(x)) / (2 * h);
    x[i] = at;
    double tangent = __enzyme_fwddiff<double>((void *)f, enzyme_dup, x, v), tolerance = 1e-6 * (1 + std::fabs(should));
    if (std::fabs(should - g[i]) < tolerance && std::fabs(should - tangent) < tolerance) continue;
    failures++;
    std::printf("%s, x[%d]: %g, reverse %g, forward %g\n", name, i, should, g[i], tangent);
  }
}
#define CHECK(f) check<f>(#f)

int main() {
#ifdef REAL
  CHECK(dense), CHECK(fast), CHECK(several), CHECK(definite), CHECK(guessed), CHECK(upper), CHECK(lower), CHECK(triangle);
  CHECK(banded), CHECK(tridiagonal), CHECK(tall), CHECK(wide), CHECK(newton);
#endif
#ifdef COMPLEX
  CHECK(of_complex), CHECK(of_complex_tall);
#endif
  return failures != 0;
}
