/* Flags and counts are changed by atomic operations: beside numbers, behind pointers and in blocks of their own. */
#define N 4
#include "check.h"
struct task {
  double value;
  uint64_t flags;
  unsigned count, bits;
};
static void mark(struct task *t) {
  __atomic_fetch_or(&t->flags, 1ull << 63, __ATOMIC_SEQ_CST);
  __atomic_fetch_add(&t->count, 1, __ATOMIC_SEQ_CST);
  __atomic_fetch_xor(&t->bits, 0x80000000u, __ATOMIC_SEQ_CST);
}
static void twice(struct task *t) { t->value *= 2; }
static void (*const table[2])(struct task *) = {mark, twice};
static double f(double *x, int n) {
  struct task *y = calloc(n, sizeof *y);
  uint64_t seen[N] = {0}, *words = calloc(n, sizeof *words);
  double s = 0;
  for (int i = 0; i < n; i++) {
    y[i].value = x[i] * x[i];
    __atomic_fetch_or(&seen[i], 1ull << 63, __ATOMIC_SEQ_CST);
    __atomic_fetch_xor(&words[i], 1ull << 52, __ATOMIC_SEQ_CST);
  }
  for (int i = 0; i < n; i++)
    table[(i + n) & 1](&y[i]);
  for (int i = 0; i < n; i++) {
    double weight = i + 1 + y[i].count + (y[i].flags >> 63) + (y[i].bits >> 31) + (seen[i] >> 62) + (words[i] >> 52);
    s += y[i].value * y[i].value * weight;
  }
  free(y);
  free(words);
  return s;
}
