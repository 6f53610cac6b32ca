// Parallel loops with static schedules, reductions, private and shared variables, regions by thread number.
#include "parallel.h"

KERNEL(red) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i]*sin(x[(i*7)%n]);
  return s; }
KERNEL(regionfor) { double s = 0, c = x[3];
#pragma omp parallel
  {
    double p = 0;
    #pragma omp for
    for (int i = 0; i < n; i++) w[i] = x[i]*x[i]*c;
    #pragma omp for schedule(static,3)
    for (int i = 0; i < n; i++) p += w[i]*w[(i+5)%n];
    #pragma omp critical
    s += p;
  }
  return s; }
KERNEL(prod) { double s = 1, mx = -1e9, mn = 1e9;
#pragma omp parallel for reduction(*:s) reduction(max:mx) reduction(min:mn)
  for (int i = 0; i < n; i++) { s *= 1+x[i]*0.1; mx = fmax(mx, x[i]); mn = x[i] < mn ? x[i] : mn; }
  return s*mx*mn; }
KERNEL(priv) { double a = x[0]*2, b = x[1], l = 0, s = 0;
#pragma omp parallel for private(b) firstprivate(a) lastprivate(l) reduction(+:s) num_threads(3)
  for (int i = 0; i < n; i++) { b = x[i]*a; a += 0.0; l = b*b; s += b*b*b; }
  return l + s + b; }
KERNEL(cond) { double s = 0;
#pragma omp parallel for reduction(+:s) if(n > 100)
  for (int i = 0; i < n; i++) s += x[i]*x[i];
#pragma omp parallel for reduction(-:s) if(n > 10)
  for (int i = 0; i < n; i++) s -= x[i]*x[i]*x[i];
  return s; }
KERNEL(byid) { double s = 0; int used = 1;
#pragma omp parallel num_threads(4) shared(used)
  {
    int t = omp_get_thread_num(), m = omp_get_num_threads();
    if (t == 0) used = m;
    for (int i = t; i < n; i += m) w[i] = exp(x[i]);
    #pragma omp barrier
    double p = 0;
    for (int i = t; i < n; i += m) p += w[n-1-i]*x[i];
    #pragma omp barrier
    w[t] = p;
    for (int i = t + m; i < n; i += m) w[i] = 0;
  }
  for (int i = 0; i < n; i++) s += w[i];
  return s*used; }
KERNEL(inplace) {
  double *u = malloc(n*sizeof *u), *v = malloc(n*sizeof *v), s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int t = 0; t < 5; t++) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) { double l = u[i?i-1:n-1], r = u[i<n-1?i+1:0]; v[i] = u[i] + 0.1*(l*r - u[i]*u[i]); }
    double *k = u; u = v; v = k;
  }
  for (int t = 0; t < 3; t++) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) u[i] = sin(u[i]) + u[i]*x[i];
  }
  for (int i = 0; i < n; i++) s += u[i]*u[i];
  free(u); free(v);
  return s; }
KERNEL(localarray) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { double a[8]; for (int k = 0; k < 8; k++) a[k] = x[(i+k)%n]*k; for (int k = 1; k < 8; k++) a[k] *= a[k-1] + 1; s += a[7]; double *h = malloc(3*sizeof *h); h[0]=x[i]; h[1]=h[0]*h[0]; h[2]=h[1]*h[0]; s += h[2]; free(h); }
  return s; }
KERNEL(sections) { double a = 0, b = 0;
#pragma omp parallel
  {
    #pragma omp for nowait
    for (long i = 0; i < n; i++) w[i] = x[i]*x[i]*x[i];
    #pragma omp for nowait
    for (long i = 0; i < n; i++) w[i] *= w[i];
  }
#pragma omp parallel for
    for (unsigned i = 0; i < n; i++) w[i] *= x[i];
#pragma omp parallel for reduction(+:a)
    for (unsigned long i = 0; i < n; i++) a += w[i] * x[0];
  return a*(1+b); }
int main() { COMPARE(red); COMPARE(regionfor); COMPARE(prod); COMPARE(priv); COMPARE(cond); COMPARE(byid); COMPARE(inplace); COMPARE(localarray); COMPARE(sections); return failures; }
