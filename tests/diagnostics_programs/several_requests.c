// Two requests, two mistakes: both are told in one go.
extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern double unknown_one(double), unknown_two(double);

static double f(double x) { return x * unknown_one(x); } // expect: unknown_one
static double g(double x) {
  return x + unknown_two(x); // expect: unknown_two
}

int main(void) { return (int)(__enzyme_autodiff((void *)f, 2.0) + __enzyme_fwddiff((void *)g, 2.0, 1.0)); }
