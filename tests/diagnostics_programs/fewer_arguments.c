// A function is called by a type that it does not have: what it gets is not known (was an internal fault).
extern double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double power(double x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) r *= x;
  return r;
}
static double f(double x) {
  double (*of_one)(double) = (double (*)(double))power;
  return of_one(x) * x; // expect: 'power': it hands over 1 argument\(s\), and the function has 2
}

int main(void) {
  return (int)__enzyme_autodiff((void *)f, 2.0); // mention: by the type that it is defined with
}
