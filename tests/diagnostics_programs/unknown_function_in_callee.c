// The unknown function is two calls deep, takes memory, and forward mode asks for it.
// mention: memory 'p' receives 'x'
// mention: note: 'x' is declared active
extern double __enzyme_fwddiff(void *, ...);
extern void pointer_work(double *, int);

static __attribute__((noinline)) double inner(double *p) {
  pointer_work(p, 3); // expect: pointer_work
  return p[0];
}
static __attribute__((noinline)) double outer(double x) {
  double p[3] = {x, 2 * x, 3 * x};
  return inner(p) + p[2];
}

int main(void) { return (int)__enzyme_fwddiff((void *)outer, 2.0, 1.0); }
