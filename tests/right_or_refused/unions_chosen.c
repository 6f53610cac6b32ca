#define N 4
#include "check.h"
/* Records with a union of a number and an address that are chosen by what they stand for. */
union val { double d; double *p; };
struct item { union val v; int t; };
static struct item pick(const double *x, int i) { struct item s; if (i & 1) { s.v.d = x[i] * 2; s.t = 0; } else { s.v.p = (double *)&x[i]; s.t = 1; } return s; }
static double get(struct item s) { return s.t ? *s.v.p : s.v.d; }
static double f(double *x, int n) {
  struct item best = pick(x, 0), all[4];
  for (int i = 0; i < 4; i++) { struct item s = pick(x, i); if (get(s) > get(best)) best = s; all[i] = best; }
  double r = 0.1; for (int i = 0; i < 4; i++) r = r * 0.5 + get(all[3 - i]) * (r + 1);
  return r;
}
