// Numbers that are members of structures, read as integers through a pointer to such.
#define N 4
#include "check.h"
typedef struct { double number; int count; } entry;
static double f(double *x, int n) {
  entry entries[N];
  for (int i = 0; i < n; i++) entries[i].number = x[i] + 2, entries[i].count = i;
  double s = 0;
  for (int i = 0; i < n; i++) {
    int64_t bits = *(int64_t *)&entries[i].number;
    s += bits * 1e-18 * entries[i].count;
  }
  return s;
}
