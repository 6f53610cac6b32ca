// The cheap logarithm of floats that were put into unions in a structure, beside how many they are.
#define N 4
#include "check.h"
typedef union { float number; uint32_t bits; } cell;
typedef struct { cell cells[4]; int count; } row;
__attribute__((noinline)) static void put(row *r, float v) { r->cells[r->count++].number = v; }
static double f(double *x, int n) {
  row *r = calloc(1, sizeof *r);
  for (int i = 0; i < n; i++) put(r, x[i] + 2);
  double s = 0;
  for (int i = 0; i < n; i++) s += r->cells[i].bits * 1.1920928955078125e-7 - 126.94;
  free(r);
  return s;
}
