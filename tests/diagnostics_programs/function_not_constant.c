// Which function to differentiate is known only when the program runs.
extern double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*volatile chosen)(double);

int main(int argc, char **argv) {
  (void)argv;
  chosen = argc > 1 ? square : cube;
  return (int)__enzyme_autodiff((void *)chosen, 2.0); // expect: constant|function|known
}
