// Shadows of float for numbers that are double, as the caller's code shows it.
// mention: note: make the shadow of double too
#include <stdlib.h>
extern int enzyme_dup;
extern void __enzyme_autodiff(void *, ...);
static double f(double *x) { return x[0] * x[1]; }
static float table[4];

void of_argument(double *x, float *dx) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx); // expect: the shadow.* holds numbers of type float, but what .* double
  dx[0] += 1;
}
void of_global(double *x) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, table); // expect: of parameter 1 \('x'\) holds numbers of type float
}
void right(double *x, double *dx, char *bytes, void *other) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  __enzyme_autodiff((void *)f, enzyme_dup, x, bytes);
  __enzyme_autodiff((void *)f, enzyme_dup, x, other);
}
int main(void) {
  double x[2] = {1, 2}, *p = malloc(sizeof x);
  float dx[2] = {0}, *dp = calloc(2, sizeof *dp);
  p[0] = dp[0] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx); // expect: holds numbers of type float
  __enzyme_autodiff((void *)f, enzyme_dup, p, dp); // expect: holds numbers of type float
  return (int)(dx[0] + dp[0]);
}
