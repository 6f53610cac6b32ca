#define N 3
#include "check.h"
/* A table of functions whose integers are counts in one place and a number's bits in another. */
struct cell { long count; double value; };
static long count_of(const struct cell *c) { return c->count; }
static long bits_of(const struct cell *c) {
  long bits;
  memcpy(&bits, &c->value, sizeof bits);
  return bits;
}
static long (*const readers[2])(const struct cell *) = {count_of, bits_of};
static double f(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    struct cell c = {i, x[i]};
    long word = readers[n % 2](&c);
    double number;
    memcpy(&number, &word, sizeof number);
    sum += number * number;
  }
  return sum;
}
