// Schedules of all kinds, and whatever orders threads: critical sections, atomics, single, ordered, locks.
#include "parallel.h"

KERNEL(dyn) { double s = 0;
#pragma omp parallel for reduction(+:s) schedule(dynamic)
  for (int i = 0; i < n; i++) { double t = x[i]; for (int k = 0; k < i%5; k++) t = sin(t)+x[k]; w[i] = t; s += t*t; }
#pragma omp parallel for reduction(+:s) schedule(guided,2)
  for (int i = 0; i < n; i++) s += w[i]*x[i];
#pragma omp parallel for reduction(+:s) schedule(runtime)
  for (long i = 3; i < n; i += 2) s += w[i]*w[i-1];
#pragma omp parallel for reduction(+:s) schedule(dynamic,3)
  for (int i = n-1; i >= 0; i -= 3) s += w[i]*x[n-1-i];
  return s; }
KERNEL(crit) { double s = 1, c = 0;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) {
    double t = x[i]*x[i];
    #pragma omp critical (mul)
    s *= 1 + 0.1*t;
    #pragma omp critical (add)
    { c += t*x[0]; }
  }
  return s*c; }
KERNEL(nestcrit) { double s = 1, m = 0; int count = 0;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) {
    #pragma omp critical (outer)
    { count++; s *= 1+0.1*x[i];
      #pragma omp critical (inner)
      m += x[i]*x[i];
    }
    #pragma omp critical (inner)
    m += x[i];
  }
  return s*m + count; }
KERNEL(atom) { double s = 0, q = 0, h[4] = {0};
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    #pragma omp atomic
    s += x[i]*x[i];
    #pragma omp atomic update
    q -= x[i];
    #pragma omp atomic
    h[i%4] += x[i]*x[0];
  }
  return s*q + h[0]*h[1]*h[2]*h[3]; }
KERNEL(atommul) { double s = 1, v = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    #pragma omp atomic
    s *= 1+0.1*x[i];
  }
#pragma omp parallel
  {
    double r;
    #pragma omp atomic read
    r = s;
    #pragma omp barrier
    #pragma omp single
    {
    #pragma omp atomic write
    s = r*r;
    }
    #pragma omp critical
    v = s + r;
  }
  return s*v; }
KERNEL(capt) { double s = 0, c = 0;
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) { double v;
    #pragma omp atomic capture
    { v = s; s += x[i]; }
    #pragma omp atomic
    c += v*x[i] + 0.5*x[i]*x[i];  // half the square of the sum, in whatever order
  }
  return s*c; }
KERNEL(single) { double m = 0, s = 0;
#pragma omp parallel
  {
    #pragma omp single
    { for (int i = 0; i < n; i++) m += x[i]; m /= n; }
    #pragma omp for reduction(+:s)
    for (int i = 0; i < n; i++) s += (x[i]-m)*(x[i]-m);
    #pragma omp master
    w[0] = s*m;
    #pragma omp barrier
    #pragma omp masked
    w[1] = w[0]*x[1];
    #pragma omp for nowait
    for (int i = 2; i < n; i++) w[i] = x[i]*w[0];
  }
  double r = 0; for (int i = 0; i < n; i++) r += w[i]*w[i];
  return r; }
KERNEL(sect) { double a = 0, b = 0, c = 0;
#pragma omp parallel sections
  {
    #pragma omp section
    for (int i = 0; i < n; i++) a += x[i]*x[i];
    #pragma omp section
    for (int i = 0; i < n; i++) b += sin(x[i]);
    #pragma omp section
    c = x[0]*x[1];
  }
  return a*b*c; }
KERNEL(order) { double s = 0.3;
#pragma omp parallel for ordered schedule(dynamic)
  for (int i = 0; i < n; i++) { double t = sin(x[i]);
    #pragma omp ordered
    s = sin(s + t*x[i]);
  }
#pragma omp parallel for ordered schedule(static,2)
  for (int i = 0; i < n; i++) {
    #pragma omp ordered
    { s = 0.5*sin(s) + x[i]; w[i] = s; }
  }
  return s + w[3]; }
KERNEL(coll) { double s = 0;
#pragma omp parallel for collapse(2) reduction(+:s)
  for (int i = 0; i < 6; i++) for (int j = 0; j < 5; j++) { w[i*5+j] = x[i]*x[j+6]; s += w[i*5+j]*x[i*5+j]; }
#pragma omp parallel for collapse(3) schedule(dynamic,2) reduction(+:s)
  for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) for (int k = 0; k < 2; k++) s += x[i]*x[j]*x[k]*w[i*8+j*2+k];
  return s; }
static void orphan(const double *x, double *w, int n) {
#pragma omp for schedule(dynamic,4)
  for (int i = 0; i < n; i++) w[i] = x[i]*x[i];
}
__attribute__((noinline)) static double orphan2(const double *x, double *w, int n, double *s) { double p = 0;
#pragma omp for
  for (int i = 0; i < n; i++) p += w[i]*x[(i+1)%n];
#pragma omp critical
  *s += p;
#pragma omp barrier
  return *s;
}
KERNEL(orph) { double s = 0, r = 0;
#pragma omp parallel
  { orphan(x, w, n); double q = orphan2(x, w, n, &s);
    #pragma omp single
    r = q*q; }
  return s*r; }
KERNEL(timeloop) {
  double *u = w, *v = malloc(n*sizeof *v), *first = v, s = 0;
#pragma omp parallel
  {
    #pragma omp for
    for (int i = 0; i < n; i++) u[i] = x[i];
    for (int t = 0; t < 4; t++) {
      #pragma omp for
      for (int i = 1; i < n-1; i++) v[i] = u[i] + 0.2*(u[i-1]*u[i+1] - u[i]);
      #pragma omp single
      { v[0] = u[0]; v[n-1] = u[n-1]; double *k = u; u = v; v = k; }
    }
  }
  for (int i = 0; i < n; i++) s += u[i]*u[i];
  free(first);
  return s; }
KERNEL(locks) { double s = 1; omp_lock_t l; omp_init_lock(&l);
#pragma omp parallel for
  for (int i = 0; i < n; i++) { double t = x[i]*x[i]; omp_set_lock(&l); s = s*(1+0.01*t); omp_unset_lock(&l); }
  omp_destroy_lock(&l);
  return s; }
static omp_nest_lock_t again;
static omp_lock_t outer, inner;
static void multiply(double *s, double d) { omp_set_nest_lock(&again); *s *= 1 + 0.01*d*d; omp_unset_nest_lock(&again); }
KERNEL(nested) { double s[2] = {1, 1}; omp_init_nest_lock(&again);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0) { multiply(s + 1, x[i]); continue; }
    omp_set_nest_lock(&again);
    multiply(s, x[i]); s[0] *= 1 + 0.1*x[i]; multiply(s + 1, 1 + x[i]); s[1] *= 1.001;
    omp_unset_nest_lock(&again);
  }
  omp_destroy_nest_lock(&again); return s[0] + s[1]*s[0]; }
KERNEL(alone) { double s = 0; omp_init_lock(&outer); omp_init_lock(&inner); omp_init_nest_lock(&again);  // no threads
  for (int i = 0; i < n; i++) {
    omp_set_lock(&outer); s += x[i]*x[i]; omp_set_lock(&inner); s *= 1.01; omp_unset_lock(&inner); omp_unset_lock(&outer);
    multiply(&s, x[i]);
  }
  return s; }
KERNEL(captured) { double h[4] = {1, 1, 1, 1}, sum = 0, s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) { double v, u;
#pragma omp atomic capture
    v = h[i & 3] *= 1 + 0.1*x[i];
#pragma omp atomic capture
    { u = sum; sum += x[i]; }
    w[i] = 0*v*u; }
  for (int i = 0; i < 4; i++) s += h[i];
  return s + sum*sum; }
int main() { COMPARE(dyn); COMPARE(crit); COMPARE(nestcrit); COMPARE(atom); COMPARE(atommul); COMPARE(capt); COMPARE(single); COMPARE(sect); COMPARE(order); COMPARE(coll); COMPARE(orph); COMPARE(timeloop); COMPARE(locks); COMPARE(nested); COMPARE(alone); COMPARE(captured); return failures; }
