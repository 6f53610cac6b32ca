// The function takes one number, the request passes two.
extern double __enzyme_autodiff(void *, ...);
static double f(double x) { return x * x; }

int main(void) {
  return (int)__enzyme_autodiff((void *)f, 2.0, 3.0); // expect: argument|many
}
