// The upper half of each number of an array of unions is read as an integer, and none is ever written there.
#define N 4
#include "check.h"
typedef union {
  double number;
  struct { uint32_t low, high; } words;
} cell;
static double f(double *x, int n) {
  cell *cells = malloc(n * sizeof *cells);
  for (int i = 0; i < n; i++) cells[i].number = x[i] + 2;
  double s = 0;
  for (int i = 0; i < n; i++) s += cells[i].words.high / 1048576.0 - 1023;
  free(cells);
  return s;
}
