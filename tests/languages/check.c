// Asks for the gradient of an objective in any language, in both modes, and prints them beside differences.
#include <stdio.h>

double objective(int n, const double *x);
extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

int main(void) {
  double x[3] = {0.3, 1.2, 0.8}, dx[3] = {0, 0, 0};
  __enzyme_autodiff((void *)objective, enzyme_const, 3, enzyme_dup, x, dx);
  for (int i = 0; i < 3; i++) {
    double v[3] = {0, 0, 0}, h = 1e-5, at = x[i];
    v[i] = 1;
    double tangent = __enzyme_fwddiff((void *)objective, enzyme_const, 3, enzyme_dup, x, v);
    x[i] = at + h;
    double above = objective(3, x);
    x[i] = at - h;
    double below = objective(3, x);
    x[i] = at;
    printf("%.9f %.9f %.9f\n", dx[i], tangent, (above - below) / (2 * h));
  }
  return 0;
}
