// For tests of the interpreter itself: kernels with results that numpy knows, and kernels with faults.
#include <cassert>
#include <cstdio>
#include <cuda_runtime.h>
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

__global__ void elementary(const double *x, double *y, int n) {
  int i = INDEX;
  if (i >= n) return;
  double v = x[i];
  double results[] = {sin(v), exp(v), log(fabs(v) + 1), pow(fabs(v), 1.3), tanh(v), atan2(v, 2.0), cbrt(v), erf(v),
                      fmod(v, 0.3), floor(v), rint(v), v / 3.7, fma(v, v, 1.0), sin(v * 1e9)};
  for (int k = 0; k < 14; k++) y[k * n + i] = results[k];
}

__global__ void integers(const int *x, int *y, int n) {
  int i = INDEX;
  if (i >= n) return;
  int v = x[i], w = x[n + i];
  unsigned u = v, t = w;
  int results[] = {v + w, v * w, v / w, v % w, (int)(u / t), v >> (i & 31), (int)(u >> (i & 31)), __mulhi(v, w),
                   __popc(v), __clz(v), (int)__brev(u), v / 7, (short)v, u < t ? 3 : 4};
  for (int k = 0; k < 14; k++) y[k * n + i] = results[k];
}

__global__ void prefix_sums(const float *x, float *y) {
  extern __shared__ float sums[];
  int i = INDEX, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  float v = x[i];
  for (int d = 1; d < 32; d *= 2) {
    float below = __shfl_up_sync(~0u, v, d);
    if (lane >= d) v += below;
  }
  if (lane == 31) sums[warp] = v;
  __syncthreads();
  for (int k = 0; k < warp; k++) v += sums[k];
  y[i] = v;
}

__global__ void counts(const int *x, int *bins, int *extremes, int n) {
  int i = INDEX;
  if (i >= n) return;
  atomicAdd(&bins[x[i] & 15], 1);
  atomicMin(extremes, x[i]);
  atomicMax(extremes + 1, x[i]);
}

__global__ void spin(int *lock, int *sum) {
  bool done = false;
  while (!done)
    if (atomicCAS(lock, 0, 1) == 0) {
      *(volatile int *)sum += threadIdx.x;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
}

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__global__ void recursion(int *y) { y[INDEX] = fibonacci(INDEX % 9); }

__global__ void exchange_in_warp(double *y) {
  __shared__ double s[32];
  int t = threadIdx.x;
  s[t] = t;
  __syncwarp();
  y[t] = s[31 - t];
}

// ---- faults

__global__ void out_of_bounds(double *y) { y[INDEX] = 1; }
__global__ void misaligned(char *y) { *(double *)(y + 4 * INDEX) = 1; }
__global__ void reads_nothing(double *y) {
  __shared__ double s[32];
  if (threadIdx.x != 3) s[threadIdx.x] = 1;
  __syncthreads();
  y[threadIdx.x] = s[threadIdx.x];
}
__global__ void two_barriers(double *y) {
  if (threadIdx.x < 16) {
    y[threadIdx.x] = 1;
    __syncthreads();
    y[threadIdx.x + 32] = y[15 - threadIdx.x];
  } else {
    y[threadIdx.x] = 2;
    __syncthreads();
  }
}
__global__ void forgets_a_barrier(double *y) {
  __shared__ double s[64];
  int t = threadIdx.x;
  s[t] = t;
  __syncthreads();
  for (int d = 32; d; d /= 2) {
    if (t < d) s[t] += s[t + d];
    if (d > 8) __syncthreads();
  }
  y[t] = s[0];
}
__global__ void forgets_an_atomic(double *y) {
  if (threadIdx.x == 0) y[0] += 1;
}
__global__ void reads_too_early(double *y) {
  __shared__ double s[64];
  int t = threadIdx.x;
  s[t] = 0;
  __syncthreads();
  atomicAdd(&s[(t + 1) % 64], 1.0);
  y[t] = s[t];
}
__global__ void leaks(double **y) { y[threadIdx.x] = (double *)malloc(16); }
__global__ void asserts(int n) { assert(n == 4); }
