// The vector width must be known when the program is compiled.
extern double __enzyme_fwddiff(void *, ...);
extern int enzyme_width;
static double f(double x) { return x * x; }

int main(int argc, char **argv) {
  (void)argv;
  return (int)__enzyme_fwddiff((void *)f, enzyme_width, argc, 2.0, 1.0); // expect: width
}
