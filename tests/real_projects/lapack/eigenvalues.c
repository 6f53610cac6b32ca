/* DSYEV with A v_k = l_k v_k: dl_k = v_k' dA v_k, dv_k = sum over j /= k of v_j (v_j' dA v_k) / (l_k - l_j). */
#include "lapack.h"

static const char *job;

static void eigen(int n, const double *a, double *values, double *vectors) {
  double size;
  int query = -1, info;
  memcpy(vectors, a, sizeof(double) * n * n);
  dsyev_(job, "L", &n, vectors, &n, values, &size, &query, &info, 1, 1);
  int lwork = (int)size;
  double *work = malloc(sizeof(double) * lwork);
  dsyev_(job, "L", &n, vectors, &n, values, work, &lwork, &info, 1, 1);
  if (info) abort();
  free(work);
}

/* A weighted sum of the eigenvalues and, with vectors, of squares of their components: no sign of a vector counts. */
static double observable(int n, const double *a, const double *weight) {
  double *values = malloc(sizeof(double) * n), *vectors = malloc(sizeof(double) * n * n), sum = 0;
  eigen(n, a, values, vectors);
  for (int k = 0; k < n; k++) {
    sum += weight[k] * values[k];
    if (*job == 'V') sum += weight[n + k] * vectors[k * n] * vectors[k * n];
  }
  free(vectors);
  free(values);
  return sum;
}

static void check(int n, const char *what) {
  size_t nn = (size_t)n * n;
  double *a = uniforms(nn), *weight = uniforms(2 * n), *direction = uniforms(nn), *got = zeros(nn), *want = zeros(nn);
  double *l = zeros(n), *v = zeros(nn);
  for (int i = 0; i < n; i++) a[i + i * n] += i; /* eigenvalues apart */
  job = "V";
  eigen(n, a, l, v);
  job = what;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) {
        double g = weight[k] * v[i + k * n] * v[j + k * n];
        if (*job == 'V')
          for (int other = 0; other < n; other++)
            if (other != k)
              g += 2 * weight[n + k] * v[k * n] * v[other * n] * v[i + other * n] * v[j + k * n] / (l[k] - l[other]);
        if (i >= j) want[i + j * n] += g;
        if (i < j) want[j + i * n] += g; /* the lower triangle stands for both */
      }
  double slope = 0;
  for (size_t i = 0; i < nn; i++) slope += want[i] * direction[i];
  __enzyme_autodiff((void *)observable, enzyme_const, n, enzyme_dup, a, got, enzyme_const, weight);
  check_near("gradient", nn, got, want, 1e-8);
  CHECK_CLOSE("tangent", __enzyme_fwddiff((void *)observable, enzyme_const, n, enzyme_dup, a, direction, enzyme_const,
                                          weight), slope, 1e-8);
}

int main(void) {
  check(1, "N");
  check(2, "V");
  check(8, "N");
  check(8, "V");
  check(70, "N"); /* DSYTRD's blocks and DSTERF */
  check(70, "V"); /* DSYTRD's and DORGTR's blocks and DSTEQR */
  return check_report();
}
