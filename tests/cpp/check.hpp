// What every program here includes: the hooks as templates, and checks of gradients by finite differences.
#pragma once

#include <cmath>
#include <cstdio>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return;

template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);

inline int check_count, check_failures;

inline void check_value(const char *name, double got, double want, double tolerance = 1e-9) {
  check_count++;
  if (!(std::fabs(got - want) <= tolerance * std::fmax(1.0, std::fabs(want)))) {
    check_failures++;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: got %.17g want %.17g\n", name, got, want);
  }
  std::printf("check %s %.17g 1e-9\n", name, got);
}

using Objective = double(const double *, int);

inline double difference(Objective *f, std::vector<double> x, int i) {
  double d[3], h = 2e-3, at = x[i];
  for (int k = 0; k < 3; k++, h /= 2) {
    x[i] = at + h;
    double plus = f(x.data(), int(x.size()));
    x[i] = at - h;
    d[k] = (plus - f(x.data(), int(x.size()))) / (2 * h);
  }
  double first = (4 * d[1] - d[0]) / 3, second = (4 * d[2] - d[1]) / 3;
  return (16 * second - first) / 15;
}

// The gradient of F at x in both modes against finite differences.
template <Objective F> void check_gradient(const char *name, std::vector<double> x) {
  int n = int(x.size());
  std::vector<double> adjoint(n, 0.0);
  __enzyme_autodiff<void>((void *)F, enzyme_dup, x.data(), adjoint.data(), enzyme_const, n);
  for (int i = 0; i < n; i++) {
    std::vector<double> tangent(n, 0.0);
    tangent[i] = 1;
    double forward = __enzyme_fwddiff<double>((void *)F, enzyme_dup, x.data(), tangent.data(), enzyme_const, n);
    double want = difference(F, x, i);
    char label[80];
    std::snprintf(label, sizeof label, "%s.reverse.%d", name, i);
    check_value(label, adjoint[i], want, 1e-6);
    std::snprintf(label, sizeof label, "%s.forward.%d", name, i);
    check_value(label, forward, want, 1e-6);
  }
}

inline int check_report() {
  std::fflush(stdout);
  std::fprintf(stderr, "%d of %d checks failed\n", check_failures, check_count);
  return check_failures != 0 || check_count == 0;
}
