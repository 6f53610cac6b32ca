// Numbers overwritten by constants that are moved as words, in memory of which nothing else tells what it holds.
#include "check.h"
#include <string.h>

static const double table[4] = {0.2, -0.4, 0.6, -0.8};

static double first(double *x, double a) { memcpy(&x[0], &table[0], 8); return a * a; }
static double fourth(double *x, double a) { memcpy(&x[3], &table[1], 8); return a * x[0]; }
static double all(double *x, double a) { memcpy(x, table, sizeof table); return a * a; }
static double some(double *x, double a) { memcpy(x, table, a > 0 ? 16 : 0); return a * a; }
static double cleared(double *x, double a) { memset(x, 0, 32); return a * a; }
static double floats(float *x, double a) {
  float t[2] = {1, 2};
  memcpy(x, t, sizeof t);
  return a * a;
}

static double halves(_Float16 *x, double a) {
  _Float16 t = 2;
  memcpy(x, &t, sizeof t);
  return a * a;
}
static double wide(double *x, double a) {
  __int128 t = (__int128)5 << 64 | 9;
  memcpy(x, &t, sizeof t);
  return a * a;
}
struct record {
  long n;
  double v;
};
static double partly(struct record *r, double a) {
  long n = r->n * 2;
  __int128 t = (__int128)5 << 64 | 9;
  memcpy(r, &t, sizeof t);
  return n > 0 ? a * a : a;
}

#define RUN(F, T, r0, r1, r2, r3, f0, f1, f2, f3)                                                              \
  {                                                                                                            \
    T x[4] = {1, 2, 3, 4}, y[4] = {1, 2, 3, 4}, g[4] = {1, 1, 1, 1}, t[4] = {1, 1, 1, 1};                      \
    double reverse[4] = {r0, r1, r2, r3}, forward[4] = {f0, f1, f2, f3};                                       \
    __enzyme_autodiff((void *)F, enzyme_dup, x, g, 2.0);                                                       \
    __enzyme_fwddiff((void *)F, enzyme_dup, y, t, 2.0, 0.0);                                                   \
    for (int i = 0; i < 4; i++) {                                                                              \
      CHECK_CLOSE(#F ".reverse", g[i], reverse[i], 0);                                                         \
      CHECK_CLOSE(#F ".forward", t[i], forward[i], 0);                                                         \
    }                                                                                                          \
  }

int main(void) {
  RUN(first, double, 0, 1, 1, 1, 0, 1, 1, 1)
  RUN(fourth, double, 3, 1, 1, 0, 1, 1, 1, 0)
  RUN(all, double, 0, 0, 0, 0, 0, 0, 0, 0)
  RUN(some, double, 0, 0, 1, 1, 0, 0, 1, 1)
  RUN(cleared, double, 0, 0, 0, 0, 0, 0, 0, 0)
  RUN(floats, float, 0, 0, 1, 1, 0, 0, 1, 1)
  RUN(halves, _Float16, 0, 1, 1, 1, 0, 1, 1, 1)
  RUN(wide, double, 0, 0, 1, 1, 0, 0, 1, 1)
  struct record r = {3, 2.0}, s = r, g = {0, 1.0}, t = g;
  __enzyme_autodiff((void *)partly, enzyme_dup, &r, &g, 2.0);
  __enzyme_fwddiff((void *)partly, enzyme_dup, &s, &t, 2.0, 0.0);
  CHECK_CLOSE("partly.reverse", g.v, 0.0, 0);
  CHECK_CLOSE("partly.forward", t.v, 0.0, 0);
  return check_report();
}
