// enzyme_out returns the derivative of a value; a pointer has a shadow instead.
// mention: enzyme_dup
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_out;
static double f(const double *x) { return x[0] * x[1]; }

int main(void) {
  double x[2] = {1, 2};
  return (int)__enzyme_autodiff((void *)f, enzyme_out, x); // expect: enzyme_out|pointer
}
