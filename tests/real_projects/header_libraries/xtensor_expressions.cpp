// xtensor: lazy expressions that share their operands, reductions and views.
#include <cmath>
#include <cstdio>
#include <xtensor/xmath.hpp>
#include <xtensor/xtensor.hpp>
#include <xtensor/xview.hpp>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double reduced(const double *p, int n) {
  xt::xtensor<double, 2> a = xt::zeros<double>({3, 3});
  for (int i = 0; i < n; i++) a(i / 3, i % 3) = p[i];
  auto lazy = xt::sin(a) * a + xt::exp(0.1 * a);
  double sum = xt::sum(lazy)();
  auto row = xt::view(a, 1, xt::all());
  sum += xt::sum(xt::pow(row, 2))() * xt::amax(a)();
  xt::xtensor<double, 1> means = xt::mean(a, {0});
  return sum + means(0) * means(1) * means(2);
}

int main() {
  double x[9] = {1, 2, 0.5, -1, 0.3, 0.7, 0.2, -0.4, 1.1}, gradient[9] = {0};
  int wrong = 0;
  __enzyme_autodiff((void *)reduced, enzyme_dup, x, gradient, enzyme_const, 9);
  for (int i = 0; i < 9; i++) {
    double along[9] = {0}, h = 1e-6, at = x[i];
    along[i] = 1;
    double tangent = __enzyme_fwddiff((void *)reduced, enzyme_dup, x, along, enzyme_const, 9);
    x[i] = at + h;
    double above = reduced(x, 9);
    x[i] = at - h;
    double slope = (above - reduced(x, 9)) / (2 * h);
    x[i] = at;
    if (!(std::fabs(gradient[i] - slope) < 1e-6 && std::fabs(tangent - gradient[i]) < 1e-12)) wrong++;
    std::printf("check %d %.12g\n", i, gradient[i]);
  }
  return wrong;
}
