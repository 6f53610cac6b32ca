// Parallel loops as programs have them: iterations to convergence, histograms, rows on the heap, loops without turns.
#include "parallel.h"

KERNEL(manythreads) { double s = 0; for (int r = 0; r < 3; r++) {
#pragma omp parallel for num_threads(r+1) reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i]*x[(i+r)%n]; }
  return s; }
KERNEL(trip0) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n - 37; i++) s += x[i];
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 2; i++) s += x[i]*x[i];
  return s; }
KERNEL(bigtape) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { double t = x[i]; for (int k = 0; k < 3000; k++) t = t + 1e-3*sin(t + 0.1*k); s += t; }
  return s; }
KERNEL(whileloop) { double s = 0;
#pragma omp parallel for reduction(+:s) schedule(dynamic)
  for (int i = 0; i < n; i++) { double t = x[i]+1; int it = 0; while (fabs(t*t - x[i]-1) > 1e-12 && it++ < 50) t -= (t*t-x[i]-1)/(2*t); s += t; }
  return s; }
static void inner(double *a, const double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) a[i] = a[i]*x[i];
}
KERNEL(callees) { for (int i = 0; i < n; i++) w[i] = x[i]; inner(w, x, n); inner(w, x, n); double s = 0; for (int i = 0; i < n; i++) s += w[i]; return s; }
KERNEL(flagged) { double s = 0; int flag = 0;
#pragma omp parallel for reduction(+:s) shared(flag)
  for (int i = 0; i < n; i++) { if (x[i] > 0.75) {
#pragma omp atomic write
   flag = 1;
   } s += x[i] > 0.5 ? x[i]*x[i] : sin(x[i]); }
  return s*(1+flag); }
KERNEL(histo) { double h[8] = {0}; 
#pragma omp parallel
  { double mine[8] = {0};
#pragma omp for nowait
    for (int i = 0; i < n; i++) mine[(int)(x[i]*8) & 7] += x[i]*x[i];
#pragma omp critical
    for (int k = 0; k < 8; k++) h[k] += mine[k];
  }
  double s = 1; for (int k = 0; k < 8; k++) s *= 1 + h[k]; return s; }
KERNEL(jac) { double a[64], b[64]; double err = 1; int it = 0; for (int i = 0; i < n; i++) a[i] = x[i];
  while (err > 1e-10 && it < 40) { err = 0; it++;
#pragma omp parallel for reduction(max:err)
    for (int i = 0; i < n; i++) { b[i] = 0.3*(a[(i+1)%n] + sin(a[(i+n-1)%n])) + x[i]*0.1; err = fmax(err, fabs(b[i]-a[i])); }
#pragma omp parallel for
    for (int i = 0; i < n; i++) a[i] = b[i];
  }
  double s = 0; for (int i = 0; i < n; i++) s += a[i]*a[i]; return s; }
KERNEL(tri) { double s = 0;
#pragma omp parallel for reduction(+:s) schedule(guided)
  for (int i = 0; i < n; i++) for (int j = 0; j <= i; j++) { s += x[i]*x[j]; if (j > 5) break; }
  return s; }
KERNEL(unevn) { double s = 0;
#pragma omp parallel
  {
    int t = omp_get_thread_num();
    if (t % 2 == 0) { for (int i = 0; i < n; i++) {
#pragma omp atomic
      s += x[i]*x[i]/((omp_get_num_threads()+1)/2); } }
    else {
#pragma omp critical
      w[0] += 0; }
  }
  return s; }
KERNEL(ptrs) { double **rows = malloc(6*sizeof *rows); 
#pragma omp parallel for
  for (int i = 0; i < 6; i++) { rows[i] = malloc(5*sizeof(double)); for (int j = 0; j < 5; j++) rows[i][j] = x[i]*x[j+6]; }
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 6; i++) for (int j = 0; j < 5; j++) s += rows[i][j]*rows[(i+1)%6][j];
#pragma omp parallel for
  for (int i = 0; i < 6; i++) free(rows[i]);
  free(rows);
  return s; }
KERNEL(bar) { double tot = 0;
#pragma omp parallel
  for (int r = 0; r < 3; r++) {
#pragma omp for
    for (int i = 0; i < n; i++) w[i] = x[i]*(r+1) + tot*0.01;
#pragma omp for reduction(+:tot)
    for (int i = 0; i < n; i++) tot += w[i]*w[i];
  }
  return tot; }
KERNEL(gt) { double s = 0; double t0 = omp_get_wtime();
#pragma omp parallel for reduction(+:s) default(none) shared(x, n)
  for (int i = 0; i < n; i++) s += x[i]*(omp_in_parallel() ? 1 : 1) * (omp_get_thread_num() >= 0);
  return s*s + 0*(omp_get_wtime() - t0); }
int main() { COMPARE(manythreads); COMPARE(trip0); COMPARE(bigtape); COMPARE(whileloop); COMPARE(callees); COMPARE(flagged); COMPARE(histo); COMPARE(jac); COMPARE(tri); COMPARE(unevn); COMPARE(ptrs); COMPARE(bar); COMPARE(gt); return failures; }
