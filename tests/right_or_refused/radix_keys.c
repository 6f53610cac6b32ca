#define N 5
#include "check.h"
/* heap of (priority, payload) records moved by a generic sift with memcpy */
typedef struct {
  double pri;
  int id;
  char name[12];
  double w[2];
} job;
static void sift(void *base, size_t n, size_t w, int (*less)(const void *, const void *)) {
  char *b = base;
  char tmp[64];
  for (size_t i = n; i-- > 1;) {
    size_t p = (i - 1) / 2;
    if (less(b + i * w, b + p * w)) {
      memcpy(tmp, b + i * w, w);
      memmove(b + i * w, b + p * w, w);
      memcpy(b + p * w, tmp, w);
    }
  }
}
static int less(const void *a, const void *b) { return ((const job *)a)->pri < ((const job *)b)->pri; }
static double f(double *x, int n) {
  job *j = malloc(n * sizeof *j);
  for (int i = 0; i < n; i++) {
    j[i].pri = sin(7 * x[i]);
    j[i].id = i;
    snprintf(j[i].name, 12, "job%d", i);
    j[i].w[0] = x[i];
    j[i].w[1] = x[i] * x[(i + 1) % n];
  }
  for (int k = 0; k < n; k++) sift(j + k, n - k, sizeof *j, less);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * (j[i].pri + j[i].w[0] * j[i].w[1]) + j[i].id * 0.1;
  free(j);
  return s;
}
