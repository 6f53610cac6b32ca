#define N 5
#include "check.h"
static double f(double *x, int n) {
  double v[N], w[N];
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  FILE *t = tmpfile();
  fwrite(v, sizeof *v, n, t);
  rewind(t);
  if (fread(w, sizeof *w, n, t) != (size_t)n) return -1;
  fclose(t);
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i] * (i + 1);
  return s;
}
