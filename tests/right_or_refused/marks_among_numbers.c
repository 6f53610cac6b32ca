/* Marks and numbers one after the other in buffers of bytes, one byte wide and at places that count up. */
#define N 4
#include "check.h"
__attribute__((noinline)) static int put_byte(unsigned char *b, int at, int c) {
  b[at] = c;
  return at + 1;
}
__attribute__((noinline)) static int put_number(unsigned char *b, int at, double v) {
  memcpy(b + at, &v, 8);
  return at + 8;
}
static void wipe(void *p, size_t n) {
  unsigned char *b = p;
  for (size_t i = 0; i < n; i++)
    b[i] = 0;
}
static double f(double *x, int n) {
  unsigned char b[9 * N + 8], *h = malloc(9 * n + 8);
  int at = 0, in_heap = 0;
  for (int i = 0; i < n; i++) {
    at = put_byte(b, at, 7);
    at = put_number(b, at, x[i] * x[i]);
    in_heap = put_byte(h, in_heap, i);
    in_heap = put_number(h, in_heap, x[i]);
  }
  double s = 0, t[N];
  for (int i = 0; i < n; i++) {
    double v, w;
    memcpy(&v, b + 9 * i + 1, 8);
    memcpy(&w, h + 9 * i + 1, 8);
    s += v * w * b[9 * i] * (h[9 * i] + 1);
  }
  for (int i = 0; i < n; i++)
    t[i] = x[i];
  wipe(t, n * 8 / 2);
  for (int i = 0; i < n; i++)
    s += t[i] * t[i];
  free(h);
  return s;
}
