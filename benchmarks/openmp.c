/* Six parallel kernels and their gradients, timed: gradient over primal (benchmarks/openmp.py). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9*t.tv_nsec; }
static void stencil(const double *x, double *y, int n) {
  double *u = malloc(n*sizeof *u), *v = malloc(n*sizeof *v);
#pragma omp parallel for
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int t = 0; t < 20; t++) {
#pragma omp parallel for
    for (int i = 1; i < n-1; i++) v[i] = u[i] + 0.1*(u[i-1]*u[i+1] - u[i]*u[i]);
    v[0] = u[0]; v[n-1] = u[n-1];
    double *k = u; u = v; v = k;
  }
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += u[i]*u[i];
  *y = s; free(u); free(v);
}
static int *idx;
static void scatter(const double *x, double *y, int n) {
  double *h = calloc(n, sizeof *h);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp atomic
    h[idx[i]] += x[i]*x[i];
  }
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += h[i]*h[i];
  *y = s; free(h);
}
static void matvec(const double *x, double *y, int n) {
  int m = (int)sqrt((double)n); double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < m; i++) { double r = 0; for (int j = 0; j < m; j++) r += x[i*m+j]*x[j]; s += r*r; }
  *y = s;
}
static void reduction(const double *x, double *y, int n) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += sin(x[i])*x[i];
  *y = s;
}
static void forces(const double *x, double *y, int n) { double e = 0; int m = 2000;
#pragma omp parallel for reduction(+:e) schedule(static)
  for (int i = 0; i < m; i++) { double f = 0; for (int j = 0; j < m; j++) if (i != j) { double dx = x[3*i]-x[3*j], dy = x[3*i+1]-x[3*j+1], dz = x[3*i+2]-x[3*j+2]; double r2 = dx*dx+dy*dy+dz*dz+0.01; double q = 1/(r2*r2*r2); f += q*q-q; } e += f*f; }
  *y = e;
}
static void monte(const double *x, double *y, int n) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int p = 0; p < 100000; p++) { unsigned long r = p*2654435761u+1; double a = x[0], v = x[1];
    for (int t = 0; t < 50; t++) { r = r*6364136223846793005ul+1442695040888963407ul; double z = (double)(r>>11)/9007199254740992.0 - 0.5; a *= exp((x[2]-0.5*v*v)*0.01 + v*0.1*z); }
    s += fmax(a - x[3], 0); }
  *y = s/100000;
}
typedef void kern(const double*, double*, int);
#define K(f) static void f##_g(double *x, double *dx, double *y, double *dy, int n) { __enzyme_autodiff((void*)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n); }
K(stencil) K(scatter) K(matvec) K(reduction) K(forces) K(monte)
int main(int c, char **v) {
  int n = 1000000; double *x = malloc(n*8), *dx = calloc(n,8); idx = malloc(n*4);
  for (int i = 0; i < n; i++) { x[i] = 0.5+0.3*sin(i*1.0); idx[i] = (i*7919L)%n; }
  struct { const char *name; kern *f; void (*g)(double*,double*,double*,double*,int); } ks[] = {
#define R(f) {#f, f, f##_g}
   R(stencil), R(scatter), R(matvec), R(reduction), R(forces), R(monte)};
  for (int k = 0; k < 6; k++) { double tp = 1e9, tg = 1e9, y, dy; 
    for (int r = 0; r < 7; r++) { double a = now(); ks[k].f(x,&y,n); double b = now(); dy = 1; ks[k].g(x,dx,&y,&dy,n); double d = now(); tp = fmin(tp,b-a); tg = fmin(tg,d-b); }
    printf("%s %g %g\n", ks[k].name, tp, tg); }
}
