// Numbers that are copied into arrays of short integers, which are read for what they tell of the numbers.
#define N 4
#include "check.h"
typedef struct { short parts[4]; } quarters;
static double f(double *x, int n) {
  quarters *q = malloc(n * sizeof *q);
  for (int i = 0; i < n; i++) {
    double v = x[i] + 2;
    memcpy(q + i, &v, sizeof v);
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += q[i].parts[3] * 0.01 + q[i].parts[2] * 1e-7;
  free(q);
  return s;
}
