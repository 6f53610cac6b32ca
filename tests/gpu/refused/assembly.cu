#include "requests.cuh"

__device__ void f(const double *x, double *y) {
  double v = x[INDEX], w;
  asm("mul.f64 %0, %1, %1;" : "=d"(w) : "d"(v));
  y[INDEX] = w;
}
KERNELS(f, PACK(const double *x, double *y), PACK(x, y), PACK(const double *x, double *d_x, double *y, double *d_y),
        PACK(DUP(x), DUP(y)))
