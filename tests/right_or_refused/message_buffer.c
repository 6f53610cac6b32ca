#define N 4
#include "check.h"
/* pack and unpack messages: header, count, payload of doubles and ints, at unaligned offsets */
static size_t pack(unsigned char *b, const double *x, int n, int tag) {
  size_t o = 0;
  b[o++] = 0x7f;
  memcpy(b + o, &tag, 4);
  o += 4;
  memcpy(b + o, &n, 4);
  o += 4;
  for (int i = 0; i < n; i++) {
    memcpy(b + o, &x[i], 8);
    o += 8;
    short k = i;
    memcpy(b + o, &k, 2);
    o += 2;
  }
  return o;
}
static double unpack(const unsigned char *b) {
  size_t o = 1;
  int tag, n;
  memcpy(&tag, b + o, 4);
  o += 4;
  memcpy(&n, b + o, 4);
  o += 4;
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v;
    short k;
    memcpy(&v, b + o, 8);
    o += 8;
    memcpy(&k, b + o, 2);
    o += 2;
    s += v * v * (k + tag);
  }
  return s;
}
static double f(double *x, int n) {
  unsigned char *b = malloc(256);
  double s = 0;
  pack(b, x, n, 2);
  s = unpack(b);
  x[0] += 0;
  pack(b, x, n - 1, 1);
  s += unpack(b) * x[n - 1];
  free(b);
  return s;
}
