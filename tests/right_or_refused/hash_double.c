#define N 3
#include "check.h"
/* memoisation keyed by the bits of the argument: values come from the cache */
static struct {
  uint64_t key;
  double val;
  int used;
} cache[64];
static double slow(double v) {
  uint64_t k;
  memcpy(&k, &v, 8);
  unsigned h = (unsigned)((k * 0x9E3779B97F4A7C15ull) >> 58);
  for (int i = 0; i < 64; i++, h = (h + 1) & 63) {
    if (!cache[h].used) {
      cache[h].used = 1;
      cache[h].key = k;
      cache[h].val = exp(sin(v));
      return cache[h].val;
    }
    if (cache[h].key == k) return cache[h].val;
  }
  return exp(sin(v));
}
static double f(double *x, int n) {
  memset(cache, 0, sizeof cache);
  double s = 0;
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < n; i++) s += slow(x[i]) * (k + 1);
  return s;
}
