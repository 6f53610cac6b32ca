/* The upper words of numbers are set through a union, as the macros of a mathematical library do. */
#define N 6
#include "check.h"
typedef union { double d; struct { unsigned lo, hi; } w; } word;
typedef void (*changer)(word *);
static void top(word *p) { p->w.hi = 0x3ff00000; }
static void none(word *p) { p->d *= 2; }
static changer changers[] = {top, none};
static double f(double *x, int n) {
  word *a = malloc(n * sizeof *a); double s = 0;
  for (int i = 0; i < n; i++) a[i].d = 1 + x[i] * 0.1;
  for (int i = 0; i < n; i++) changers[i % 2](a + i);
  for (int i = 0; i < n; i++) s += a[i].d * a[i].d * (i + 1);
  free(a);
  return s;
}
