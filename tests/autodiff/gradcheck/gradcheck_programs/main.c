#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double energy(const double *x, int n);
double volume(const double *x, int *n);
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0}; int n = 3;
  __enzyme_autodiff((void *)energy, x, dx, 3);
  extern int enzyme_const;
  __enzyme_autodiff((void *)volume, x, dx, enzyme_const, &n);
  printf("%g\n", dx[0]);
  return 0;
}
