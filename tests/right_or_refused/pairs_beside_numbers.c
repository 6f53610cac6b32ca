/* Members of unions that hold a number, a pair of integers, or bytes: set one by one, directly and behind a table. */
#define N 6
#include "check.h"
typedef union {
  double number;
  struct { int low, high; } pair;
  unsigned char bytes[8];
} cell;
typedef void (*setter)(cell *, double, int);
static void number(cell *c, double x, int i) { c->number = sin(x) + i; }
static void bytes(cell *c, double x, int i) {
  c->bytes[0] = 1;
  c->bytes[1] = 2 + i;
  c->bytes[2] = 3;
}
static const setter setters[] = {number, bytes};
__attribute__((noinline)) static void range(int *low, int *high, int i) { *low = i, *high = 2 * i; }
static double f(double *x, int n) {
  cell *cells = malloc(n * sizeof *cells), *packed = malloc(n * sizeof *packed);
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (i % 3 == 0) cells[i].number = x[i] * x[i];
    else if (i % 3 == 1) cells[i].pair.low = 3, cells[i].pair.high = 4;
    else range(&cells[i].pair.low, &cells[i].pair.high, i);
    setters[i % 2](&packed[i], x[i], i);
  }
  for (int i = 0; i < n; i++) {
    s += i % 3 ? cells[i].pair.low * cells[i].pair.high * x[i] : cells[i].number * cells[i].number;
    s += i % 2 ? packed[i].bytes[1] * x[i] : packed[i].number * packed[i].number;
  }
  free(cells), free(packed);
  return s;
}
