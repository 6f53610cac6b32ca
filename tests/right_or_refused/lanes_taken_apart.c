#define N 4
#include "check.h"
typedef int lanes __attribute__((vector_size(16)));
static double f(double *x, int n) {
  lanes a, b;
  memcpy(&a, x, 16);
  memcpy(&b, x + 2, 16);
  for (int i = 0; i < 4 * n; i++) {
    lanes c = __builtin_shufflevector(a, b, 1, 2, 3, 4);
    b = __builtin_shufflevector(b, a, 1, 2, 3, 4);
    a = c;
  }
  double t[2];
  memcpy(t, &a, 16);
  return t[0] * t[1];
}
