// Of a long double only the ten bytes are copied that it has, by memcpy and by a loop, and packed without padding.
#define N 3
#include "check.h"
#define BYTES 10
static double f(double *x, int n) {
  long double from[N], to[N] = {0}, *moved = calloc(n, sizeof *moved);
  char packed[N * BYTES];
  double sum = 0;
  for (int i = 0; i < n; i++) from[i] = x[i] * x[(i + 1) % n];
  for (int i = 0; i < n; i++) memcpy(&to[i], &from[n - 1 - i], BYTES);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < BYTES; k++) ((char *)&moved[i])[k] = ((char *)&to[i])[k];
  for (int i = 0; i < n; i++) sum += (double)(to[i] * moved[i] * (i + 1));
  for (int i = 0; i < n; i++) memcpy(packed + i * BYTES, &moved[i], BYTES);
  for (int i = 0; i < n; i++) memcpy(&from[i], packed + i * BYTES, BYTES);
  for (int i = 0; i < n; i++) sum += (double)(from[i] * from[i]);
  free(moved);
  return sum;
}
