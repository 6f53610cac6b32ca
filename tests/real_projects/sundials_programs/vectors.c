/* The classical Runge-Kutta method by the operations of SUNDIALS' OpenMP vectors, called as its solvers call them. */
#include <math.h>
#include <nvector/nvector_openmp.h>
#include <omp.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_out;
double __enzyme_autodiff(void *, ...);

enum { N = 24 };
static int threads;

static void rate(N_Vector y, N_Vector f, double k) {
  const double *u = NV_DATA_OMP(y);
  double *v = NV_DATA_OMP(f);
#pragma omp parallel for num_threads(threads)
  for (int i = 0; i < N; i++)
    v[i] = k * (u[(i + 1) % N] - 2 * u[i] + u[(i + N - 1) % N]) + u[i] * (1 - u[i]);
}

static double energy(const double *start, double k) {
  SUNContext context;
  SUNContext_Create(NULL, &context);
  N_Vector y = N_VNew_OpenMP(N, threads, context), z = N_VClone(y), f[4];
  for (int s = 0; s < 4; s++) f[s] = N_VClone(y);
  double *u = NV_DATA_OMP(y), h = 0.01, w[5] = {1, h / 6, h / 3, h / 3, h / 6};
  for (int i = 0; i < N; i++) u[i] = start[i];
  for (int step = 0; step < 20; step++) {
    rate(y, f[0], k);
    N_VLinearSum(1, y, h / 2, f[0], z), rate(z, f[1], k);
    N_VLinearSum(1, y, h / 2, f[1], z), rate(z, f[2], k);
    N_VLinearSum(1, y, h, f[2], z), rate(z, f[3], k);
    N_Vector all[5] = {y, f[0], f[1], f[2], f[3]};
    N_VLinearCombination(5, w, all, z);
    N_VScale(1, z, y);
  }
  N_VProd(y, y, z), N_VInv(y, f[0]), N_VAbs(f[0], f[1]);
  double e = N_VDotProd(y, z) + N_VMaxNorm(f[1]) + N_VWrmsNorm(y, z) + N_VMin(y) + N_VL1Norm(f[0]);
  for (int s = 0; s < 4; s++) N_VDestroy(f[s]);
  N_VDestroy(z), N_VDestroy(y), SUNContext_Free(&context);
  return e;
}

int main(void) {
  double start[N], d[N], direction[N], moved[2][N], k = 3, h = 1e-6;
  for (int i = 0; i < N; i++) start[i] = 0.5 + 0.4 * sin(i), direction[i] = cos(2.0 * i);
  for (int i = 0; i < N; i++) moved[0][i] = start[i] - h * direction[i], moved[1][i] = start[i] + h * direction[i];
  threads = 1;
  double byk = (energy(start, k + h) - energy(start, k - h)) / (2 * h);
  double along = (energy(moved[1], k) - energy(moved[0], k)) / (2 * h);
  int wrong = 0;
  for (threads = 1; threads < 8; threads += 3) {
    for (int i = 0; i < N; i++) d[i] = 0;
    double dk = __enzyme_autodiff((void *)energy, enzyme_dup, start, d, enzyme_out, k), found = 0;
    for (int i = 0; i < N; i++) found += d[i] * direction[i];
    printf("check %d threads: by k %.9f, not %.9f; along a line %.9f, not %.9f\n", threads, dk, byk, found, along);
    wrong += !(fabs(dk - byk) < 1e-6 * fabs(byk) && fabs(found - along) < 1e-6 * fabs(along));
  }
  return wrong;
}
