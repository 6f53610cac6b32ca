// Shared memory whose size the launch says.
#include "requests.cuh"

extern __shared__ double line[];
__device__ void reversed(const double *x, double *y) {
  int t = threadIdx.x;
  line[t] = x[INDEX] * x[INDEX];
  __syncthreads();
  y[INDEX] = line[blockDim.x - 1 - t] * x[INDEX];
}
KERNELS(reversed, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// divided into two arrays, in a loop
__device__ void divided(int steps, const double *x, double *y) {
  extern __shared__ double memory[];
  double *a = memory, *b = memory + blockDim.x;
  int t = threadIdx.x, m = blockDim.x;
  a[t] = x[INDEX];
  __syncthreads();
  for (int s = 0; s < steps; s++) {
    b[t] = a[t] * a[(t + 1) % m];
    __syncthreads();
    a[t] = 0.5 * a[t] + b[(t + 3) % m];
    __syncthreads();
  }
  y[INDEX] = a[m - 1 - t];
}
KERNELS(divided, PACK(int steps, const double *x, double *y), PACK(steps, x, y),
        PACK(int steps, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(steps), DUP(x), DUP(y)))
