// Operations with adjoints of their own.
#include "requests.cuh"
#include <cuda_fp16.h>

__device__ void named_barrier(const double *x, double *y) {
  __shared__ double s[64];
  int t = threadIdx.x;
  s[t] = x[t] * x[t];
  asm volatile("bar.sync 1, 64;" ::: "memory");
  y[t] = s[63 - t];
}
KERNELS(named_barrier, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__device__ __noinline__ double tree(double x, int n) {
  return n < 2 ? sin(x) : tree(x * 0.9, n - 1) * tree(x + 0.1, n - 2);
}
__device__ void recursion(const double *x, double *y) { y[INDEX] = tree(x[INDEX], 5); }
KERNELS(recursion, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__device__ void exchange(const float *x, float *y) {
  float old = atomicExch(y + INDEX % 3, x[INDEX] * x[INDEX]);
  y[3 + INDEX] = old * 2;
}
KERNELS(exchange, PACK(const float *x, float *y), PACK(x, y),
        PACK(const float *x, float *d_x, float *y, float *d_y), PACK(DUP(x), DUP(y)))

// atomicAdd of doubles as CUDA's guide spelled it before there was one
__device__ void add(double *place, double v) {
  unsigned long long *word = (unsigned long long *)place, old = *word, assumed;
  do {
    assumed = old;
    old = atomicCAS(word, assumed, __double_as_longlong(v + __longlong_as_double(assumed)));
  } while (assumed != old);
}
__device__ void swapped_sum(const double *x, double *y) { add(y + INDEX % 3, x[INDEX] * x[INDEX]); }
KERNELS(swapped_sum, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__device__ void halves(const __half *x, float *y) { y[INDEX] = __half2float(__hmul(x[INDEX], x[INDEX])); }
KERNELS(halves, PACK(const __half *x, float *y), PACK(x, y),
        PACK(const __half *x, __half *d_x, float *y, float *d_y), PACK(DUP(x), DUP(y)))

__device__ void bits(const double *x, double *y) {
  double v = x[INDEX];
  long long word = __double_as_longlong(v);
  double same = __hiloint2double(__double2hiint(v), __double2loint(v));
  y[INDEX] = __longlong_as_double(word) * same + __int_as_float(__float_as_int((float)v)) * __double2float_rn(v) +
             max((int)(v * 3), 1) + __popc((int)(v * 1.5));
}
KERNELS(bits, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

// two derivatives in one kernel, whose shadows are the same
__device__ void squares(const double *x, double *y) { y[INDEX] = x[INDEX] * x[INDEX]; }
__device__ void products(int n, const double *x, double *z) { z[INDEX] = x[(INDEX + 1) % n] * x[INDEX]; }
__global__ void both_primal(int n, const double *x, double *y, double *z) { squares(x, y), products(n, x, z); }
__global__ void both_gradient(int n, const double *x, double *d_x, double *y, double *d_y, double *z, double *d_z) {
  __enzyme_autodiff((void *)squares, DUP(x), DUP(y));
  __enzyme_autodiff((void *)products, CONST(n), DUP(x), DUP(z));
}
__global__ void both_tangent(int n, const double *x, double *d_x, double *y, double *d_y, double *z, double *d_z) {
  __enzyme_fwddiff((void *)squares, DUP(x), DUP(y));
  __enzyme_fwddiff((void *)products, CONST(n), DUP(x), DUP(z));
}

// functions by pointers that the running kernel chooses
struct Base { __device__ virtual double f(double) const = 0; };
struct Scaled : Base {
  double k;
  __device__ Scaled(double k) : k(k) {}
  __device__ double f(double x) const override { return k * x * x; }
};
struct Wave : Base { __device__ double f(double x) const override { return sin(x); } };
typedef double (*Function)(double);
__device__ double cube(double x) { return x * x * x; }
__device__ double root(double x) { return sqrt(x * x + 1); }
__device__ Function functions[2] = {cube, root};
__device__ void dispatched(const double *x, double *y) {
  int i = INDEX;
  Scaled scaled(3);
  Wave wave;
  const Base *b = i % 2 ? (const Base *)&scaled : &wave;
  y[i] = b->f(x[i]) * functions[i % 2](x[i]);
}
KERNELS(dispatched, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))
