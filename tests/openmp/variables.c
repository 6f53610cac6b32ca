// Threadprivate and global variables, nested regions, array and declared reductions, simd, small and long numbers.
#include "parallel.h"

KERNEL(nested) { double s = 0;
  omp_set_max_active_levels(2);
#pragma omp parallel for reduction(+:s) num_threads(2)
  for (int i = 0; i < n; i++) { double q = 0;
    #pragma omp parallel for reduction(+:q) num_threads(3)
    for (int j = 0; j < 5; j++) q += x[i]*x[j]*x[(i+j)%n];
    s += q*q; }
  omp_set_max_active_levels(1);
  return s; }
KERNEL(simd) { double s = 0;
#pragma omp parallel for simd reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i]*x[i]*x[0];
#pragma omp simd reduction(+:s) linear(n)
  for (int i = 0; i < n; i++) s += x[i]*w[i];
  return s; }
#pragma omp declare simd
static double dsimd(double a) { return a*sin(a); }
KERNEL(dsim) { double s = 0;
#pragma omp parallel for simd reduction(+:s) safelen(8)
  for (int i = 0; i < n; i++) s += dsimd(x[i]);
  return s; }
static double tp; 
#pragma omp threadprivate(tp)
KERNEL(tpriv) { double s = 0; tp = x[1];
#pragma omp parallel copyin(tp)
  {
    #pragma omp for
    for (int i = 0; i < n; i++) tp += x[i]*x[i];
    #pragma omp critical
    s += (tp - x[1])*x[0];
  }
  return s; }
KERNEL(arr) { double h[5] = {1,0,0,0,0}; double *q = w;
#pragma omp parallel for reduction(+:h[:5]) reduction(*: q[0:2])
  for (int i = 0; i < n; i++) { h[i%5] += x[i]*x[i]; q[i%2] *= x[i]; }
  return h[0]*h[1]+h[2]*h[3]*h[4]+q[0]; }
typedef struct { double a, b; } pair;
#pragma omp declare reduction(pp : pair : omp_out.a += omp_in.a, omp_out.b = fmax(omp_out.b, omp_in.b)) initializer(omp_priv = (pair){0, -1e9})
KERNEL(userred) { pair p = {0, -1e9};
#pragma omp parallel for reduction(pp : p)
  for (int i = 0; i < n; i++) { p.a += x[i]*x[i]; p.b = fmax(p.b, x[i]*x[3]); }
  return p.a*p.b; }
KERNEL(logical) { int any = 0, all = 1, b = 0; double s = 0;
#pragma omp parallel for reduction(||:any) reduction(&&:all) reduction(|:b) reduction(+:s)
  for (int i = 0; i < n; i++) { any = any || x[i] > 0.7; all = all && x[i] > 0; b |= i; s += x[i]*x[i]; }
  return any && all ? s*b : -s; }
static double g;
KERNEL(globals) { g = x[0]; double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += g*x[i];
#pragma omp parallel
  { 
    #pragma omp single
    g = s*s; 
    #pragma omp for
    for (int i = 0; i < n; i++) w[i] = g*x[i];
  }
  for (int i = 0; i < n; i++) s += w[i];
  return s; }
KERNEL(flt) { float s = 0; float c = x[1];
#pragma omp parallel for reduction(+:s) firstprivate(c)
  for (int i = 0; i < n; i++) s += (float)(x[i]*x[i])*c;
  long double l = 0, f = x[0];
#pragma omp parallel for shared(f)
  for (int i = 0; i < n; i++) { long double t = x[i]*(long double)x[i]*f;
    #pragma omp critical
    l += t; }
  return s*1e-9+(double)l; }
KERNEL(earlyret) { double s = 0;
  for (int t = 0; t < 6; t++) {
    #pragma omp parallel for reduction(+:s)
    for (int i = 0; i < n; i++) s += x[i]*x[(i+t)%n];
    if (s > 30) return s*s;
  }
  return s; }
static double rec(const double *x, int lo, int hi) { if (hi-lo < 4) { double s = 0; for (int i = lo; i < hi; i++) s += x[i]*x[i]*x[i]; return s; }
  double a = 0, b = 0; int m = (lo+hi)/2;
#pragma omp parallel sections num_threads(2)
  {
    #pragma omp section
    a = rec(x, lo, m);
    #pragma omp section
    b = rec(x, m, hi);
  }
  return a*b; }
KERNEL(recur) { omp_set_max_active_levels(3); double r = rec(x, 0, 20); omp_set_max_active_levels(1); return r; }
typedef struct { double *p; int n; double c; } obj;
static void work(obj *o, int i) { o->p[i] = o->p[i]*o->p[i]*o->c; }
KERNEL(objs) { obj o = {w, n, x[2]}; double s = 0;
  memcpy(w, x, n*sizeof *w);
#pragma omp parallel for
  for (int i = 0; i < o.n; i++) work(&o, i);
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { double t[4]; memcpy(t, x + i%8, sizeof t); s += o.p[i]*t[3]*t[0]; }
  return s; }
KERNEL(fptr) { double (*f[2])(double) = {sin, cos}; double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += f[i%2](x[i])*x[0];
  return s; }
int main() { COMPARE(nested); COMPARE(simd); COMPARE(dsim); COMPARE(tpriv); COMPARE(arr); COMPARE(userred); COMPARE(logical); COMPARE(globals); COMPARE(flt); COMPARE(earlyret); COMPARE(recur); COMPARE(objs); COMPARE(fptr); return failures; }
