// Lanes of a warp exchange numbers.
#include "requests.cuh"

constexpr unsigned ALL = 0xffffffffu;

__device__ void warp_sum(const double *x, double *sums) {
  int i = INDEX;
  double v = x[i] * x[i];
  for (int d = 16; d; d /= 2) v += __shfl_down_sync(ALL, v, d);
  if (i % 32 == 0) sums[i / 32] = sin(v);
}
KERNELS(warp_sum, PACK(const double *x, double *sums), PACK(x, sums),
        PACK(const double *x, double *d_x, double *sums, double *d_sums), PACK(DUP(x), DUP(sums)))

__device__ void warp_product(const float *x, float *y) {
  int i = INDEX;
  float v = x[i];
  for (int d = 16; d; d /= 2) v *= __shfl_xor_sync(ALL, v, d);
  y[i] = v;
}
KERNELS(warp_product, PACK(const float *x, float *y), PACK(x, y),
        PACK(const float *x, float *d_x, float *y, float *d_y), PACK(DUP(x), DUP(y)))

__device__ void scan(const double *x, double *y) {
  int i = INDEX, lane = threadIdx.x & 31;
  double v = x[i];
  for (int d = 1; d < 32; d *= 2) {
    double below = __shfl_up_sync(ALL, v, d);
    if (lane >= d) v += below * below;
  }
  y[i] = v;
}
KERNELS(scan, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__device__ void exchanges(const int *from, const double *x, double *y) {
  int i = INDEX;
  double v = x[i];
  double all = __shfl_sync(ALL, v, 5) * v, any = __shfl_sync(ALL, v, from[i]), part = __shfl_sync(ALL, v, i & 3, 4);
  double far = __shfl_down_sync(ALL, v, 3, 8), up = __shfl_up_sync(ALL, v, 2, 16), with = __shfl_xor_sync(ALL, v, 9, 8);
  float single = __shfl_down_sync(ALL, (float)v, 1);
  y[i] = all + any * any + part * far + up * up * with + far * single;
}
KERNELS(exchanges, PACK(const int *from, const double *x, double *y), PACK(from, x, y),
        PACK(const int *from, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(from), DUP(x), DUP(y)))

// half of the warp, under a mask
__device__ void masked(const double *x, double *y) {
  int i = INDEX;
  double v = x[i];
  if (i & 1) v *= __shfl_down_sync(0xaaaaaaaau, v, 2);
  else v += __shfl_xor_sync(0x55555555u, v, 4) * v;
  y[i] = v;
}
KERNELS(masked, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// a sum over the block: warps first, then shared memory
__device__ void block_sum(const double *x, double *sums) {
  __shared__ double part[4];
  int i = INDEX, lane = threadIdx.x & 31, warp = threadIdx.x / 32;
  double v = exp(x[i]);
  for (int d = 16; d; d /= 2) v += __shfl_down_sync(ALL, v, d);
  if (lane == 0) part[warp] = v;
  __syncthreads();
  if (warp == 0) {
    v = lane < blockDim.x / 32 ? part[lane] : 0;
    for (int d = 16; d; d /= 2) v += __shfl_down_sync(ALL, v, d);
    if (lane == 0) atomicAdd(sums, v * v);
  }
}
KERNELS(block_sum, PACK(const double *x, double *sums), PACK(x, sums),
        PACK(const double *x, double *d_x, double *sums, double *d_sums), PACK(DUP(x), DUP(sums)))
