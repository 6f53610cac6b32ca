#define N 6
#include "check.h"
static unsigned char buf[29];
static double f(double *x, int n) {
  size_t w = 0;
  double s = 0;
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < n; i++) {
      size_t a = 29 - w;
      if (a > 8)
        a = 8;
      memcpy(buf + w, &x[i], a);
      memcpy(buf, (char *)&x[i] + a, 8 - a);
      double o;
      memcpy(&o, buf + w, a);
      memcpy((char *)&o + a, buf, 8 - a);
      w = (w + 8) % 29;
      s += o * o * (k + 1);
    }
  return s;
}
