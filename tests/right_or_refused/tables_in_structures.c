/* arrays of words beside arrays of numbers in one structure: a hash table, a bit set, a generator's state */
#define N 4
#include "check.h"
#include <stdint.h>
typedef struct { double key[8]; uint32_t hash[8]; uint16_t next[8]; int used; double sum; } Table;
typedef struct { uint64_t state[4]; double weight[3]; double sum; } Generator;
typedef struct { double value[256]; uint64_t bits[4]; int size; } Set;
static void insert(Table *t, double v, unsigned id) {
  unsigned h = id * 2654435761u;
  int p = h % 8;
  while (t->hash[p]) p = (p + 1) % 8;
  t->hash[p] = h | 1; t->key[p] = v; t->next[p] = (uint16_t)(h >> 16); t->used++;
}
static uint64_t rotated(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
static uint64_t draw(Generator *g) {
  uint64_t *s = g->state, r = rotated(s[1] * 5, 7) * 9, t = s[1] << 17;
  s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotated(s[3], 45);
  return r;
}
static double f(double *x, int n) {
  Table t = {{0}};
  for (unsigned i = 1; i < 7; i++) insert(&t, x[i % n] * i, i);
  Table u = t;
  for (int p = 0; p < 8; p++) if (u.hash[p]) u.sum += u.key[p] * u.key[p] * (1 + u.next[p] % 3);
  Generator g = {{1, 2, 3, 4}, {x[0], x[1], x[2]}, 0};
  for (int k = 0; k < 40; k++) g.sum += g.weight[k % 3] * g.weight[k % 3] * (double)(draw(&g) >> 11) * 0x1p-53;
  Set s = {{0}};
  for (int i = 0; i < 256; i++) { s.value[i] = x[i % n] * i; s.size++; }
  for (int i = 0; i < 256; i += 3) s.bits[i / 64] |= 1ull << i % 64;
  double r = 0;
  for (int i = 0; i < 256; i++) if (s.bits[i / 64] >> i % 64 & 1) r += sin(s.value[i]);
  return u.sum * u.used + g.sum + r / s.size;
}
