// Objects of other classes are put into a row of which only later, grown ones hold numbers with derivatives.
#define N 3
#include "check.h"
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <new>
struct Shape { virtual double eval(double t) const = 0; double a = 0.5; };
struct Square : Shape { double eval(double t) const override { return a * t * t; } };
struct Wave : Shape { double eval(double t) const override { return std::sin(a * t); } };
static double f(double *x, int n) {
  int count = 1;
  Square *v = (Square *)std::malloc(sizeof(Square));
  new (v) Square();
  for (int k = 0; k < n; k++) {
    new (v + (2 * k) % count) Wave();
    Square *w = (Square *)std::malloc((count + 1) * sizeof *w);
    for (int i = 0; i < count; i++) std::memcpy((void *)&w[i], (void *)&v[i], sizeof *w);
    new (w + count) Square();
    w[count].a = x[k] * x[0];
    count++;
    std::free(v);
    v = w;
  }
  double s = 0;
  for (int i = 0; i < count; i++) s += ((Shape *)&v[i])->eval(x[1] + i);
  std::free(v);
  return s;
}
