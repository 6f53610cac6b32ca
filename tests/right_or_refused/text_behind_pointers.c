/* Text that functions behind a pointer make of a number is read again: the derivative would be lost. */
#define N 3
#include "check.h"
typedef void (*shower)(char *, const double *);
static void plain(char *to, const double *x) { sprintf(to, "%.17g", *x); }
static void twice(char *to, const double *x) { sprintf(to, "%.17g", 2 * *x); }
static shower table[2] = {plain, twice};
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    char b[64];
    table[i % 2](b, &x[i]);
    s += strtod(b, 0) * x[i];
  }
  return s;
}
