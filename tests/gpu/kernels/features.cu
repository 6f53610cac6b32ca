// What CUDA's language has besides: each kernel one thing.
#include "requests.cuh"
#include <cooperative_groups.h>
#include <cassert>
#include <cstdio>
namespace cg = cooperative_groups;

constexpr unsigned ALL = 0xffffffffu;

// a barrier within a function that stays a call
__device__ __noinline__ double neighbour(double *line, double v) {
  line[threadIdx.x] = v;
  __syncthreads();
  double w = line[(threadIdx.x + 1) % blockDim.x];
  __syncthreads();
  return v * w;
}
__device__ void called_barrier(const double *x, double *y) {
  __shared__ double line[64];
  double v = x[INDEX];
  v = neighbour(line, v);
  v = neighbour(line, sin(v));
  y[INDEX] = v;
}
KERNELS(called_barrier, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// threads without work leave before the barrier
__device__ void early_return(int n, const double *x, double *y) {
  __shared__ double line[64];
  int t = threadIdx.x;
  if (t >= n) return;
  line[t] = x[t] * x[t];
  __syncthreads();
  y[t] = line[n - 1 - t] * x[t];
}
KERNELS(early_return, PACK(int n, const double *x, double *y), PACK(n, x, y),
        PACK(int n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))

// barriers that count, a barrier of a warp, votes
__device__ void votes(const double *x, double *y) {
  __shared__ double line[64];
  int t = threadIdx.x;
  double v = x[INDEX];
  int count = __syncthreads_count(v > 0);
  line[t] = v * count;
  int any = __syncthreads_or(v > 2), all = __syncthreads_and(v > -9);
  double w = line[63 - t];
  __syncthreads();
  if (__any_sync(ALL, v > 1)) w *= v;
  w += __popc(__ballot_sync(ALL, v > 0.5)) * v + any + all;
  line[t] = w;
  __syncwarp();
  y[INDEX] = line[t ^ 1] * w;
}
KERNELS(votes, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// cooperative groups, as barriers and shuffles
__device__ void groups(const double *x, double *y) {
  __shared__ double line[64];
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
  double v = x[INDEX];
  line[block.thread_rank()] = v;
  block.sync();
  double w = line[(block.thread_rank() + 9) % 64];
  for (int d = 4; d; d /= 2) w *= tile.shfl_xor(w, d);
  y[INDEX] = w + tile.shfl(v, 2) * v;
}
KERNELS(groups, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// vectors, a structure of pointers by value
struct Arrays { const double2 *in; double *out; int n; };
__device__ void vectors(const double2 *in, const float4 *more, double *out) {
  double2 a = in[INDEX];
  float4 b = more[INDEX];
  out[INDEX] = a.x * a.y + b.x * b.y - b.z / (b.w * b.w + 1);
}
KERNELS(vectors, PACK(const double2 *in, const float4 *more, double *out), PACK(in, more, out),
        PACK(const double2 *in, double2 *d_in, const float4 *more, float4 *d_more, double *out, double *d_out),
        PACK(DUP(in), DUP(more), DUP(out)))

// memory of the heap of the device
__device__ void heap(const int *sizes, const double *x, double *y) {
  int n = sizes[INDEX];
  double *p = (double *)malloc(8 * n);
  for (int k = 0; k < n; k++) p[k] = x[INDEX] * k;
  double sum = 0;
  for (int k = 0; k < n; k++) sum += p[k] * p[n - 1 - k];
  free(p);
  y[INDEX] = sum;
}
KERNELS(heap, PACK(const int *sizes, const double *x, double *y), PACK(sizes, x, y),
        PACK(const int *sizes, const double *x, double *d_x, double *y, double *d_y),
        PACK(CONST(sizes), DUP(x), DUP(y)))

// what is printed and asserted
__device__ void talking(const double *x, double *y) {
  double v = x[INDEX];
  assert(v > -100);
  if (INDEX == 3) printf("x is %.3f\n", v);
  y[INDEX] = v * v * v;
}
KERNELS(talking, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// functions by pointer, known at compile time, and chosen as it runs
typedef double (*Function)(double);
__device__ double twice(double x) { return 2 * x * x; }
__device__ double wave(double x) { return sin(x); }
template <Function f> __device__ double apply(double x) { return f(x) * f(x + 1); }
__device__ void pointers(const double *x, double *y) { y[INDEX] = apply<twice>(x[INDEX]) + apply<wave>(x[INDEX]); }
KERNELS(pointers, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// integers and numbers shared, added atomically, a place taken by number
__device__ void compaction(const double *x, double *y, int *taken) {
  __shared__ int count;
  __shared__ double total, kept[64];
  if (threadIdx.x == 0) count = 0, total = 0;
  __syncthreads();
  double v = x[INDEX];
  if (v > 0) kept[atomicAdd(&count, 1)] = v * v;
  atomicAdd(&total, v);
  __syncthreads();
  if (threadIdx.x < count) atomicAdd(y + blockIdx.x, kept[threadIdx.x] * total);
  if (threadIdx.x == 0) taken[blockIdx.x] = count;
}
KERNELS(compaction, PACK(const double *x, double *y, int *taken), PACK(x, y, taken),
        PACK(const double *x, double *d_x, double *y, double *d_y, int *taken), PACK(DUP(x), DUP(y), CONST(taken)))

// a grid-stride loop with a reduction in each round
__device__ void rounds(int n, const double *__restrict__ x, double *y) {
  __shared__ double part[2];
  for (int start = 0; start < n; start += gridDim.x * blockDim.x) {
    int i = start + INDEX;
    double v = i < n ? x[i] * x[i] : 0;
    for (int d = 16; d; d /= 2) v += __shfl_down_sync(ALL, v, d);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
    __syncthreads();
    if (threadIdx.x == 0) atomicAdd(y, part[0] * part[1]);
    __syncthreads();
  }
}
KERNELS(rounds, PACK(int n, const double *x, double *y), PACK(n, x, y),
        PACK(int n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))

// a linear solver for each thread, with its matrix in local memory
__device__ void solve(int n, const double *matrices, const double *right, double *solutions) {
  int i = INDEX;
  if (i >= n) return;
  double a[3][3], b[3];
  for (int r = 0; r < 3; r++) {
    for (int c = 0; c < 3; c++) a[r][c] = matrices[9 * i + 3 * r + c] + (r == c) * 5;
    b[r] = right[3 * i + r];
  }
  for (int k = 0; k < 3; k++)
    for (int r = k + 1; r < 3; r++) {
      double f = a[r][k] / a[k][k];
      for (int c = k; c < 3; c++) a[r][c] -= f * a[k][c];
      b[r] -= f * b[k];
    }
  for (int r = 2; r >= 0; r--) {
    for (int c = r + 1; c < 3; c++) b[r] -= a[r][c] * b[c];
    b[r] /= a[r][r];
    solutions[3 * i + r] = b[r];
  }
}
KERNELS(solve, PACK(int n, const double *matrices, const double *right, double *solutions),
        PACK(n, matrices, right, solutions),
        PACK(int n, const double *matrices, double *d_matrices, const double *right, double *d_right,
             double *solutions, double *d_solutions),
        PACK(CONST(n), DUP(matrices), DUP(right), DUP(solutions)))

// a tile that is handed to functions by pointer, and used twice
__device__ void blur(double *to, const double *from) {
  int t = threadIdx.x;
  to[t] = 0.5 * from[t] + 0.25 * from[(t + 1) % 64] * from[(t + 63) % 64];
}
__device__ void ping_pong(int steps, double *x) {
  __shared__ double a[64], b[64];
  a[threadIdx.x] = x[INDEX];
  __syncthreads();
  for (int s = 0; s < steps; s++) {
    blur(b, a);
    __syncthreads();
    blur(a, b);
    __syncthreads();
  }
  x[INDEX] = a[threadIdx.x];
}
KERNELS(ping_pong, PACK(int steps, double *x), PACK(steps, x), PACK(int steps, double *x, double *d_x),
        PACK(CONST(steps), DUP(x)))

// the same with pointers that are exchanged
__device__ void exchanged(int steps, double *x) {
  __shared__ double a[64], b[64];
  double *from = a, *to = b;
  from[threadIdx.x] = x[INDEX];
  __syncthreads();
  for (int s = 0; s < steps; s++) {
    blur(to, from);
    __syncthreads();
    double *other = from;
    from = to;
    to = other;
  }
  x[INDEX] = from[threadIdx.x];
}
KERNELS(exchanged, PACK(int steps, double *x), PACK(steps, x), PACK(int steps, double *x, double *d_x),
        PACK(CONST(steps), DUP(x)))

// minima and maxima over the block
__device__ void extremes(const double *x, double *y) {
  __shared__ double part[64];
  int t = threadIdx.x;
  part[t] = x[INDEX];
  __syncthreads();
  for (int half = 32; half; half /= 2) {
    if (t < half) part[t] = fmax(part[t], part[t + half]);
    __syncthreads();
  }
  y[INDEX] = x[INDEX] * part[0];
}
KERNELS(extremes, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// a matrix product with float tiles and a loop that is not unrolled
template <int SIZE> __device__ void product_of(int n, const float *a, const float *b, float *c) {
  __shared__ float left[SIZE][SIZE], right[SIZE][SIZE];
  int row = blockIdx.y * SIZE + threadIdx.y, column = blockIdx.x * SIZE + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < n / SIZE; t++) {
    left[threadIdx.y][threadIdx.x] = a[row * n + t * SIZE + threadIdx.x];
    right[threadIdx.y][threadIdx.x] = b[(t * SIZE + threadIdx.y) * n + column];
    __syncthreads();
#pragma unroll 1
    for (int k = 0; k < SIZE; k++) sum += left[threadIdx.y][k] * right[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
__device__ void float_product(int n, const float *a, const float *b, float *c) { product_of<8>(n, a, b, c); }
KERNELS(float_product, PACK(int n, const float *a, const float *b, float *c), PACK(n, a, b, c),
        PACK(int n, const float *a, float *d_a, const float *b, float *d_b, float *c, float *d_c),
        PACK(CONST(n), DUP(a), DUP(b), DUP(c)))

// a function that stays a call, with an array of its own and a loop
__device__ __noinline__ double series(double x, int n) {
  double terms[6];
  for (int k = 0; k < n; k++) terms[k % 6] = k < 6 ? x * (k + 1) : terms[k % 6] * sin(x);
  double sum = 0;
  for (int k = 0; k < 6; k++) sum += terms[k] * terms[(k + n) % 6];
  return sum;
}
__device__ void called_array(const int *n, const double *x, double *y) {
  y[INDEX] = series(x[INDEX], n[INDEX]) * series(x[INDEX] + 1, 9);
}
KERNELS(called_array, PACK(const int *n, const double *x, double *y), PACK(n, x, y),
        PACK(const int *n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))
