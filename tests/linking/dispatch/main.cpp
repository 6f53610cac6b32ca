#include <cmath>
#include <cstdio>

#include "laws.hpp"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double of_law(Law *law, double *x) { return law->energy(*x) * *x; }
static double of_function(std::function<double(double)> *f, double x) { return (*f)(x) * x; }
static double of_made(double x) { return function(3)(x) * x; }
static double of_methods(double x) {
  Base *b = base(2);
  double sum = (b->*first)(x) + (b->*second)(x);
  delete b;
  return sum;
}
template <class F> void check(const char *name, F f, double backward, double forward) {
  double slope = (f(1.3 + 1e-6) - f(1.3 - 1e-6)) / 2e-6;
  std::printf("%s %s\n", name, std::fabs(backward - slope) < 1e-6 && std::fabs(forward - slope) < 1e-6 ? "ok" : "WRONG");
}

int main() {
  for (int kind = 0; kind < 3; kind++) {
    Law *law = kind == 2 ? make_other(2) : make(kind, 2), *shadow = kind == 2 ? make_other(0) : make(kind, 0);
    double x = 1.3, dx = 0, one = 1;
    __enzyme_autodiff((void *)of_law, enzyme_dup, law, shadow, enzyme_dup, &x, &dx);
    check("of_law", [&](double y) { return of_law(law, &y); }, dx,
          __enzyme_fwddiff((void *)of_law, enzyme_const, law, enzyme_dup, &x, &one));
  }
  auto f = function(2);
  check("of_function", [&](double y) { return of_function(&f, y); },
        __enzyme_autodiff((void *)of_function, enzyme_const, &f, 1.3),
        __enzyme_fwddiff((void *)of_function, enzyme_const, &f, 1.3, 1.0));
  check("of_made", of_made, __enzyme_autodiff((void *)of_made, 1.3), __enzyme_fwddiff((void *)of_made, 1.3, 1.0));
  check("of_methods", of_methods, __enzyme_autodiff((void *)of_methods, 1.3),
        __enzyme_fwddiff((void *)of_methods, 1.3, 1.0));
}
