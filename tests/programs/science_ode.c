// Time integration: Lorenz by RK4, a stiff reaction-diffusion field, N-body leapfrog, heat flow with swapped buffers.
#include "check.h"

typedef void (*field)(const double *y, double *dy, const double *p);

static void lorenz(const double *y, double *dy, const double *p) {
  dy[0] = p[0] * (y[1] - y[0]);
  dy[1] = y[0] * (p[1] - y[2]) - y[1];
  dy[2] = y[0] * y[1] - p[2] * y[2];
}
static void rk4(field f, double *y, const double *p, double h, int n) {
  double k1[n], k2[n], k3[n], k4[n], t[n];
  f(y, k1, p);
  for (int i = 0; i < n; i++) t[i] = y[i] + h / 2 * k1[i];
  f(t, k2, p);
  for (int i = 0; i < n; i++) t[i] = y[i] + h / 2 * k2[i];
  f(t, k3, p);
  for (int i = 0; i < n; i++) t[i] = y[i] + h * k3[i];
  f(t, k4, p);
  for (int i = 0; i < n; i++) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
}
static double lorenz_end(const double *p, int steps) {
  double y[3] = {1, 1 + p[3], 1.05};
  for (int s = 0; s < steps; s++) rk4(lorenz, y, p, 0.01, 3);
  return y[0] + 0.5 * y[1] * y[2];
}

enum { N = 6 };
static void brusselator_rhs(double u[N][N], double v[N][N], double du[N][N], double dv[N][N], const double *p) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      int w = (i + N - 1) % N, e = (i + 1) % N, s = (j + N - 1) % N, n = (j + 1) % N;
      double uuv = u[i][j] * u[i][j] * v[i][j];
      du[i][j] = p[0] + uuv - (p[1] + 1) * u[i][j] + p[2] * (u[w][j] + u[e][j] + u[i][s] + u[i][n] - 4 * u[i][j]);
      dv[i][j] = p[1] * u[i][j] - uuv + p[2] * (v[w][j] + v[e][j] + v[i][s] + v[i][n] - 4 * v[i][j]);
    }
}
static double brusselator(const double *p, int steps) {
  double u[N][N], v[N][N], du[N][N], dv[N][N], r = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) { u[i][j] = 1 + 0.1 * i * p[3]; v[i][j] = 2 + 0.05 * j; }
  for (int s = 0; s < steps; s++) {
    brusselator_rhs(u, v, du, dv, p);
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) { u[i][j] += 0.02 * du[i][j]; v[i][j] += 0.02 * dv[i][j]; }
  }
  for (int k = 0; k < N * N; k++) r += u[k / N][k % N] * u[k / N][k % N] * (k + 1);
  return r;
}

struct body { double x[3], v[3], mass; };
static void forces(const struct body *b, double (*a)[3], int n) {
  memset(a, 0, n * sizeof *a);
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++) {
      double d[3], r2 = 1e-2;
      for (int k = 0; k < 3; k++) { d[k] = b[j].x[k] - b[i].x[k]; r2 += d[k] * d[k]; }
      double inverse = 1 / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++) { a[i][k] += b[j].mass * d[k] * inverse; a[j][k] -= b[i].mass * d[k] * inverse; }
    }
}
static double orbits(const double *p, int steps) {
  struct body b[3] = {{{0, 0, 0}, {0, 0, 0}, p[0]}, {{1, 0, p[1]}, {0, 1, 0}, 0.1}, {{0, p[2], 0}, {-0.7, 0, p[3]}, 0.2}};
  double a[3][3];
  forces(b, a, 3);
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < 3; i++)
      for (int k = 0; k < 3; k++) { b[i].v[k] += 0.01 * a[i][k]; b[i].x[k] += 0.02 * b[i].v[k]; }
    forces(b, a, 3);
    for (int i = 0; i < 3; i++)
      for (int k = 0; k < 3; k++) b[i].v[k] += 0.01 * a[i][k];
  }
  return b[0].x[0] * b[1].x[1] + b[2].x[2] + b[1].v[0];
}

static double heat(const double *p, int steps) {
  double one[10], other[10], *now = one, *next = other, r = 0;
  for (int i = 0; i < 10; i++) now[i] = p[i % 4] * (1 + 0.1 * i);
  for (int s = 0; s < steps; s++) {
    next[0] = now[0];
    next[9] = now[9];
    for (int i = 1; i < 9; i++) next[i] = now[i] + 0.2 * (1 + 0.1 * now[i]) * (now[i - 1] - 2 * now[i] + now[i + 1]);
    double *t = now;
    now = next;
    next = t;
  }
  for (int i = 0; i < 10; i++) r += now[i] * now[i] * (i + 1) + 0.1 * next[i];
  return r;
}

#define TEST(F, steps, ...)                                                                            \
  {                                                                                                    \
    double p[4] = {__VA_ARGS__}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0;                  \
    __enzyme_autodiff((void *)F, p, g, steps);                                                         \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], p[i], F(p, steps)); direction += g[i] * v[i]; }   \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, p, v, steps), direction, 1e-10);                \
  }

int main(void) {
  TEST(lorenz_end, 30, 10.0, 28.0, 8.0 / 3, 0.1)
  TEST(brusselator, 25, 1.0, 3.0, 0.4, 1.0)
  TEST(orbits, 30, 1.0, 0.3, 1.2, 0.1)
  TEST(heat, 20, 1.0, 0.5, -0.3, 2.0)
  TEST(heat, 21, 1.0, 0.5, -0.3, 2.0)
  return check_report();
}
