// Numbers are copied from one array of a structure, by way of a buffer in a function, to another, of 32-bit words, whose
// halves are exchanged.
#define N 4
#include "check.h"
struct both {
  long n;
  uint32_t w[16];
  double k[8];
};
__attribute__((noinline)) static void pour(void *to, const void *from, size_t size) {
  char through[64];
  memcpy(through, from, size);
  memcpy(to, through, size);
}
static double f(double *x, int n) {
  struct both *a = malloc(sizeof *a);
  a->n = n;
  uint32_t *w = a->w;
  for (int i = 0; i < n; i++) a->k[i] = x[i] * 2;
  pour(w, a->k, sizeof(double) * n);
  for (int i = 0; i < n; i++)
    for (int h = 0; h < 2; h++) {
      int j = 2 * i + h, l = 2 * (n - 1 - i) + h;
      if (j < l) { uint32_t t = w[j]; w[j] = w[l]; w[l] = t; }
    }
  double y[8], s = 0;
  memcpy(y, w, sizeof(double) * n);
  for (int i = 0; i < n; i++) s += y[i] * (i + 1) * a->k[i];
  free(a);
  return s;
}
