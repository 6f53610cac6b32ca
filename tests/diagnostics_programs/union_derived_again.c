// Adjoints of tagged unions are not differentiated again: one that is zero at a point looks like none.
extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
struct shape { int tag; union { double number; double *place; } u; };
static double f(double x) {
  double a = x, s = 0;
  struct shape e[4];
  for (int i = 0; i < 4; i++) {
    e[i].tag = i & 1;
    if (e[i].tag) e[i].u.number = x * i;
    else e[i].u.place = &a;
  }
  for (int i = 0; i < 4; i++) {
    double d = e[i].tag ? e[i].u.number : *e[i].u.place;
    s += d * d;
  }
  return s;
}
static double inner(double x) { return __enzyme_autodiff((void *)f, x); } // expect: again.*number

int main(void) { return (int)__enzyme_fwddiff((void *)inner, 0.0, 1.0); }
