// In C: a table of functions, memory that grows, a static counter.
#include <math.h>
#include <stdlib.h>

static int calls;
static double bump(double v) { return exp(-v * v); }
static double wave(double v) { return v * sin(v); }
static double (*const shapes[])(double) = {bump, wave};

double objective(int n, const double *x) {
  double *terms = NULL, sum = 0;
  for (int i = 0; i < n; i++) {
    terms = realloc(terms, (i + 1) * sizeof *terms);
    terms[i] = shapes[i % 2](x[i]) * (i + 1);
  }
  for (int i = 0; i < n; i++) sum += terms[i] * terms[(i + 1) % n];
  free(terms);
  calls++;
  return sum;
}
