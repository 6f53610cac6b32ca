#include "requests.cuh"

extern __shared__ double line[];
__device__ void f(const double *x, double *y) {
  line[threadIdx.x] = x[INDEX] * x[INDEX];
  __syncthreads();
  y[INDEX] = line[blockDim.x - 1 - threadIdx.x];
}
KERNELS(f, PACK(const double *x, double *y), PACK(x, y), PACK(const double *x, double *d_x, double *y, double *d_y),
        PACK(DUP(x), DUP(y)))
