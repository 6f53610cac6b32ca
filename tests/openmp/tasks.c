// Tasks, loops of tasks, task groups, reductions and dependences: done at once by the thread that makes them.
#include "parallel.h"

KERNEL(two) { double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
  {
    double c = x[2];
#pragma omp task shared(a) firstprivate(c)
  a = x[0]*x[0]*c;
#pragma omp task shared(b) if(n > 100)
  b = x[1]*x[1];
#pragma omp taskwait
  w[0] = a*b;
  }
  return a*b + w[0]; }
static double fib(const double *x, int k) { double a, b; if (k < 2) return x[k]*x[k];
#pragma omp task shared(a) final(k < 3) mergeable
  a = fib(x, k-1);
#pragma omp task shared(b)
  b = fib(x, k-2);
#pragma omp taskwait
  return a*b*0.5 + a; }
KERNEL(rec) { double r = 0;
#pragma omp parallel
#pragma omp single
  r = fib(x, 6);
  return r; }
KERNEL(loop) { double l = 0;
#pragma omp parallel
#pragma omp master
#pragma omp taskloop grainsize(3) lastprivate(l)
  for (int i = 0; i < n; i++) { w[i] = x[i]*x[i]; l = w[i]*x[0]; }
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += w[i]*w[(i+1)%n];
  return s*l; }
KERNEL(many) { double s = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < n; i++) {
#pragma omp task depend(out: w[i])
      { w[i] = sin(x[i]); 
        #pragma omp atomic
        s += w[i]*x[i]; }
    }
#pragma omp taskgroup
    {
#pragma omp task
     { 
#pragma omp critical
      s += x[0]/omp_get_num_threads(); }
    }
  }
  return s; }
KERNEL(grouped) { double s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
  for (int i = 0; i < n; i++) {
#pragma omp task
    w[i] = x[i]*x[i];
  }
  for (int i = 0; i < n; i++) s += w[i]*w[i];
  return s; }
KERNEL(reduced) { double s = x[0], p = 1;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskloop reduction(+:s) reduction(*:p) grainsize(3)
    for (int i = 0; i < n; i++) { s += x[i]*x[i]; p *= 1 + 0.1*x[i]; }
    s *= p;
  }
  return s*s; }
KERNEL(taking) { double s = 0, largest = -1, h[5] = {x[0]};
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+:s, h) task_reduction(max:largest)
  for (int i = 0; i < n; i++) {
#pragma omp task in_reduction(+:s, h) in_reduction(max:largest) firstprivate(i)
    { double v = x[i]*x[(i+1)%n]; s += v*v; h[i%5] += v; if (v > largest) largest = v; }
  }
  return s*largest + h[0]*h[1]*h[4]; }
struct place { double value; int at; };
#pragma omp declare reduction(later : struct place : omp_out = omp_in.value > omp_out.value ? omp_in : omp_out) initializer(omp_priv = {-1e9, -1})
KERNEL(declared) { struct place m = {-1e9, -1};
#pragma omp parallel master taskloop reduction(later : m) num_tasks(4)
  for (int i = 0; i < n; i++) if (x[i]*x[n-1-i] > m.value) { m.value = x[i]*x[n-1-i]; m.at = i; }
  return m.value*m.value + x[m.at]; }
int main() { COMPARE(two); COMPARE(rec); COMPARE(loop); COMPARE(many); COMPARE(grouped); COMPARE(reduced); COMPARE(taking); COMPARE(declared); return failures; }
