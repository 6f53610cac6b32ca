// A pointer argument is duplicated, but its shadow is missing.
// mention: enzyme_const|shadow
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static double f(const double *x) { return x[0] * x[1]; }

int main(void) {
  double x[2] = {1, 2};
  return (int)__enzyme_autodiff((void *)f, enzyme_dup, x); // expect: shadow|argument
}
