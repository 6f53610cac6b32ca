/* Threads within ranks: who of a team sends, what goes on beside a message, messages of each thread. */
#include "check.h"
#include <omp.h>
#define W MPI_COMM_WORLD
static int rt(void) { return (rank+1)%size; } static int lt(void) { return (rank+size-1)%size; }
static double master(const double *x) { double u[N+2], v[N+2], s = 0; for (int k = 0; k < N; k++) u[k+1] = x[k]; double *a = u, *b = v;
#pragma omp parallel num_threads(3) firstprivate(a, b)
  for (int t = 0; t < 4; t++) {
#pragma omp master
    { MPI_Sendrecv(a+N, 1, MPI_DOUBLE, rt(), 0, a, 1, MPI_DOUBLE, lt(), 0, W, MPI_STATUS_IGNORE); MPI_Sendrecv(a+1, 1, MPI_DOUBLE, lt(), 1, a+N+1, 1, MPI_DOUBLE, rt(), 1, W, MPI_STATUS_IGNORE); }
#pragma omp barrier
#pragma omp for
    for (int k = 1; k <= N; k++) b[k] = a[k] + 0.1*(a[k-1]*a[k+1] - a[k]);
    double *c = a; a = b; b = c;
  }
  for (int k = 1; k <= N; k++) s += u[k]*u[k]*k; return s; }
static double single(const double *x) { double s = 0, all = 0, r = 0;
#pragma omp parallel num_threads(2)
  {
#pragma omp for reduction(+:s)
    for (int k = 0; k < N; k++) s += x[k]*x[k];
#pragma omp single
    MPI_Allreduce(&s, &all, 1, MPI_DOUBLE, MPI_SUM, W);
#pragma omp for reduction(+:r)
    for (int k = 0; k < N; k++) r += all*x[k];
  }
  return r; }
static double red2(const double *x) { double s = 0; for (int t = 0; t < 3; t++) { double l = 0, g;
#pragma omp parallel for reduction(+:l) num_threads(2)
  for (int k = 0; k < N; k++) l += sin(x[k] + s); MPI_Allreduce(&l, &g, 1, MPI_DOUBLE, MPI_SUM, W); s += 0.1*g; } return s*s; }
static double overlapt(const double *x) { double y[N], z[N]; MPI_Request q[2]; double s = 0;
  for (int k = 0; k < N; k++) y[k] = x[k]*x[k];
  MPI_Irecv(z, N, MPI_DOUBLE, lt(), 4, W, q); MPI_Isend(y, N, MPI_DOUBLE, rt(), 4, W, q+1);
#pragma omp parallel for reduction(+:s) num_threads(2)
  for (int k = 0; k < N; k++) s += sin(x[k])*k;
  MPI_Waitall(2, q, MPI_STATUSES_IGNORE);
#pragma omp parallel for reduction(+:s) num_threads(2)
  for (int k = 0; k < N; k++) s += z[k]*z[k]*x[N-1-k];
  return s; }
/* each thread its own messages: multiple */
static double multi(const double *x) { double s = 0; double o[2], g[2];
#pragma omp parallel num_threads(2) reduction(+:s)
  { int t = omp_get_thread_num(); if (omp_get_num_threads() == 2) { o[t] = x[t]*x[t+2]; 
    MPI_Sendrecv(&o[t], 1, MPI_DOUBLE, rt(), 10+t, &g[t], 1, MPI_DOUBLE, lt(), 10+t, W, MPI_STATUS_IGNORE); s += g[t]*g[t]*(t+1); } }
  return s; }
int main(int c, char **v) {
  int level;
  MPI_Init_thread(&c, &v, MPI_THREAD_MULTIPLE, &level);
  MPI_Comm_rank(W, &rank);
  MPI_Comm_size(W, &size);
  CHECK(master);
  CHECK(single);
  CHECK(red2);
  CHECK(overlapt);
  if (level == MPI_THREAD_MULTIPLE) CHECK(multi);
  return end();
}
