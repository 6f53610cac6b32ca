#include "requests.cuh"

__device__ void f(const double *x, double *y) {
  __shared__ double s[64];
  int t = threadIdx.x;
  double a = 0;
  for (int i = t; i < 200; i += 64) {
    s[t] = x[i];
    __syncthreads();
    a += s[63 - t] * s[t];
    __syncthreads();
  }
  y[t] = a;
}
KERNELS(f, PACK(const double *x, double *y), PACK(x, y), PACK(const double *x, double *d_x, double *y, double *d_y),
        PACK(DUP(x), DUP(y)))
