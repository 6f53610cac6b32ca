#define N 4
#include "check.h"
typedef int lanes __attribute__((vector_size(16)));
static double f(double *x, int n) {
  lanes a, b;
  memcpy(&a, x, 16);
  memcpy(&b, x + 2, 16);
  lanes c = __builtin_elementwise_max(a, b);
  long word;
  memcpy(&word, &c, 8);
  return word * 1e-18 + x[1] * x[1];
}
