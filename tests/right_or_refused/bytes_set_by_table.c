/* Functions of a table set the byte of a number that they are told, in a heap block. */
#define N 4
#include "check.h"
static void set_byte(void *p, int k) { ((unsigned char *)p)[k] = 0x13; }
static void leave(void *p, int k) {}
static void (*const changes[2])(void *, int) = {set_byte, leave};
static double f(double *x, int n) {
  double *y = malloc(n * sizeof *y), s = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    changes[i & 1](&y[i], n + 2);
  for (int i = 0; i < n; i++)
    s += y[i] * y[i] * (i + 1);
  free(y);
  return s;
}
