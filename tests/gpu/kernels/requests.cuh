// What a CUDA source declares to ask for derivatives, and the three kernels of a test: the function itself, its
// gradient, its tangent. PARAMETERS and SHADOWED are parameter lists, GIVEN and ASKED the arguments for them.
#pragma once
#include <cuda_runtime.h>

extern __device__ int enzyme_dup, enzyme_const;
template <class... T> __device__ void __enzyme_autodiff(void *, T...);
template <class... T> __device__ void __enzyme_fwddiff(void *, T...);

#define PACK(...) __VA_ARGS__
#define DUP(x) enzyme_dup, x, d_##x
#define CONST(x) enzyme_const, x

#define KERNELS(function, PARAMETERS, GIVEN, SHADOWED, ASKED)                                             \
  __global__ void function##_primal(PARAMETERS) { function(GIVEN); }                                      \
  __global__ void function##_gradient(SHADOWED) { __enzyme_autodiff((void *)function, ASKED); }           \
  __global__ void function##_tangent(SHADOWED) { __enzyme_fwddiff((void *)function, ASKED); }

#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)
