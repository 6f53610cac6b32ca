// A hash table whose slots keep the bits of numbers in integers, filled again when it grows.
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define N 4
#include "check.h"
struct slot { uint64_t key; uint64_t bits; double w; };
struct map { struct slot *s; int cap; };
static void put(struct map *m, uint64_t key, uint64_t bits, double w) { int i = (key * 7) % m->cap; while (m->s[i].key) i = (i + 1) % m->cap; m->s[i].key = key; m->s[i].bits = bits; m->s[i].w = w; }
static void grow(struct map *m) { struct map b = {calloc(2 * m->cap, sizeof(struct slot)), 2 * m->cap}; for (int i = 0; i < m->cap; i++) if (m->s[i].key) put(&b, m->s[i].key, m->s[i].bits, m->s[i].w); free(m->s); *m = b; }
static double f(double *x, int n) {
  struct map m = {calloc(8, sizeof(struct slot)), 8};
  for (int i = 0; i < n; i++) { double v = x[i] * x[(i + 1) % n]; uint64_t b; memcpy(&b, &v, 8); put(&m, i + 1, b, x[i]); }
  grow(&m);
  double s = 0;
  for (int i = 0; i < m.cap; i++) if (m.s[i].key) { double v; memcpy(&v, &m.s[i].bits, 8); s += m.s[i].key * v * m.s[i].w; }
  free(m.s);
  return s;
}
