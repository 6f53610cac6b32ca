// Width 2 needs two shadows of each duplicated argument.
struct two { double a, b; };
extern struct two __enzyme_fwddiff(void *, ...);
extern int enzyme_width, enzyme_dup;
static double f(double x) { return x * x; }

int main(void) {
  return (int)__enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dup, 2.0, 1.0).a; // expect: shadow|width|argument
}
