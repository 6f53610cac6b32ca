// The shadow of a pointer is given as a number.
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static double f(const double *x) { return x[0] * x[1]; }

int main(void) {
  double x[2] = {1, 2};
  return (int)__enzyme_autodiff((void *)f, enzyme_dup, x, 0.5); // expect: shadow|pointer|type|kind|argument
}
