/* A pointer into a buffer that grows is moved along by the distance between the old buffer and the new one. */
#define N 6
#include "check.h"
static double f(double *x, int n) {
  int capacity = 1, count = 0;
  double *row = malloc(sizeof *row), *last = row;
  for (int i = 0; i < n; i++) {
    if (count == capacity) {
      capacity *= 2;
      double *grown = malloc(capacity * sizeof *grown);
      memcpy(grown, row, count * sizeof *grown);
      last += grown - row;
      free(row);
      row = grown;
    }
    row[count++] = x[i] * x[i];
    if (i % 3 != 2) last = row + count - 1;
  }
  double s = *last * 10;
  for (int i = 0; i < count; i++) s += row[i] * (i + 1);
  free(row);
  return s;
}
