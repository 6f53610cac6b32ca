#define N 4
#include "check.h"
/* The logarithm of base 2 by the bits of a number, copied to an integer, in a function of a table. */
typedef void (*Fn)(const void *, double *);
static void lg(const void *p, double *out) { int64_t w; memcpy(&w, p, 8); *out = (double)w * 0x1p-52 - 1023; }
static void sq(const void *p, double *out) { double w; memcpy(&w, p, 8); *out = w * w; }
static Fn const fns[] = {sq, lg};
static double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double r; fns[i % 2](x + i, &r); s += r * (i + 1); } return s; }
