// Tagged unions whose integers are read from text, copied from a table, and set through a pointer.
#define N 4
#include "check.h"
typedef struct {
  int tag;
  union {
    double number;
    int count;
  } u;
} value;
static const value given[2] = {{1, {.count = 7}}, {0, {.number = 1.5}}};
__attribute__((noinline)) static long count_of(const value *v) { return v->u.count; }
__attribute__((noinline)) static void set(int *to, int k) { *to = k; }
static double f(double *x, int n) {
  value v[N + 2];
  memset(v, 0, sizeof v);
  for (int i = 0; i < n; i++) {
    if (i % 2) v[i].tag = 1;
    else v[i].u.number = x[i] * x[i];
    if (i == 1) sscanf("42", "%d", &v[i].u.count);
    if (i == 3) set(&v[i].u.count, 5);
  }
  memcpy(v + n, given, sizeof given);
  v[n + 1].u.number *= x[1];
  double s = 0;
  for (int i = 0; i < n + 2; i++) s += v[i].tag ? count_of(&v[i]) * x[0] : v[i].u.number * v[i].u.number;
  return s;
}
