/* An integer that is stored where numbers are stored too, and is an index besides. */
#include "hunt.h"

struct tagged { char kind; union { double d; int i; float f[2]; } u; };
static double tags(const double *x, int n) {
  struct tagged t[8];
  for (int i = 0; i < n; i++) switch (i % 3) {
      case 0: t[i].kind = 'd', t[i].u.d = x[i] * x[i]; break;
      case 1: t[i].kind = 'i', t[i].u.i = i; break;
      default: t[i].kind = 'f', t[i].u.f[0] = 0, t[i].u.f[1] = 2;
    }
  struct tagged swap = t[0];
  t[0] = t[n - 1];
  t[n - 1] = swap;
  double s = 1;
  for (int i = 0; i < n; i++) switch (t[i].kind) {
      case 'd': s *= t[i].u.d; break;
      case 'i': s += t[i].u.i; break;
      case 'f': s += t[i].u.f[1] * x[i]; break;
    }
  return s;
}

int main(void) {
  HUNT(tags, 7, 0.7 + 0.1 * i);
  return failures;
}
