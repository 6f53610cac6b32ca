/* Signs and exponents changed as bytes and halves by the functions of a table, in the caller's array. */
#define N 4
#include "check.h"
typedef void (*changer)(void *);
static void absolute(void *p) { ((unsigned *)p)[1] &= 0x7fffffff; }
static void negated(void *p) { ((unsigned char *)p)[7] ^= 0x80; }
static void doubled(void *p) { ((unsigned *)p)[1] += 1u << 20; }
static changer table[3] = {absolute, negated, doubled};
static double f(double *x, int n) {
  double y[N], s = 0;
  for (int i = 0; i < n; i++)
    y[i] = -x[i] * x[i];
  for (int i = 0; i < n; i++)
    table[i % 3](&y[i]);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * y[i] * (i + 1);
  return s;
}
