/* Each function takes this rank's part of the input and gives this rank's part of the result. The gradient is that of the
 * sum of all ranks' results: held against differences of that sum, and forward mode against both. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_dup, enzyme_const;
extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
#ifdef __cplusplus
}
#endif

enum { N = 6 };
static int rank, size, wrong;

static double sum_of(double mine) {
  double all;
  MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static void judge(const char *name, double (*f)(const double *), double *x, const double *w, const double *d,
                  double forward) {
  double worst = 0, dot = 0, along = 0;
  for (int k = 0; k < N; k++) dot += d[k] * w[k];
  dot = sum_of(dot), forward = sum_of(forward);
  for (int r = 0; r < size; r++)
    for (int k = 0; k < N; k++) {
      double h = 1e-5, old = x[k], above, below;
      if (rank == r) x[k] = old + h;
      above = sum_of(f(x));
      if (rank == r) x[k] = old - h;
      below = sum_of(f(x));
      x[k] = old;
      double fd = (above - below) / (2 * h);
      if (rank == r) worst = fmax(worst, fabs(fd - d[k]) / (1 + fabs(fd))), along += fd * w[k];
    }
  along = sum_of(along);
  double all;
  MPI_Allreduce(&worst, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  int bad = !(all < 2e-7) || !(fabs(dot - forward) <= 1e-9 * (1 + fabs(dot))) || !(fabs(along - dot) <= 1e-6 * (1 + fabs(dot)));
  if (bad) wrong = 1;
  if (bad && rank == 0) printf("%s: worst %g, reverse %.12g, forward %.12g, differences %.9g\n", name, all, dot, forward, along);
}

static double x[N], d[N], w[N];
static void inputs(void) {
  for (int k = 0; k < N; k++)
    x[k] = 0.4 + 0.31 * k + 0.17 * rank - 0.05 * k * rank, d[k] = 0, w[k] = 1 - 0.3 * k + 0.2 * rank;
}

#define CHECK(f) \
  do { \
    inputs(); \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d); \
    judge(#f, f, x, w, d, __enzyme_fwddiff((void *)f, enzyme_dup, x, w)); \
  } while (0)

static void begin(int *c, char ***v) {
  MPI_Init(c, v);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
}

static int end(void) {
  if (rank == 0) puts(wrong ? "wrong" : "right");
  MPI_Finalize();
  return wrong;
}
