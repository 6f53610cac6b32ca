// Arrays of integers beside arrays of numbers, in one structure: into those, whole numbers are put in five ways.
#define N 4
#include "check.h"
struct both {
  long n;
  uint64_t w[8];
  double k[8];
};
static void reverse(struct both *a) {
  for (int i = 0; i < a->n / 2; i++) { uint64_t t = a->w[i]; a->w[i] = a->w[a->n - 1 - i]; a->w[a->n - 1 - i] = t; }
}
static double sum(struct both *a) {
  double y[8], s = 0;
  memcpy(y, a->w, sizeof(double) * a->n);
  for (int i = 0; i < a->n; i++) s += y[i] * (i + 1) * a->k[i];
  return s;
}
static void copy(void *to, const void *from, size_t n) { memcpy(to, from, n); }
static void (*volatile copier)(void *, const void *, size_t) = copy;
static double f(double *x, int n) {
  struct both a[5];
  double y[8], s = 0;
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  for (int j = 0; j < 5; j++) {
    a[j].n = n;
    for (int i = 0; i < n; i++) a[j].k[i] = x[i] * j;
  }
  memcpy(a[0].w, y, sizeof(double) * n);
  for (int i = 0; i < n; i++) memcpy(&a[1].w[i], &y[i], 8);
  for (int i = 0; i < n; i++) { union { double d; uint64_t u; } v = {y[i]}; a[2].w[i] = v.u; }
  uint64_t *w = a[3].w;
  for (int i = 0; i < n; i++) { uint64_t bits; memcpy(&bits, &y[i], 8); w[i] = bits; }
  copier(a[4].w, y, sizeof(double) * n);
  for (int j = 0; j < 5; j++) { reverse(&a[j]); s += sum(&a[j]); }
  return s;
}
