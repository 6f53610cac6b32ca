#define N 3
#define HH 1e-3
#define TOL 1e-3
#include "check.h"
/* A small structure that travels in one integer register to functions of a table. */
struct tagged { int tag; float value; };
static float square(struct tagged t) { return t.value * t.value; }
static float power(struct tagged t) { return t.tag ? t.value * t.value * t.value : t.value; }
static float (*const powers[2])(struct tagged) = {square, power};
static double f(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    struct tagged t = {i, (float)x[i]};
    sum += powers[i % 2](t);
  }
  return sum;
}
