// Arrays of integers, whose elements are exchanged, lie beside such of numbers, a name and a function.
#define N 4
#include "check.h"
struct all { char name[16]; int idx[4]; long ids[4]; double coef[4]; double (*fn)(double); };
static double f(double *x, int n) {
  struct all b[2];
  memset(b, 0, sizeof b);
  for (int k = 0; k < 2; k++) {
    strcpy(b[k].name, k ? "one" : "two");
    for (int i = 0; i < 4; i++) { b[k].idx[i] = i ^ 1; b[k].ids[i] = 3 - i; }
    memcpy(b[k].coef, x, sizeof b[k].coef);
    b[k].fn = k ? sin : cos;
  }
  struct all t = b[0];
  b[0] = b[1];
  b[1] = t;
  double s = 0;
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i + 1 < 4; i++) {
      int t = b[k].idx[i]; b[k].idx[i] = b[k].idx[i + 1]; b[k].idx[i + 1] = t;
      long u = b[k].ids[i]; b[k].ids[i] = b[k].ids[i + 1]; b[k].ids[i + 1] = u;
    }
    for (int i = 0; i < 4; i++) s += b[k].fn(b[k].coef[b[k].idx[i]] * x[b[k].ids[i]]) * (i + 1);
  }
  return s;
}
