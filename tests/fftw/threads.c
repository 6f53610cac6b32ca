/* Transforms in a parallel loop: of arrays of each thread, and of one that all of them read. */
#include <fftw3.h>
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
enum { N = 8 };
static fftw_plan complex, real;

static double own(double *x) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int k = 0; k < 8; k++) {
    fftw_complex b[N], c[N];
    for (int i = 0; i < N; i++) b[i][0] = x[i] * x[(i + k) % N], b[i][1] = sin(x[i]);
    fftw_execute_dft(complex, b, c);
    for (int i = 0; i < N; i++) s += (i + 1) * (c[i][0] * c[i][0] * c[i][1]);
  }
  return s;
}

static double common(double *x) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int k = 0; k < 32; k++) {
    double c[N];
    fftw_execute_r2r(real, x, c);
    for (int i = 0; i < N; i++) s += (i + k) * (c[i] * c[i]);
  }
  return s;
}

#define TRY(f) do {                                                                                                 \
    double d[N] = {0}, reverse = 0;                                                                                 \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);                                                                 \
    for (int i = 0; i < N; i++) reverse += d[i] * v[i];                                                             \
    double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, v), difference = (f(up) - f(down)) / 2e-5;          \
    int right = fabs(reverse - difference) < 1e-5 * fabs(difference) && fabs(reverse - forward) < 1e-9 * fabs(forward); \
    printf("%s %s\n", #f, right ? "right" : "WRONG");                                                               \
  } while (0)

int main(void) {
  double x[N], v[N], up[N], down[N];
  fftw_complex b[N], c[N];
  complex = fftw_plan_dft_1d(N, b, c, 1, FFTW_ESTIMATE | FFTW_UNALIGNED);
  real = fftw_plan_r2r_1d(N, x, v, FFTW_REDFT00, FFTW_ESTIMATE | FFTW_UNALIGNED);
  for (int i = 0; i < N; i++)
    x[i] = sin(i + 1), v[i] = cos(3 * i), up[i] = x[i] + 1e-5 * v[i], down[i] = x[i] - 1e-5 * v[i];
  TRY(own);
  TRY(common);
}
