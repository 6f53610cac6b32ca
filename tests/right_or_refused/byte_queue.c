#define N 4
#include "check.h"
static unsigned char ring[256];
static unsigned head, tail;
static void put(const void *p, unsigned n) {
  const unsigned char *b = p;
  while (n--) ring[head++ & 255] = *b++;
}
static void get(void *p, unsigned n) {
  unsigned char *b = p;
  while (n--) *b++ = ring[tail++ & 255];
}
static double f(double *x, int n) {
  head = tail = 0;
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i];
    put(&d, sizeof d);
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    double d;
    get(&d, sizeof d);
    s += d * (i + 1);
  }
  return s;
}
