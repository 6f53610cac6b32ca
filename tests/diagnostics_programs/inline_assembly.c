// Inline assembly computes on an active value.
// mention: __enzyme_register_gradient|C code|rewrite|inactive
extern double __enzyme_autodiff(void *, ...);

static double f(double x) {
  double y;
  __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x)); // expect: (inline )?(asm|assembl)
  return y * x;
}

int main(void) { return (int)__enzyme_autodiff((void *)f, 2.0); }
