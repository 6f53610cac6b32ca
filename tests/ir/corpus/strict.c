/* Constrained floating point, optimisation barriers, annotations, pointer types of all kinds. */
#pragma STDC FENV_ACCESS ON
#include <fenv.h>
#include <math.h>
double strict(double a, double b) { return a * b + sqrt(a) - (double)(float)b + (a < b) + (int)a; }
int rounding(double x) { fesetround(FE_UPWARD); return (int)lrint(x); }
__attribute__((annotate("kernel"))) double annotated(double x) { int local __attribute__((annotate("here"))) = 3; return x * local; }
double through(double (*f)(double, void *), double (*table[2])(double), void **p) { return f(table[1](1.0), *p); }
const void *self(void) { return (const void *)&self; }
char *returned(char *p, const char *q) { while ((*p++ = *q++)) {} return p; }
double old_style(a, b) double a; int b; { return a + b; }
int undefined_use(void) { int x; int y = x; return y; }
