// Packets of numbers in the other order of bytes, decoded into arrays of numbers and copied in between.
#define N 4
#include "check.h"
static size_t coded(uint8_t *p, unsigned number, const double *v, unsigned k) {
  uint32_t h[2] = {__builtin_bswap32(number), __builtin_bswap32(k)};
  memcpy(p, h, 8);
  for (unsigned i = 0; i < k; i++) {
    uint64_t u;
    memcpy(&u, v + i, 8);
    u = __builtin_bswap64(u);
    memcpy(p + 8 + 8 * i, &u, 8);
  }
  return 8 + 8 * k;
}
static size_t decoded(const uint8_t *p, unsigned *number, double *v, unsigned *k) {
  uint32_t h[2];
  memcpy(h, p, 8);
  *number = __builtin_bswap32(h[0]), *k = __builtin_bswap32(h[1]);
  for (unsigned i = 0; i < *k; i++) {
    uint64_t u;
    memcpy(&u, p + 8 + 8 * i, 8);
    u = __builtin_bswap64(u);
    memcpy(v + i, &u, 8);
  }
  return 8 + 8 * *k;
}
static double f(double *x, int n) {
  uint8_t buffer[256];
  size_t used = 0;
  for (int i = 0; i < n; i++) {
    double v[3] = {x[i], x[i] * x[0], 2};
    used += coded(buffer + used, i + 1, v, 1 + i % 3);
  }
  uint8_t *copy = malloc(used);
  memcpy(copy, buffer, used);
  double s = 0;
  for (size_t at = 0; at < used;) {
    double v[3];
    unsigned k, number;
    at += decoded(copy + at, &number, v, &k);
    for (unsigned i = 0; i < k; i++) s += number * v[i] * (i + 1);
  }
  free(copy);
  return s;
}
