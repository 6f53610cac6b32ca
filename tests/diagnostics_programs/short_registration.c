// A custom rule for reverse mode needs the function, its augmented form and its gradient.
extern double __enzyme_autodiff(void *, ...);
static __attribute__((noinline)) double f(double x) { return x * x; }
static double gradient_f(double x, double d) { return 2 * x * d; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)gradient_f}; // expect: __enzyme_register_gradient|three|3
static double g(double x) { return f(x) * x; }

int main(void) { return (int)__enzyme_autodiff((void *)g, 2.0); }
