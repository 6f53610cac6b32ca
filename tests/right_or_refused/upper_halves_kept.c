// The upper halves of numbers are kept in an array of integers, from which numbers are computed.
#define N 4
#include "check.h"
typedef union {
  double number;
  struct { uint32_t low, high; } words;
} cell;
static double f(double *x, int n) {
  cell *cells = malloc(n * sizeof *cells);
  double *logarithms = calloc(n, sizeof *logarithms), s = 0;
  uint32_t high[N];
  for (int i = 0; i < n; i++) cells[i].number = x[i] + 2;
  for (int i = 0; i < n; i++) high[i] = cells[i].words.high;
  for (int i = 0; i < n; i++) logarithms[i] = high[i] / 1048576.0;
  for (int i = 0; i < n; i++) s += logarithms[i] * logarithms[i];
  free(cells), free(logarithms);
  return s;
}
