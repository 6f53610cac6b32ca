#define N 3
#include "check.h"
static double f(double *x, int n) {
  FILE *t = tmpfile();
  double s = 0;
  for (int i = 0; i < n; i++) fprintf(t, "%.17g\n", x[i] * x[i]);
  rewind(t);
  for (int i = 0; i < n; i++) {
    double d;
    if (fscanf(t, "%lf", &d) == 1) s += d * (i + 1);
  }
  fclose(t);
  return s;
}
