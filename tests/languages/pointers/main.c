#include "laws.h"
#include <stdio.h>

void fill_fortran(struct laws *);
void fill_rust(struct laws *);
void fill_cxx(struct laws *);
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double run(struct laws *laws, double *x) { return laws->law(*x, laws->k); }

static void check(void (*fill)(struct laws *)) {
  struct laws laws = {0, 3}, shadow = {0, 0}, tangent = {0, 0};
  double x = 1.5, dx = 0, one = 1, above = x + 1e-6, below = x - 1e-6;
  fill(&laws);
  __enzyme_autodiff((void *)run, enzyme_dup, &laws, &shadow, enzyme_dup, &x, &dx);
  double forward = __enzyme_fwddiff((void *)run, enzyme_dup, &laws, &tangent, enzyme_dup, &x, &one);
  printf("%.9f %.9f %.9f\n", dx, forward, (run(&laws, &above) - run(&laws, &below)) / 2e-6);
}

int main(void) {
  check(fill_fortran);
  check(fill_rust);
  check(fill_cxx);
}
