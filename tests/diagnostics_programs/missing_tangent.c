// Forward mode with the tangent of the second number left out.
extern double __enzyme_fwddiff(void *, ...);
static double f(double x, double y) { return x * y; }

int main(void) {
  return (int)__enzyme_fwddiff((void *)f, 2.0, 1.0, 3.0); // expect: shadow|tangent|argument
}
