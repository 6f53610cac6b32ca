// Numbers whose bits lie in members that are declared integers, which are assigned to each other.
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define N 4
#include "check.h"
struct value { int tag; uint64_t bits; };
struct table { struct value *v; int n; };
static struct value number(double d) { struct value v; v.tag = 1; memcpy(&v.bits, &d, 8); return v; }
static double as_number(struct value v) { double d; memcpy(&d, &v.bits, 8); return d; }
static void set(struct value *to, const struct value *from) { to->tag = from->tag; to->bits = from->bits; }
static double f(double *x, int n) {
  struct table t = {malloc(2 * n * sizeof(struct value)), 0};
  for (int i = 0; i < n; i++) t.v[t.n++] = number(x[i] * x[i]);
  for (int i = 0; i < n; i++) { set(&t.v[t.n++], &t.v[n - 1 - i]); }
  double s = 0;
  for (int i = 0; i < t.n; i++) s += (i + 1) * as_number(t.v[i]);
  free(t.v);
  return s;
}
