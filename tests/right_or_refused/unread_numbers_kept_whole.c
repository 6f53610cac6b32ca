/* Nothing reads a number of the input as such, but words stay whole: scaled, and the largest of them. */
#define N 4
#include "check.h"
static __attribute__((noinline)) int64_t word(const void *p) { int64_t w; memcpy(&w, p, 8); return w; }
static double f(double *x, int n) {
  double s = 0, number;
  int64_t largest = 0;
  for (int i = 0; i < n; i++) {
    int64_t w = word(x + i);
    if (w > largest) largest = w;
    s += (double)w * 0x1p-52;
  }
  memcpy(&number, &largest, 8);
  return s + number * number;
}
