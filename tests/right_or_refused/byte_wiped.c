// One byte of a number is overwritten, which one only the run knows.
#define N 3
#include "check.h"
static double f(double *x, int n) {
  double *key = malloc(n * sizeof *key), sum = 0;
  for (int i = 0; i < n; i++) key[i] = x[i] * x[i];
  volatile unsigned char *p = (unsigned char *)key;
  p[n * 5 % 24] = 0;
  for (int i = 0; i < n; i++) sum += key[i] * key[i];
  free(key);
  return sum;
}
