// Packets of numbers behind headers of four bytes, so that words of the buffer are parts of two numbers, copied at once;
// what is read from the buffer itself, too, cannot be added to such parts.
#define N 4
#include "check.h"
struct header {
  uint8_t kind, length;
  uint16_t number;
};
static size_t coded(uint8_t *p, int number, const double *v, int k) {
  struct header h = {7, (uint8_t)(8 * k), (uint16_t)number};
  memcpy(p, &h, 4);
  for (int i = 0; i < k; i++) {
    double d = v[i] * 2;
    memcpy(p + 4 + 8 * i, &d, 8);
  }
  return 4 + 8 * k;
}
static size_t decoded(const uint8_t *p, int *number, double *v, int *k) {
  struct header h;
  memcpy(&h, p, 4);
  *k = h.length / 8, *number = h.number;
  for (int i = 0; i < *k; i++) {
    double d;
    memcpy(&d, p + 4 + 8 * i, 8);
    v[i] = d * 0.5;
  }
  return 4 + h.length;
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
#ifndef NOT_READ
  volatile size_t first = 4;
  double d;
  memcpy(&d, buffer + first, 8);
  s += d;
#endif
  for (size_t at = 0; at < used;) {
    double v[3];
    int k, number;
    at += decoded(copy + at, &number, v, &k);
    for (int i = 0; i < k; i++) s += number * v[i] * (i + 1);
  }
  free(copy);
  return s;
}
