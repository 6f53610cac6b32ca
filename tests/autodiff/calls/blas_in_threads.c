/* Calls of BLAS by the threads of a team, and by threads that the function starts and joins. */
#include <cblas.h>
#include <pthread.h>
#include "parallel.h"

/* rows of a matrix that is made of x, each by a thread: y = A x, and |A' y| */
KERNEL(rows) {
  double s = 0;
  #pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    double row[SIZE], scaled[SIZE];
    for (int j = 0; j < n; j++) row[j] = x[j] * (1 + 0.1 * ((i * j) % 5));
    cblas_dcopy(n, row, 1, scaled, 1);
    cblas_dscal(n, x[i], scaled, 1);
    w[i] = cblas_ddot(n, scaled, 1, x, 1);
    s += w[i] * cblas_dnrm2(n, row, 1);
  }
  return s;
}
/* all threads read one matrix: products of blocks */
KERNEL(products) {
  double a[16], blocks[8][16], s = 0;
  for (int k = 0; k < 16; k++) a[k] = x[k] * x[k + 1];
  #pragma omp parallel for schedule(dynamic)
  for (int b = 0; b < 8; b++) {
    double mine[16];
    for (int k = 0; k < 16; k++) mine[k] = x[k + b];
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasTrans, 4, 4, 4, x[b], a, 4, mine, 4, 0, blocks[b], 4);
  }
  for (int b = 0; b < 8; b++) s += cblas_dasum(16, blocks[b], 1) * (b + 1);
  return s;
}

struct part { const double *x; double *y; int n; };
static void *solved(void *given) {
  struct part *part = given;
  double a[9] = {4, 0, 0, 0, 5, 0, 0, 0, 6};
  for (int k = 0; k < 9; k++) a[k] += 0.3 * part->x[k];
  cblas_dcopy(3, part->x + 9, 1, part->y, 1);
  cblas_dtrsv(CblasRowMajor, CblasLower, CblasNoTrans, CblasNonUnit, 3, a, 3, part->y, 1);
  cblas_daxpy(3, part->x[1], part->x, 1, part->y, 1);
  return NULL;
}
KERNEL(threads) {
  double y[6], s = 0;
  struct part parts[2] = {{x, y, n}, {x + 12, y + 3, n}};
  pthread_t started[2];
  for (int k = 0; k < 2; k++) pthread_create(&started[k], NULL, solved, &parts[k]);
  for (int k = 0; k < 2; k++) pthread_join(started[k], NULL);
  for (int k = 0; k < 6; k++) s += y[k] * y[5 - k] * (k + 1);
  return s;
}

/* a matrix, a vector taken backwards and a factor that all threads read: their adjoints are the same with any team */
void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *, const double *, const int *,
            const double *, double *, const int *);
enum { ROWS = 60, INPUTS = ROWS * ROWS + 2 * ROWS + 1 };
static double shared(const double *x) {
  double s = 0;
  const double *a = x, *v = x + ROWS * ROWS, *factor = v + 2 * ROWS;
  #pragma omp parallel for reduction(+ : s) schedule(dynamic)
  for (int k = 0; k < 100; k++) {
    double y[ROWS], z[ROWS], none = 0;
    int rows = ROWS, one = 1, backwards = -2;
    dgemv_(k % 2 ? "T" : "N", &rows, &rows, factor, a, &rows, v, &backwards, &none, y, &one);
    cblas_dsymv(CblasColMajor, CblasLower, ROWS, 0.5, a, ROWS, y, 1, 0, z, 1);
    cblas_dtrmv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, ROWS, a, ROWS, z, 1);
    s += cblas_ddot(ROWS, y, 1, z, -1) * (k + 1) + cblas_dnrm2(ROWS, v, 2);
  }
  return s;
}
static void compare_teams(void) {
  double x[INPUTS], alone[INPUTS] = {0}, scale = 0;
  for (int i = 0; i < INPUTS; i++) x[i] = 0.1 * sin(i * 1.3);
  omp_set_num_threads(1);
  __enzyme_autodiff((void *)shared, enzyme_dup, x, alone);
  for (int i = 0; i < INPUTS; i++) scale = fmax(scale, fabs(alone[i]));
  for (int i = 7; i < INPUTS; i += i < 3000 ? 991 : 60) {
    double at = x[i], h = 1e-6;
    x[i] = at + h;
    double above = shared(x);
    x[i] = at - h;
    double slope = (above - shared(x)) / (2 * h);
    x[i] = at;
    if (!(fabs(alone[i] - slope) <= 1e-6 * scale)) failures++, fprintf(stderr, "shared: %d: %g, not %g\n", i, alone[i], slope);
  }
  for (int threads = 2; threads < 8; threads++) {
    double together[INPUTS] = {0}, most = 0;
    omp_set_num_threads(threads);
    __enzyme_autodiff((void *)shared, enzyme_dup, x, together);
    for (int i = 0; i < INPUTS; i++) most = fmax(most, fabs(together[i] - alone[i]));
    if (!(most <= 1e-10 * scale)) failures++, fprintf(stderr, "shared: %d threads: off by %g\n", threads, most);
  }
}

int main(void) {
  compare_teams();
  COMPARE(rows);
  COMPARE(products);
  COMPARE(threads);
  return failures != 0;
}
