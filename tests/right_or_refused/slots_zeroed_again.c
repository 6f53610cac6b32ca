/* Slots with addresses, numbers or integers, set to zero again in each round and copied as bytes. */
#define N 4
#include "check.h"
#include <stdlib.h>
struct slot { void *key; union { double d; double *p; long n; } u; int tag; };
static void fill(struct slot *s, void *from, size_t n) { memcpy(s, from, n); }
static double get(struct slot *s) { return s->tag == 1 ? s->u.d : s->tag == 2 ? *s->u.p : s->tag == 3 ? 0.1 * s->u.n : 0.0; }
static double f(double *x, int n) {
  struct slot a[3];
  double s = 0;
  for (int k = 0; k < 6; k++) {
    memset(a, 0, sizeof a);
    for (int i = 0; i < 3; i++) {
      struct slot one; memset(&one, 0, sizeof one);
      one.tag = (k + i) % 4;
      if (one.tag == 1) one.u.d = x[i] * x[k % n];
      if (one.tag == 2) one.u.p = &x[(i + k) % n], one.key = &x[i];
      if (one.tag == 3) one.u.n = k + 1;
      if (k % 3 != i) fill(&a[i], &one, sizeof one);
    }
    struct slot t = a[0]; a[0] = a[2]; a[2] = t;
    for (int i = 0; i < 3; i++) s += sin(get(&a[i])) * (i + 1) * (a[i].key ? 2 : 1);
    for (int i = 0; i < 3; i++) if (a[i].u.n == 0) s += 0.01 * x[i];
  }
  return s;
}
