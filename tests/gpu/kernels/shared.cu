// Threads of a block work together through shared memory.
#include "requests.cuh"

constexpr int TILE = 16;

__device__ void matmul(int n, const double *a, const double *b, double *c) {
  __shared__ double left[TILE][TILE], right[TILE][TILE + 1];
  int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * TILE + y, j = blockIdx.x * TILE + x;
  double sum = 0;
  for (int k = 0; k < n; k += TILE) {
    left[y][x] = i < n && k + x < n ? a[i * n + k + x] : 0;
    right[y][x] = j < n && k + y < n ? b[(k + y) * n + j] : 0;
    __syncthreads();
    for (int q = 0; q < TILE; q++) sum += left[y][q] * right[q][x];
    __syncthreads();
  }
  if (i < n && j < n) c[i * n + j] = sum;
}
KERNELS(matmul, PACK(int n, const double *a, const double *b, double *c), PACK(n, a, b, c),
        PACK(int n, const double *a, double *d_a, const double *b, double *d_b, double *c, double *d_c),
        PACK(CONST(n), DUP(a), DUP(b), DUP(c)))

__device__ void reduction(int n, const double *x, double *sums) {
  __shared__ double part[128];
  int t = threadIdx.x, i = INDEX;
  part[t] = i < n ? x[i] * x[i] : 0;
  __syncthreads();
  for (int half = blockDim.x / 2; half; half /= 2) {
    if (t < half) part[t] += part[t + half];
    __syncthreads();
  }
  if (t == 0) sums[blockIdx.x] = sqrt(part[0]);
}
KERNELS(reduction, PACK(int n, const double *x, double *sums), PACK(n, x, sums),
        PACK(int n, const double *x, double *d_x, double *sums, double *d_sums), PACK(CONST(n), DUP(x), DUP(sums)))

__device__ void product(int n, const double *x, double *products) {
  __shared__ double part[64];
  int t = threadIdx.x, i = INDEX;
  part[t] = i < n ? x[i] : 1;
  __syncthreads();
  for (int half = 32; half; half /= 2) {
    if (t < half) part[t] *= part[t + half];
    __syncthreads();
  }
  if (t == 0) products[blockIdx.x] = part[0];
}
KERNELS(product, PACK(int n, const double *x, double *products), PACK(n, x, products),
        PACK(int n, const double *x, double *d_x, double *products, double *d_products),
        PACK(CONST(n), DUP(x), DUP(products)))

__device__ void stencil(int width, int height, const double *u, double *v) {
  __shared__ double tile[10][18];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y, tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  auto at = [&](int i, int j) { return i >= 0 && i < width && j >= 0 && j < height ? u[j * width + i] : 0.0; };
  tile[ty][tx] = at(x, y);
  if (threadIdx.x == 0) tile[ty][0] = at(x - 1, y);
  if (threadIdx.x == 15) tile[ty][17] = at(x + 1, y);
  if (threadIdx.y == 0) tile[0][tx] = at(x, y - 1);
  if (threadIdx.y == 7) tile[9][tx] = at(x, y + 1);
  __syncthreads();
  if (x < width && y < height) {
    double c = tile[ty][tx];
    v[y * width + x] = c + 0.1 * c * (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx] - 4 * c);
  }
}
KERNELS(stencil, PACK(int width, int height, const double *u, double *v), PACK(width, height, u, v),
        PACK(int width, int height, const double *u, double *d_u, double *v, double *d_v),
        PACK(CONST(width), CONST(height), DUP(u), DUP(v)))

__device__ void nbody(int n, const double4 *bodies, double3 *forces) {
  __shared__ double4 tile[32];
  int i = INDEX;
  double4 me = i < n ? bodies[i] : double4{0, 0, 0, 0};
  double3 force = {0, 0, 0};
  for (int start = 0; start < n; start += 32) {
    tile[threadIdx.x] = start + threadIdx.x < n ? bodies[start + threadIdx.x] : double4{0, 0, 0, 0};
    __syncthreads();
    for (int k = 0; k < 32; k++) {
      double4 o = tile[k];
      double x = o.x - me.x, y = o.y - me.y, z = o.z - me.z;
      double inverse = rsqrt(x * x + y * y + z * z + 0.01), pull = o.w * inverse * inverse * inverse;
      force.x += pull * x, force.y += pull * y, force.z += pull * z;
    }
    __syncthreads();
  }
  if (i < n) forces[i] = force;
}
KERNELS(nbody, PACK(int n, const double4 *bodies, double3 *forces), PACK(n, bodies, forces),
        PACK(int n, const double4 *bodies, double4 *d_bodies, double3 *forces, double3 *d_forces),
        PACK(CONST(n), DUP(bodies), DUP(forces)))

// a barrier in a loop whose length all threads agree on, in a branch that all take or none
__device__ void smoothing(int steps, int mode, double *x) {
  __shared__ double line[66];
  int t = threadIdx.x, i = INDEX;
  line[t + 1] = x[i];
  if (t == 0) line[0] = line[65] = 1;
  __syncthreads();
  for (int s = 0; s < steps; s++) {
    double next;
    if (mode == 1) {
      next = line[t] * line[t + 2] + 0.5 * line[t + 1];
      __syncthreads();
      line[t + 1] = next;
    } else {
      next = sin(line[t]) + line[t + 1];
      __syncthreads();
      line[t + 1] = next;
    }
    __syncthreads();
  }
  x[i] = line[t + 1];
}
KERNELS(smoothing, PACK(int steps, int mode, double *x), PACK(steps, mode, x),
        PACK(int steps, int mode, double *x, double *d_x), PACK(CONST(steps), CONST(mode), DUP(x)))
