// The function to differentiate is declared and never defined.
extern double __enzyme_autodiff(void *, ...);
extern double elsewhere(double);

int main(void) {
  return (int)__enzyme_autodiff((void *)elsewhere, 2.0); // expect: elsewhere
}
