#define N 4
#include "check.h"
/* User data of callbacks that is declared an integer and holds a number. */
#include <stdint.h>
__attribute__((noinline)) static uintptr_t enc(double d) { uintptr_t u; memcpy(&u, &d, 8); return u; }
__attribute__((noinline)) static double dec(uintptr_t u) { double d; memcpy(&d, &u, 8); return d; }
typedef double (*cb)(uintptr_t, double);
static double a(uintptr_t u, double v) { return dec(u) * v; }
struct h { cb f; uintptr_t u; };
static double f(double *x, int n) { struct h h[4]; for (int i = 0; i < n; i++) { h[i].f = a; h[i].u = enc(x[i]); } double s = 0.4; for (int i = 0; i < n; i++) s = h[i].f(h[i].u, s); return s; }
