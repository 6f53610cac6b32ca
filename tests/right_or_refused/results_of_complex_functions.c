/* What functions that return two numbers give, kept in buffers of bytes beside marks: both carry derivatives. */
#define N 4
#include "check.h"
#include <complex.h>
__attribute__((noinline)) static int put_byte(unsigned char *b, int at, int c) {
  b[at] = c;
  return at + 1;
}
__attribute__((noinline)) static int put_numbers(unsigned char *b, int at, double complex v) {
  double parts[2] = {creal(v), cimag(v)};
  memcpy(b + at, parts, 16);
  return at + 16;
}
static double f(double *x, int n) {
  unsigned char b[17 * N + 8];
  int at = 0;
  for (int i = 0; i < n; i++) {
    at = put_byte(b, at, 7);
    at = put_numbers(b, at, clog(x[i] + I * x[i] * x[i]));
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v[2];
    memcpy(v, b + 17 * i + 1, 16);
    s += v[0] * v[1] * b[17 * i];
  }
  return s;
}
