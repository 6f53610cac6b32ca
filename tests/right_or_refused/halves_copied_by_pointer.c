// Numbers are copied by a function that is called through a pointer into an array of 32-bit words, whose halves are
// exchanged, beside an array of numbers.
#define N 4
#include "check.h"
struct both {
  long n;
  uint32_t w[16];
  double k[8];
};
static void pour(void *to, const void *from, size_t size) { memcpy(to, from, size); }
static void (*volatile move)(void *, const void *, size_t) = pour;
static double f(double *x, int n) {
  struct both *a = malloc(sizeof *a);
  a->n = n;
  uint32_t *w = a->w;
  double *k = a->k;
  move(w, x, sizeof(double) * n);
  for (int i = 0; i < n; i++) k[i] = x[i] * 2;
  for (int i = 0; i < n; i++)
    for (int h = 0; h < 2; h++) {
      int j = 2 * i + h, l = 2 * (n - 1 - i) + h;
      if (j < l) { uint32_t t = w[j]; w[j] = w[l]; w[l] = t; }
    }
  double y[8], s = 0;
  memcpy(y, w, sizeof(double) * n);
  for (int i = 0; i < n; i++) s += y[i] * (i + 1) * k[i];
  free(a);
  return s;
}
