// Each thread has elements of its own.
#include "requests.cuh"

__device__ void saxpy(int n, const double *x, double *y) {
  int i = INDEX;
  if (i < n) y[i] = 0.7 * sin(x[i]) + y[i] * y[i];
}
KERNELS(saxpy, PACK(int n, const double *x, double *y), PACK(n, x, y),
        PACK(int n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))

// a grid-stride loop
__device__ void strided(int n, const double *__restrict__ x, double *__restrict__ y) {
  for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) y[i] = exp(x[i]) * x[i];
}
KERNELS(strided, PACK(int n, const double *x, double *y), PACK(n, x, y),
        PACK(int n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))

// libdevice's mathematics
__device__ void mathematics(const double *x, double *y) {
  int i = INDEX;
  double v = x[i], s, c;
  sincos(v, &s, &c);
  y[i] = s * c + tanh(v) + log1p(v * v) + pow(fabs(v) + 1, 1.5) + atan2(v, 2.0) + cbrt(v) + erf(v) + hypot(v, 1.0) +
         rsqrt(v * v + 1) + norm3d(v, 1.0, 2.0) + fmax(v, 0.1) + floor(v) + normcdf(v) + exp2(v) + asinh(v) + sinpi(v) +
         fma(v, v, v) + fmod(v, 0.3) + rcbrt(v * v + 0.5) + rhypot(v, 2.0) + __ddiv_rn(v, 3.0) + erfcx(v) + expm1(v);
}
KERNELS(mathematics, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__device__ void float_mathematics(const float *x, float *y) {
  int i = INDEX;
  float v = x[i];
  y[i] = __sinf(v) + __expf(v) * sqrtf(fabsf(v) + 1) + __fdividef(v, 3) + cosf(v) * tanhf(v) + __saturatef(v) * v +
         __frcp_rn(v + 5) + rsqrtf(v * v + 1) + __powf(fabsf(v) + 1, 1.5f) + logf(v * v + 1);
}
KERNELS(float_mathematics, PACK(const float *x, float *y), PACK(x, y),
        PACK(const float *x, float *d_x, float *y, float *d_y), PACK(DUP(x), DUP(y)))

// through __ldg and constant memory
__constant__ double weights[5] = {0.5, -1.25, 2.0, 0.75, -0.3};
__device__ void filtered(int n, const double *__restrict__ x, double *__restrict__ y) {
  int i = INDEX;
  if (i >= n) return;
  double sum = 0;
  for (int k = 0; k < 5; k++) sum += weights[k] * __ldg(x + (i + k) % n) * __ldg(x + i);
  y[i] = sum;
}
KERNELS(filtered, PACK(int n, const double *x, double *y), PACK(n, x, y),
        PACK(int n, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(n), DUP(x), DUP(y)))

// an array of the thread's own, indexed by data, and a loop whose length shows as it runs
__device__ void local_array(const int *k, const double *x, double *y) {
  int i = INDEX;
  double a[8];
  for (int j = 0; j < 8; j++) a[j] = x[i] * (j + 1);
  for (int j = 0; j < k[i]; j++) {
    if (j == 11) break;
    if (j % 3 == 1) continue;
    a[(j * k[i]) & 7] = a[(j * k[i]) & 7] * 0.5 + sin(a[(j + 1) & 7]);
  }
  double sum = 0;
  for (int j = 0; j < 8; j++) sum += a[j] * a[j];
  y[i] = sum;
}
KERNELS(local_array, PACK(const int *k, const double *x, double *y), PACK(k, x, y),
        PACK(const int *k, const double *x, double *d_x, double *y, double *d_y), PACK(CONST(k), DUP(x), DUP(y)))

// a loop that ends when the numbers say so
__device__ void newton(const double *x, double *y) {
  int i = INDEX;
  double a = x[i], root = a;
  while (fabs(root * root - a) > 1e-9) root = 0.5 * (root + a / root);
  y[i] = root;
}
KERNELS(newton, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

struct Particle { double3 position; float charge; int kind; };
__device__ __noinline__ double energy(const Particle &p, double scale) {
  return scale * p.charge * p.charge / (1 + p.position.x * p.position.x + p.position.y * p.position.z) + p.kind;
}
__device__ void structures(const Particle *p, double *y) {
  int i = INDEX;
  Particle mine = p[i];
  mine.position.x += mine.position.y;
  y[i] = energy(mine, 2.0) + energy(p[i], mine.position.z);
}
KERNELS(structures, PACK(const Particle *p, double *y), PACK(p, y),
        PACK(const Particle *p, Particle *d_p, double *y, double *d_y), PACK(DUP(p), DUP(y)))
