#define N 5
#include "check.h"
#include <stdatomic.h>
static double f(double *x, int n) {
  _Atomic double s = 0;
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i], old = atomic_load(&s);
    while (!atomic_compare_exchange_weak(&s, &old, old + v));
  }
  union {
    double d;
    uint64_t u;
  } acc = {1.0};
  for (int i = 0; i < n; i++) {
    uint64_t o = __atomic_load_n(&acc.u, __ATOMIC_SEQ_CST), w;
    double d;
    do {
      memcpy(&d, &o, 8);
      d *= x[i];
      memcpy(&w, &d, 8);
    } while (!__atomic_compare_exchange_n(&acc.u, &o, w, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  }
  return s + acc.d;
}
