/* Two floats in one word are exchanged atomically. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
#include <stdatomic.h>
typedef struct { float a, b; } pair;
typedef union {
  pair p;
  uint64_t w;
} slot;
static double f(double *x, int n) {
  _Atomic uint64_t cell;
  slot first = {{x[0], x[1]}}, second = {{x[2] * 2, x[3]}}, old, now;
  atomic_store(&cell, first.w);
  old.w = atomic_exchange(&cell, second.w);
  now.w = atomic_load(&cell);
  return old.p.a * old.p.b * now.p.a + now.p.b;
}
