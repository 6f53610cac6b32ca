// Kernels as programs have them.
#include "requests.cuh"

constexpr unsigned ALL = 0xffffffffu;

__device__ void softmax(const double *x, double *y) {
  __shared__ double part[64];
  int t = threadIdx.x;
  double v = x[INDEX];
  part[t] = v;
  __syncthreads();
  for (int h = blockDim.x / 2; h > 0; h >>= 1) {
    if (t < h) part[t] = fmax(part[t], part[t + h]);
    __syncthreads();
  }
  double largest = part[0];
  __syncthreads();
  double e = exp(v - largest);
  part[t] = e;
  __syncthreads();
  for (int h = blockDim.x / 2; h > 0; h >>= 1) {
    if (t < h) part[t] += part[t + h];
    __syncthreads();
  }
  y[INDEX] = e / part[0];
}
KERNELS(softmax, PACK(const double *x, double *y), PACK(x, y),
        PACK(const double *x, double *d_x, double *y, double *d_y), PACK(DUP(x), DUP(y)))

__inline__ __device__ float sum_of_warp(float v) {
  for (int mask = 16; mask > 0; mask >>= 1) v += __shfl_xor_sync(ALL, v, mask);
  return v;
}
__device__ void layer_norm(int columns, const float *x, const float *gain, float *y) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  float sum = 0, squares = 0;
  for (int c = lane; c < columns; c += 32) {
    float v = x[row * columns + c];
    sum += v, squares += v * v;
  }
  sum = sum_of_warp(sum) / columns, squares = sum_of_warp(squares) / columns;
  float inverse = rsqrtf(squares - sum * sum + 1e-3f);
  for (int c = lane; c < columns; c += 32) y[row * columns + c] = (x[row * columns + c] - sum) * inverse * gain[c];
}
KERNELS(layer_norm, PACK(int columns, const float *x, const float *gain, float *y), PACK(columns, x, gain, y),
        PACK(int columns, const float *x, float *d_x, const float *gain, float *d_gain, float *y, float *d_y),
        PACK(CONST(columns), DUP(x), DUP(gain), DUP(y)))

__device__ void sparse_product(int rows, const int *starts, const int *columns, const double *values, const double *x,
                               double *y) {
  int r = INDEX;
  if (r >= rows) return;
  double sum = 0;
  for (int k = starts[r]; k < starts[r + 1]; k++) sum += values[k] * x[columns[k]];
  y[r] = sum;
}
KERNELS(sparse_product,
        PACK(int rows, const int *starts, const int *columns, const double *values, const double *x, double *y),
        PACK(rows, starts, columns, values, x, y),
        PACK(int rows, const int *starts, const int *columns, const double *values, double *d_values, const double *x,
             double *d_x, double *y, double *d_y),
        PACK(CONST(rows), CONST(starts), CONST(columns), DUP(values), DUP(x), DUP(y)))

// a stencil that walks along the third dimension with its neighbours in registers
__device__ void walk(int nx, int ny, int nz, const double *u, double *v) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y, plane = nx * ny;
  if (i < 1 || j < 1 || i >= nx - 1 || j >= ny - 1) return;
  int at = j * nx + i;
  double below = u[at], here = u[at + plane];
  for (int k = 1; k < nz - 1; k++) {
    int c = at + k * plane;
    double above = u[c + plane];
    v[c] = here * here + 0.1 * (below * above + u[c - 1] * u[c + 1] + u[c - nx] + u[c + nx]);
    below = here, here = above;
  }
}
KERNELS(walk, PACK(int nx, int ny, int nz, const double *u, double *v), PACK(nx, ny, nz, u, v),
        PACK(int nx, int ny, int nz, const double *u, double *d_u, double *v, double *d_v),
        PACK(CONST(nx), CONST(ny), CONST(nz), DUP(u), DUP(v)))

// forces between atoms of a list of neighbours
__device__ void forces(int n, int most, const int *counts, const int *neighbours, const double3 *at, double3 *force) {
  int i = INDEX;
  if (i >= n) return;
  double3 me = at[i], f = {0, 0, 0};
  for (int k = 0; k < counts[i]; k++) {
    double3 o = at[neighbours[i * most + k]];
    double x = me.x - o.x, y = me.y - o.y, z = me.z - o.z, r2 = x * x + y * y + z * z;
    if (r2 < 4.0) {
      double inverse = 1 / (r2 + 0.1), six = inverse * inverse * inverse, pull = six * (six - 0.5) * inverse;
      f.x += x * pull, f.y += y * pull, f.z += z * pull;
    }
  }
  force[i] = f;
}
KERNELS(forces,
        PACK(int n, int most, const int *counts, const int *neighbours, const double3 *at, double3 *force),
        PACK(n, most, counts, neighbours, at, force),
        PACK(int n, int most, const int *counts, const int *neighbours, const double3 *at, double3 *d_at,
             double3 *force, double3 *d_force),
        PACK(CONST(n), CONST(most), CONST(counts), CONST(neighbours), DUP(at), DUP(force)))

// paths of a Monte Carlo method, with a generator of the thread's own
__device__ void paths(int steps, const double *parameters, double *price) {
  unsigned long long state = 88172645463325252ull + 1000003ull * INDEX;
  double spot = parameters[0], drift = parameters[1], volatility = parameters[2];
  for (int s = 0; s < steps; s++) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    double u = (state >> 11) * (1.0 / 9007199254740992.0) - 0.5;
    spot *= exp(drift * 0.01 + volatility * u);
  }
  double gain = spot > 1.0 ? spot - 1.0 : 0;
  atomicAdd(price, gain / (gridDim.x * blockDim.x));
}
KERNELS(paths, PACK(int steps, const double *parameters, double *price), PACK(steps, parameters, price),
        PACK(int steps, const double *parameters, double *d_parameters, double *price, double *d_price),
        PACK(CONST(steps), DUP(parameters), DUP(price)))

// an integrator of Runge and Kutta's
struct State { double x, v; };
__device__ State slope(State s, double k) { return {s.v, -k * s.x - 0.1 * s.v * s.v * s.v}; }
__device__ State moved(State s, State d, double h) { return {s.x + h * d.x, s.v + h * d.v}; }
__device__ void oscillators(int steps, const double *stiffness, State *states) {
  int i = INDEX;
  State s = states[i];
  double k = stiffness[i], h = 0.05;
  for (int step = 0; step < steps; step++) {
    State a = slope(s, k), b = slope(moved(s, a, h / 2), k), c = slope(moved(s, b, h / 2), k), d = slope(moved(s, c, h), k);
    s.x += h / 6 * (a.x + 2 * b.x + 2 * c.x + d.x);
    s.v += h / 6 * (a.v + 2 * b.v + 2 * c.v + d.v);
  }
  states[i] = s;
}
KERNELS(oscillators, PACK(int steps, const double *stiffness, State *states), PACK(steps, stiffness, states),
        PACK(int steps, const double *stiffness, double *d_stiffness, State *states, State *d_states),
        PACK(CONST(steps), DUP(stiffness), DUP(states)))

// a small matrix is factored in shared memory by a block
__device__ void factor(double *matrices) {
  __shared__ double a[8][8];
  int r = threadIdx.y, c = threadIdx.x;
  double *matrix = matrices + 64 * blockIdx.x;
  a[r][c] = matrix[8 * r + c];
  __syncthreads();
  for (int k = 0; k < 8; k++) {
    if (r > k && c == k) a[r][k] /= a[k][k];
    __syncthreads();
    if (r > k && c > k) a[r][c] -= a[r][k] * a[k][c];
    __syncthreads();
  }
  matrix[8 * r + c] = a[r][c];
}
KERNELS(factor, PACK(double *matrices), PACK(matrices), PACK(double *matrices, double *d_matrices),
        PACK(DUP(matrices)))

__device__ void bitonic_sort(double *x) {
  __shared__ double s[32];
  int t = threadIdx.x;
  s[t] = x[INDEX];
  __syncthreads();
  for (int k = 2; k <= 32; k *= 2)
    for (int j = k / 2; j; j /= 2) {
      int other = t ^ j;
      if (other > t && ((t & k) == 0) == (s[t] > s[other])) {
        double v = s[t];
        s[t] = s[other];
        s[other] = v;
      }
      __syncthreads();
    }
  x[INDEX] = s[t] * (t + 1);
}
KERNELS(bitonic_sort, PACK(double *x), PACK(x), PACK(double *x, double *d_x), PACK(DUP(x)))

// samples of an image between its points
__device__ void sampled(int width, int height, const float *image, const float2 *at, float *out) {
  int i = INDEX;
  float x = fminf(fmaxf(at[i].x, 0.f), width - 1.001f), y = fminf(fmaxf(at[i].y, 0.f), height - 1.001f);
  int ix = (int)x, iy = (int)y;
  float fx = x - ix, fy = y - iy;
  const float *p = image + iy * width + ix;
  out[i] = (1 - fy) * ((1 - fx) * p[0] + fx * p[1]) + fy * ((1 - fx) * p[width] + fx * p[width + 1]);
}
KERNELS(sampled, PACK(int width, int height, const float *image, const float2 *at, float *out),
        PACK(width, height, image, at, out),
        PACK(int width, int height, const float *image, float *d_image, const float2 *at, float2 *d_at, float *out,
             float *d_out),
        PACK(CONST(width), CONST(height), DUP(image), DUP(at), DUP(out)))

// a Fourier transform of 64 numbers in shared memory
__device__ void transform(double2 *data) {
  __shared__ double2 s[64];
  int t = threadIdx.x;
  s[__brev(t) >> 26] = data[INDEX];
  __syncthreads();
  for (int half = 1; half < 64; half *= 2) {
    if (t < 32) {
      int k = t % half, i = t / half * 2 * half + k;
      double c, w;
      sincospi(-(double)k / half, &w, &c);
      double2 a = s[i], b = s[i + half];
      double2 turned = {b.x * c - b.y * w, b.x * w + b.y * c};
      s[i] = {a.x + turned.x, a.y + turned.y};
      s[i + half] = {a.x - turned.x, a.y - turned.y};
    }
    __syncthreads();
  }
  double2 v = s[t];
  data[INDEX] = {v.x * v.x + v.y * v.y, v.x};
}
KERNELS(transform, PACK(double2 *data), PACK(data), PACK(double2 *data, double2 *d_data), PACK(DUP(data)))

// iterations until all threads of the block are content
__device__ void relaxation(const double *source, double *x) {
  __shared__ double s[66];
  int t = threadIdx.x;
  s[t + 1] = x[INDEX];
  if (t == 0) s[0] = s[65] = 0;
  __syncthreads();
  double change;
  do {
    double next = 0.3 * (s[t] + s[t + 2]) + source[INDEX] * cos(s[t + 1]);
    change = fabs(next - s[t + 1]);
    __syncthreads();
    s[t + 1] = next;
  } while (__syncthreads_or(change > 1e-5));
  x[INDEX] = s[t + 1];
}
KERNELS(relaxation, PACK(const double *source, double *x), PACK(source, x),
        PACK(const double *source, double *d_source, double *x, double *d_x), PACK(DUP(source), DUP(x)))

// hydrodynamics: nodes of elements are gathered, and what acts on them scattered
__device__ double volume(const double *x, const double *y) {
  double twice = 0;
  for (int k = 0; k < 4; k++) twice += x[k] * y[(k + 1) % 4] - x[(k + 1) % 4] * y[k];
  return 0.5 * twice;
}
__device__ void hydro(int elements, const int *nodes, const double *x, const double *y, const double *energy, double *fx,
                      double *fy) {
  int e = INDEX;
  if (e >= elements) return;
  double lx[4], ly[4];
  for (int k = 0; k < 4; k++) lx[k] = x[nodes[4 * e + k]], ly[k] = y[nodes[4 * e + k]];
  double v = volume(lx, ly), pressure = 0.4 * energy[e] / (fabs(v) + 0.1);
  if (pressure > 0.5) pressure = sqrt(pressure * 0.5);
  for (int k = 0; k < 4; k++) {
    int next = (k + 1) % 4, last = (k + 3) % 4;
    atomicAdd(&fx[nodes[4 * e + k]], 0.5 * pressure * (ly[next] - ly[last]));
    atomicAdd(&fy[nodes[4 * e + k]], 0.5 * pressure * (lx[last] - lx[next]));
  }
}
KERNELS(hydro,
        PACK(int elements, const int *nodes, const double *x, const double *y, const double *energy, double *fx,
             double *fy),
        PACK(elements, nodes, x, y, energy, fx, fy),
        PACK(int elements, const int *nodes, const double *x, double *d_x, const double *y, double *d_y,
             const double *energy, double *d_energy, double *fx, double *d_fx, double *fy, double *d_fy),
        PACK(CONST(elements), CONST(nodes), DUP(x), DUP(y), DUP(energy), DUP(fx), DUP(fy)))

// scalars that all threads of the block share: a method of conjugate gradients
__device__ void conjugate(int rounds, const double *right, double *x) {
  __shared__ double p[66], part[64], rr, pq;
  int t = threadIdx.x;
  double mine = x[t], r = right[t] - 2.5 * mine;
  p[t + 1] = r;
  if (t == 0) p[0] = p[65] = 0, rr = 0;
  __syncthreads();
  atomicAdd(&rr, r * r);
  __syncthreads();
  for (int k = 0; k < rounds; k++) {
    double q = 2.5 * p[t + 1] - p[t] - p[t + 2];
    part[t] = p[t + 1] * q;
    __syncthreads();
    for (int h = 32; h; h /= 2) {
      if (t < h) part[t] += part[t + h];
      __syncthreads();
    }
    if (t == 0) pq = part[0];
    __syncthreads();
    double alpha = rr / pq;
    mine += alpha * p[t + 1], r -= alpha * q;
    part[t] = r * r;
    __syncthreads();
    for (int h = 32; h; h /= 2) {
      if (t < h) part[t] += part[t + h];
      __syncthreads();
    }
    double beta = part[0] / rr;
    __syncthreads();
    p[t + 1] = r + beta * p[t + 1];
    if (t == 0) rr = part[0];
    __syncthreads();
  }
  x[t] = mine;
}
KERNELS(conjugate, PACK(int rounds, const double *right, double *x), PACK(rounds, right, x),
        PACK(int rounds, const double *right, double *d_right, double *x, double *d_x),
        PACK(CONST(rounds), DUP(right), DUP(x)))
