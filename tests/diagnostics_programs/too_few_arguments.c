// The function takes two numbers, the request passes one.
extern double __enzyme_autodiff(void *, ...);
static double f(double x, double y) { return x * y; }

int main(void) {
  return (int)__enzyme_autodiff((void *)f, 2.0); // expect: argument|few
}
