/* The sign of a number is changed as a member of a structure that overlays it, behind a table. */
#define N 6
#include "check.h"
struct words { int lo, hi; };
typedef void (*changer)(double *);
static void top(double *p) { ((struct words *)p)->hi ^= 0x80000000; }
static void none(double *p) { p[0] *= 2; }
static changer changers[] = {top, none};
static double f(double *x, int n) {
  double *a = malloc(n * sizeof *a), s = 0;
  for (int i = 0; i < n; i++) a[i] = 2 + x[i] * 0.1;
  for (int i = 0; i < n; i++) changers[i % 2](a + i);
  for (int i = 0; i < n; i++) s += a[i] * (i + 1);
  free(a);
  return s;
}
