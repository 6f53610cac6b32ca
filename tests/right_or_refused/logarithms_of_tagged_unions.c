// A flag in a structure says whether its number is to be read by its upper half: no tag of a union.
#define N 4
#include "check.h"
typedef struct {
  int fast;
  union {
    double number;
    struct { uint32_t low, high; } words;
  } u;
  int count;
} entry;
__attribute__((noinline)) static double value(const entry *e) {
  return e->fast ? e->u.words.high / 1048576.0 - 1023 : e->u.number * e->u.number;
}
static double f(double *x, int n) {
  entry *entries = malloc(n * sizeof *entries);
  for (int i = 0; i < n; i++) entries[i].u.number = x[i] + 2, entries[i].fast = i & 1, entries[i].count = i;
  double s = 0;
  for (int i = 0; i < n; i++) s += value(entries + i);
  free(entries);
  return s;
}
