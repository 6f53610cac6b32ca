// C that calls Fortran (shape.f90), which calls back into C.
#include <math.h>

void shape_(const int *n, const double *x, double *y, double (*)(const double *));

static double callback(const double *v) { return exp(-*v) * *v; }

double objective(int n, const double *x) {
  double y;
  shape_(&n, x, &y, callback);
  return y * y;
}
