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

int main(void) {
  COMPARE(rows);
  COMPARE(products);
  COMPARE(threads);
  return failures != 0;
}
