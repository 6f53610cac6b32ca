// enzyme_out belongs to reverse mode: forward mode needs the tangent.
// mention: enzyme_dup
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_out;
static double f(double x) { return x * x; }

int main(void) {
  return (int)__enzyme_fwddiff((void *)f, enzyme_out, 2.0); // expect: enzyme_out|forward
}
