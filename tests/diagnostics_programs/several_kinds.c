// A wrong registration and a request that makes no sense: both are told in one go.
// mention: \{function, augmented forward pass, reverse pass\}
extern double __enzyme_autodiff(void *, ...);
static __attribute__((noinline)) double f(double x) { return x * x; }
void *__enzyme_register_gradient_f[] = {(void *)f}; // expect: expected 3 functions, found 1 entr

int main(void) {
  return (int)__enzyme_autodiff((void *)f); // expect: nothing is given for parameter 1 \('x'\)
}
