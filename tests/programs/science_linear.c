// Linear algebra in place: LU with pivoting, Cholesky, conjugate gradients, Gauss-Seidel, QR, determinant, inverse iteration.
#include "check.h"

enum { N = 4 };
static void fill(double a[N][N], const double *x) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = sin((i + 1) * x[j] + j * x[i]) + (i == j ? 2.5 : 0);
}
static void symmetric(double s[N][N], const double *x) {
  double a[N][N];
  fill(a, x);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      s[i][j] = i == j;
      for (int k = 0; k < N; k++) s[i][j] += a[i][k] * a[j][k];
    }
}
static double lu_solve(const double *x) {
  double a[N][N], b[N] = {1, x[0], -1, x[1]};
  fill(a, x);
  a[0][0] *= 0.01; /* makes pivoting swap rows */
  double sign = 1;
  for (int k = 0; k < N; k++) {
    int best = k;
    for (int i = k + 1; i < N; i++)
      if (fabs(a[i][k]) > fabs(a[best][k])) best = i;
    if (best != k) {
      for (int j = 0; j < N; j++) { double t = a[k][j]; a[k][j] = a[best][j]; a[best][j] = t; }
      double t = b[k];
      b[k] = b[best];
      b[best] = t;
      sign = -sign;
    }
    for (int i = k + 1; i < N; i++) {
      double f = a[i][k] /= a[k][k];
      for (int j = k + 1; j < N; j++) a[i][j] -= f * a[k][j];
      b[i] -= f * b[k];
    }
  }
  for (int i = N - 1; i >= 0; i--) {
    for (int j = i + 1; j < N; j++) b[i] -= a[i][j] * b[j];
    b[i] /= a[i][i];
  }
  double determinant = sign;
  for (int i = 0; i < N; i++) determinant *= a[i][i];
  return determinant * b[0] + b[1] * b[2] + b[3];
}
static double cholesky(const double *x) {
  double a[N][N], log_determinant = 0;
  symmetric(a, x);
  for (int j = 0; j < N; j++)
    for (int i = j; i < N; i++) {
      double s = a[i][j];
      for (int k = 0; k < j; k++) s -= a[i][k] * a[j][k];
      a[i][j] = i == j ? sqrt(s) : s / a[j][j];
    }
  for (int i = 0; i < N; i++) log_determinant += 2 * log(a[i][i]);
  return log_determinant + a[3][0];
}
static double conjugate_gradient(const double *x) {
  double a[N][N], b[N] = {1, 2, x[2], -1}, y[N] = {0}, r[N], p[N], q[N];
  symmetric(a, x);
  memcpy(r, b, sizeof r);
  memcpy(p, b, sizeof p);
  double rr = 0;
  for (int i = 0; i < N; i++) rr += r[i] * r[i];
  for (int step = 0; step < 3; step++) {
    double pq = 0, fresh = 0;
    for (int i = 0; i < N; i++) {
      q[i] = 0;
      for (int j = 0; j < N; j++) q[i] += a[i][j] * p[j];
      pq += p[i] * q[i];
    }
    for (int i = 0; i < N; i++) {
      y[i] += rr / pq * p[i];
      r[i] -= rr / pq * q[i];
      fresh += r[i] * r[i];
    }
    for (int i = 0; i < N; i++) p[i] = r[i] + fresh / rr * p[i];
    rr = fresh;
  }
  return y[0] * y[1] + y[2] + rr;
}
static double gauss_seidel(const double *x) {
  double a[N][N], y[N] = {0};
  symmetric(a, x);
  for (int sweep = 0; sweep < 12; sweep++)
    for (int i = 0; i < N; i++) {
      double s = i + x[i];
      for (int j = 0; j < N; j++)
        if (j != i) s -= a[i][j] * y[j];
      y[i] = s / a[i][i];
    }
  return y[0] + y[1] * y[3];
}
static double gram_schmidt(const double *x) {
  double a[N][N], r = 0;
  fill(a, x);
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) {
      double d = 0;
      for (int k = 0; k < N; k++) d += a[i][k] * a[j][k];
      for (int k = 0; k < N; k++) a[i][k] -= d * a[j][k];
      r += d * d;
    }
    double norm = 0;
    for (int k = 0; k < N; k++) norm += a[i][k] * a[i][k];
    norm = sqrt(norm);
    for (int k = 0; k < N; k++) a[i][k] /= norm;
    r += norm;
  }
  return r + a[2][1] * a[3][0];
}
static double power_iteration(const double *x) {
  double a[N][N], v[N] = {1, 0.5, 0.2, 0.1}, w[N], lambda = 0;
  symmetric(a, x);
  for (int step = 0; step < 8; step++) {
    lambda = 0;
    for (int i = 0; i < N; i++) {
      w[i] = 0;
      for (int j = 0; j < N; j++) w[i] += a[i][j] * v[j];
      lambda += w[i] * w[i];
    }
    lambda = sqrt(lambda);
    for (int i = 0; i < N; i++) v[i] = w[i] / lambda;
  }
  return lambda * v[0];
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 0.4}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g);                                                       \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v), direction, 1e-10);              \
  }

int main(void) {
  TEST(lu_solve)
  TEST(cholesky)
  TEST(conjugate_gradient)
  TEST(gauss_seidel)
  TEST(gram_schmidt)
  TEST(power_iteration)
  return check_report();
}
