// Threads read, or add to, places that others do, too.
#include "requests.cuh"

__device__ void elements(int n, const int *nodes, const double *x, double *residual) {
  int e = INDEX;
  if (e >= n) return;
  double local[4], sum = 0;
  for (int k = 0; k < 4; k++) sum += local[k] = x[nodes[4 * e + k]];
  for (int k = 0; k < 4; k++) atomicAdd(&residual[nodes[4 * e + k]], local[k] * local[k] - 0.25 * sum * local[k]);
}
KERNELS(elements, PACK(int n, const int *nodes, const double *x, double *residual), PACK(n, nodes, x, residual),
        PACK(int n, const int *nodes, const double *x, double *d_x, double *residual, double *d_residual),
        PACK(CONST(n), CONST(nodes), DUP(x), DUP(residual)))

__device__ void histogram(int n, const double *x, double *bins) {
  __shared__ double own[16];
  if (threadIdx.x < 16) own[threadIdx.x] = 0;
  __syncthreads();
  int i = INDEX;
  if (i < n) {
    double at = fmin(fmax(x[i], 0.0), 0.999) * 15;
    int bin = (int)at;
    double share = at - bin;
    atomicAdd(&own[bin], (1 - share) * x[i]);
    atomicAdd(&own[bin + 1], share * share);
  }
  __syncthreads();
  if (threadIdx.x < 16) atomicAdd(&bins[threadIdx.x], own[threadIdx.x] * own[threadIdx.x]);
}
KERNELS(histogram, PACK(int n, const double *x, double *bins), PACK(n, x, bins),
        PACK(int n, const double *x, double *d_x, double *bins, double *d_bins), PACK(CONST(n), DUP(x), DUP(bins)))

// look up a cross-section by energy in tables of several nuclides
__device__ void cross_sections(int n, int points, int nuclides, const double *energies, const double *tables,
                               const double *energy, const double *density, double *total) {
  int i = INDEX;
  if (i >= n) return;
  double e = energy[i];
  int low = 0, high = points - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (energies[middle] > e) high = middle;
    else low = middle;
  }
  double share = (e - energies[low]) / (energies[low + 1] - energies[low]), sum = 0;
  for (int k = 0; k < nuclides; k++) {
    const double *table = tables + k * points + low;
    sum += density[k] * (table[0] + share * (table[1] - table[0]));
  }
  total[i] = sum;
}
KERNELS(cross_sections,
        PACK(int n, int points, int nuclides, const double *energies, const double *tables, const double *energy,
             const double *density, double *total),
        PACK(n, points, nuclides, energies, tables, energy, density, total),
        PACK(int n, int points, int nuclides, const double *energies, const double *tables, double *d_tables,
             const double *energy, double *d_energy, const double *density, double *d_density, double *total,
             double *d_total),
        PACK(CONST(n), CONST(points), CONST(nuclides), CONST(energies), DUP(tables), DUP(energy), DUP(density),
             DUP(total)))

// one step of a lattice Boltzmann method, D2Q9, periodic
__constant__ int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ double share[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
__device__ void lattice(int width, int height, const double *before, double *after) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, cells = width * height;
  if (x >= width || y >= height) return;
  double f[9], rho = 0, u = 0, v = 0;
  for (int k = 0; k < 9; k++) {
    f[k] = before[k * cells + (y - ey[k] + height) % height * width + (x - ex[k] + width) % width];
    rho += f[k], u += ex[k] * f[k], v += ey[k] * f[k];
  }
  u /= rho, v /= rho;
  for (int k = 0; k < 9; k++) {
    double along = ex[k] * u + ey[k] * v;
    double equilibrium = share[k] * rho * (1 + 3 * along + 4.5 * along * along - 1.5 * (u * u + v * v));
    after[k * cells + y * width + x] = f[k] - (f[k] - equilibrium) / 0.8;
  }
}
KERNELS(lattice, PACK(int width, int height, const double *before, double *after), PACK(width, height, before, after),
        PACK(int width, int height, const double *before, double *d_before, double *after, double *d_after),
        PACK(CONST(width), CONST(height), DUP(before), DUP(after)))
