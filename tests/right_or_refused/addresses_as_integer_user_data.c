#define N 4
#include "check.h"
/* User data of callbacks that is declared an integer and holds an address. */
#include <stdint.h>
typedef double (*cb)(uintptr_t, double);
static double b(uintptr_t u, double v) { return *(double *)u + v; }
struct h { cb f; uintptr_t u; };
static double f(double *x, int n) { struct h h[4]; for (int i = 0; i < n; i++) { h[i].f = b; h[i].u = (uintptr_t)&x[i]; } double s = 0.4; for (int i = 0; i < n; i++) s = h[i].f(h[i].u, s); return s; }
