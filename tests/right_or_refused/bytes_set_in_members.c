// A byte of a number in a structure is set, at a place that only the run knows.
#define N 4
#include "check.h"
struct rec { int id; double v; };
__attribute__((noinline)) static void set_byte(void *p, int k, int c) { ((unsigned char *)p)[k] = c; }
static double f(double *x, int n) {
  struct rec y[N]; double s = 0;
  for (int i = 0; i < n; i++) { y[i].id = i; y[i].v = x[i] * x[i]; }
  for (int i = 0; i < n; i++) set_byte(&y[i].v, n + 2, 0x13);
  for (int i = 0; i < n; i++) s += y[i].v * y[i].v * (y[i].id + 1);
  return s;
}
