// Packets as the others, kept in blocks behind a header, which are aligned as their own members are.
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
struct block { struct block *next; size_t size; };
static struct block *kept(const void *p, size_t n) { struct block *b = malloc(sizeof *b + n); b->next = 0; b->size = n; memcpy(b + 1, p, n); return b; }
static double f(double *x, int n) {
  uint8_t buffer[256];
  size_t used = 0;
  for (int i = 0; i < n; i++) {
    double v[3] = {x[i], x[i] * x[0], 2};
    used += coded(buffer + used, i + 1, v, 1 + i % 3);
  }
  struct block *k = kept(buffer, used); uint8_t *copy = (uint8_t *)(k + 1);
  double s = 0;
  for (size_t at = 0; at < used;) {
    double v[3];
    int k, number;
    at += decoded(copy + at, &number, v, &k);
    for (int i = 0; i < k; i++) s += number * v[i] * (i + 1);
  }
  free(k);
  return s;
}
