// An active call of a function whose body is nowhere to be seen.
// mention: note: 'y' depends on 'x'
// mention: __enzyme_(register_gradient|inactivefn)|definition|source
extern double __enzyme_autodiff(void *, ...);
extern double mystery(double);

static double f(double x) {
  double y = x * x;
  return mystery(y) * x; // expect: mystery
}

int main(void) { return (int)__enzyme_autodiff((void *)f, 2.0); }
