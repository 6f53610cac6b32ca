#define N 4
#include "check.h"
static size_t putd(char *b, size_t at, double d) {
  memcpy(b + at, &d, sizeof d);
  return at + sizeof d;
}
static size_t puti(char *b, size_t at, int d) {
  memcpy(b + at, &d, sizeof d);
  return at + sizeof d;
}
static double f(double *x, int n) {
  char *b = malloc(512);
  size_t at = 0;
  b[at++] = 'P';
  at = puti(b, at, n);
  for (int i = 0; i < n; i++) {
    b[at++] = (char)i;
    at = putd(b, at, x[i] * x[i]);
  }
  double s = 0;
  size_t q = 1;
  int m;
  memcpy(&m, b + q, 4);
  q += 4;
  for (int i = 0; i < m; i++) {
    int k = b[q++];
    double d;
    memcpy(&d, b + q, 8);
    q += 8;
    s += d * (k + 1) * x[k];
  }
  free(b);
  return s;
}
