// What threads read together: neighbours, rows, columns, one array by two names, strides that show at run time.
#include "parallel.h"

#define NOINLINE __attribute__((noinline))
KERNEL(wide) { double s = 0;
#pragma omp parallel for
  for (int i = 2; i < n - 2; i++) w[i] = x[i-2]*x[i+2] + x[i-1]*x[i+1] - x[i]*x[i];
  for (int i = 0; i < n; i++) s += w[i]*w[i];
  return s; }
KERNEL(chunks) { double s = 0;
#pragma omp parallel for schedule(static, 3) reduction(+:s)
  for (int i = 1; i < n - 1; i++) s += x[i-1]*x[i]*x[i+1];
#pragma omp parallel for schedule(dynamic, 2) reduction(+:s)
  for (int i = 1; i < n - 1; i++) s += x[i-1]*x[i+1];
#pragma omp parallel for schedule(guided) reduction(+:s)
  for (int i = 0; i < n - 3; i++) s += x[i]*x[i+3];
  return s; }
KERNEL(written) { double out[SIZE], in[SIZE], *to = out, *from = in, s = 0; for (int i = 0; i < n; i++) in[i] = x[i]*x[i];
#pragma omp parallel for firstprivate(to, from)
  for (int i = 0; i < n; i++) to[i] = from[i]*from[n-1-i];
  for (int i = 0; i < n; i++) s += out[i]*(i + 1);
  return s; }
KERNEL(plate) { int m = 6; double s = 0;
#pragma omp parallel for
  for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++)
    w[i*m+j] = x[i*m+j]*(x[(i-1)*m+j] + x[(i+1)*m+j] + x[i*m+j-1]*x[i*m+j+1]);
#pragma omp parallel for collapse(2) reduction(+:s)
  for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) s += w[i*m+j]*x[(i-1)*m+j]*x[i*m+j+1];
  return s; }
NOINLINE static void product(const double *a, const double *b, double *c, int rows, int columns) {
#pragma omp parallel for
  for (int i = 0; i < rows; i++) { double r = 0; for (int j = 0; j < columns; j++) r += a[i*columns+j]*b[j]; c[i] += r*b[0]; }
}
KERNEL(rows) { product(x, x + 30, w, 5, 6); product(x, x, w + 6, 5, 6); product(x + 1, x, w + 12, 1, 36); product(x, x, w, 0, 6);
  product(x, x, w, 3, 0); double s = 0; for (int i = 0; i < n; i++) s += w[i]*w[i]; return s; }
KERNEL(onto) { for (int i = 0; i < n; i++) w[i] = x[i]; product(w + 20, w, w + 19, 1, 8);  // one thread reads what it wrote
  double s = 0; for (int i = 0; i < n; i++) s += w[i]*w[i]; return s; }
NOINLINE static double pairs(const double *a, const double *b, int n, int stride) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += a[i]*b[i*stride]*b[i*stride+1];
  return s; }
KERNEL(names) { return pairs(x, x, n - 1, 1) + pairs(x, x + 1, n - 2, 1) + pairs(x, x + 3, 16, 2) + pairs(x + 18, x + 17, 17, -1)
  + pairs(x, x + 5, n, 0) + pairs(x, x + 20, 16, 1) + pairs(x + 20, x, 16, 1); }
KERNEL(mirror) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i]*x[n-1-i]*x[0];
  return s; }
KERNEL(loose) { double s = 0;
#pragma omp parallel reduction(+:s)
  {
#pragma omp for nowait schedule(static)
    for (int i = 0; i < n; i++) s += x[i]*x[i];
#pragma omp for nowait schedule(dynamic, 1)
    for (int i = 0; i < n; i++) s += sin(x[i]);
#pragma omp for nowait schedule(static, 1)
    for (int i = n - 1; i >= 0; i--) s += x[i]*x[i]*x[i];
  }
  return s; }
KERNEL(again) { double s = 0;
#pragma omp parallel reduction(+:s)
  for (int t = 0; t < 4; t++) {
#pragma omp for nowait schedule(dynamic, 3)
    for (int i = 0; i < n; i++) s += x[i]*x[i]*(t + 1);
  }
  return s; }
KERNEL(steps) { double *u = malloc(n*sizeof *u), *v = malloc(n*sizeof *v); for (int i = 0; i < n; i++) u[i] = v[i] = x[i];
#pragma omp parallel
  { double *a = u, *b = v;
    for (int t = 0; t < 5; t++) {
#pragma omp for
      for (int i = 1; i < n - 1; i++) b[i] = a[i] + 0.1*(a[i-1]*a[i+1] - a[i]*a[i])*x[i];
      double *k = a; a = b; b = k;
    }
  }
  double s = 0; for (int i = 0; i < n; i++) s += u[i]*v[i]; free(u); free(v); return s; }
KERNEL(phases) { double s = 0; for (int i = 0; i < n; i++) w[i] = x[i];
#pragma omp parallel reduction(+:s)
  {
#pragma omp for
    for (int i = 0; i < n; i++) { double r = 0; for (int j = 0; j < n; j++) r += x[j]*(i+1); s += r*x[i]; }
#pragma omp for
    for (int i = 0; i < n; i++) w[i] = w[i]*x[i];
#pragma omp for
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += w[j]*w[i]*0.01;
  }
  return s; }
KERNEL(all) { double s = 0;
#pragma omp parallel
  { double r = 0; for (int i = 0; i < n; i++) r += x[i]*x[i];
#pragma omp critical
    s += r/omp_get_num_threads(); }
  return s; }
KERNEL(triangle) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { for (int j = 0; j < i; j++) s += x[i]*x[j]; for (int j = i; j < n; j += 2) s += x[j]*x[j]; }
  return s; }
KERNEL(gather) { double s = 0; int at[SIZE]; for (int i = 0; i < n; i++) at[i] = (i*i + 3) % n;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i]*x[at[i]] + w[at[i]]*x[i];
  return s; }
KERNEL(teams) { double s = 0; omp_set_max_active_levels(2);
#pragma omp parallel num_threads(2) reduction(+:s)
  {
    double r = 0;
#pragma omp parallel for num_threads(2) reduction(+:r)
    for (int i = 0; i < n; i++) r += x[i]*x[i];
    s += r/omp_get_num_threads();
  }
  omp_set_max_active_levels(1);
  return s; }
KERNEL(some) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { if (x[i] > 0.6) continue; for (int k = 0; k < 3; k++) if (i + k < n) s += x[i+k]*x[i]; }
  return s; }
KERNEL(records) { typedef struct { double a, b, c; } P; const P *p = (const P *)x; double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) if (i != j) s += p[i].a*p[j].b + p[i].c/(1 + p[j].c*p[j].a);
  return s; }
static float squared(const float *a, int n) { float s = 0;  // (a0 + ... )^2, as sums of a thread's own
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { float r = 0; for (int j = 0; j < n; j++) r += a[j]; s += r*a[i]; }
  return s; }
static void floats(void) {
  float a[SIZE], da[SIZE] = {0}, sum = 0;
  for (int i = 0; i < SIZE; i++) sum += a[i] = 0.1f*(i % 7);
  omp_set_num_threads(4);
  __enzyme_autodiff((void *)squared, enzyme_dup, a, da, enzyme_const, SIZE);
  for (int i = 0; i < SIZE; i++) if (!(fabsf(da[i] - 2*sum) < 1e-4f*sum)) { failures++; fprintf(stderr, "floats: %g\n", da[i]); }
}
int main() { floats(); COMPARE(wide); COMPARE(chunks); COMPARE(written); COMPARE(plate); COMPARE(rows); COMPARE(onto); COMPARE(names); COMPARE(mirror); COMPARE(loose);
  COMPARE(again); COMPARE(steps); COMPARE(phases); COMPARE(all); COMPARE(triangle); COMPARE(gather); COMPARE(teams); COMPARE(some); COMPARE(records);
  return failures; }
