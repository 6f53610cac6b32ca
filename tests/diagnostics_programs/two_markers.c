// One argument cannot be both constant and duplicated.
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;
static double f(const double *x) { return x[0] * x[1]; }

int main(void) {
  double x[2] = {1, 2}, dx[2] = {0};
  return (int)__enzyme_autodiff((void *)f, enzyme_const, enzyme_dup, x, dx); // expect: enzyme_(const|dup)
}
