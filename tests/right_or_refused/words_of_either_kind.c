#define N 4
#include "check.h"
/* A word that holds a number or, by a cast, an address, with its kind beside it: the stores of both are merged. */
#include <stdint.h>
typedef struct val { uint64_t bits; unsigned char t; } val;
__attribute__((noinline)) static val num(double d) { val v; v.t = 0; memcpy(&v.bits, &d, 8); return v; }
__attribute__((noinline)) static val ref(void *p) { val v; v.t = 1; v.bits = (uint64_t)(uintptr_t)p; return v; }
__attribute__((noinline)) static double get(val v) { if (v.t) return *(double *)(uintptr_t)v.bits; double d; memcpy(&d, &v.bits, 8); return d; }
static double f(double *x, int n) {
  val s[8]; int k = 0;
  for (int i = 0; i < 4; i++) { s[k++] = i & 1 ? num(x[i] * 2) : ref(&x[i]); }
  for (int i = 0; i < 2; i++) { val t = s[i]; s[i] = s[3 - i]; s[3 - i] = t; }
  double r = 0.1; for (int i = 0; i < k; i++) r = r * 0.5 + get(s[i]) * (r + 1);
  return r;
}
