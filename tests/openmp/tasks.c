// Tasks, loops of tasks, task groups and dependences: done at once by the thread that makes them.
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
int main() { COMPARE(two); COMPARE(rec); COMPARE(loop); COMPARE(many); COMPARE(grouped); return failures; }
