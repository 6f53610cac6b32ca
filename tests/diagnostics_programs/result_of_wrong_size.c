// Two derivatives are returned, but the hook is declared to return three.
struct three { double a, b, c; };
extern struct three __enzyme_autodiff(void *, ...);
static double f(double x, double y) { return x * y; }

int main(void) {
  return (int)__enzyme_autodiff((void *)f, 2.0, 3.0).c; // expect: return|result
}
