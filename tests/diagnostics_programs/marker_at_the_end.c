// A marker with nothing behind it.
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const;
static double f(double x) { return x * x; }

int main(void) {
  return (int)__enzyme_autodiff((void *)f, 2.0, enzyme_const); // expect: enzyme_const|argument
}
