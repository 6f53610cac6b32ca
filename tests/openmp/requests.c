// Requests made by each thread of the program's own parallel region, parallel ones too.
#include <stdio.h>
#include <math.h>
#include <string.h>
#include <omp.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
enum { M = 200, N = 6 };
static double sq(const double *x, const double *p, int n) { double s = 0; for (int i = 0; i < n; i++) { double t = x[i]; for (int k = 0; k < 3; k++) t = sin(t)*p[k%2] + x[i]; s += t*t; } return s; }
static double par(const double *x, const double *p, int n) { double s = 0;
#pragma omp parallel for reduction(+:s) num_threads(2)
 for (int i = 0; i < n; i++) { double t = x[i]; for (int k = 0; k < 3; k++) t = sin(t)*p[k%2] + x[i]; s += t*t; } return s; }
static double orphan(const double *x, const double *p, int n) { double s = 0;
  static double acc;
  #pragma omp critical
  { s = sq(x, p, n)*p[0]; }
  return s; }
int main() { int bad = 0;
  static double x[M][N], dx[M][N], ex[M][N]; double p[2] = {0.7, 0.3};
  for (int i = 0; i < M; i++) for (int j = 0; j < N; j++) x[i][j] = 0.1*j + 0.01*i;
  for (int which = 0; which < 3; which++) for (int t = 1; t < 8; t += 2) for (int r = 0; r < 5; r++) { omp_set_num_threads(t); omp_set_max_active_levels(2);
    memset(dx, 0, sizeof dx); double dp[2] = {0}, ep[2] = {0}; memset(ex, 0, sizeof ex);
    #pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < M; i++) {
      double mine[2] = {0};
      if (which == 0) __enzyme_autodiff((void*)sq, enzyme_dup, x[i], dx[i], enzyme_dup, p, mine, enzyme_const, N);
      if (which == 1) __enzyme_autodiff((void*)par, enzyme_dup, x[i], dx[i], enzyme_dup, p, mine, enzyme_const, N);
      if (which == 2) __enzyme_autodiff((void*)orphan, enzyme_dup, x[i], dx[i], enzyme_dup, p, mine, enzyme_const, N);
      for (int k = 0; k < 2; k++)
        #pragma omp atomic
        dp[k] += mine[k];
    }
    for (int i = 0; i < M; i++) if (which < 2) __enzyme_autodiff((void*)sq, enzyme_dup, x[i], ex[i], enzyme_dup, p, ep, enzyme_const, N); else  __enzyme_autodiff((void*)orphan, enzyme_dup, x[i], ex[i], enzyme_dup, p, ep, enzyme_const, N);
    for (int i = 0; i < M; i++) for (int j = 0; j < N; j++) if (fabs(dx[i][j]-ex[i][j]) > 1e-10) bad++;
    for (int k = 0; k < 2; k++) if (fabs(dp[k]-ep[k]) > 1e-9*fabs(ep[k])) { bad++; printf("%d %d dp %.12g %.12g\n", which, t, dp[k], ep[k]); }
  }
  printf("%s %d\n", bad ? "BAD" : "ok", bad); return bad != 0;
}
