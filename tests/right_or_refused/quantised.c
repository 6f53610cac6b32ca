#define N 5
#include "check.h"
static double f(double *x, int n) {
  unsigned char q[N];
  double s = 0;
  for (int i = 0; i < n; i++) {
    q[i] = (unsigned char)(x[i] * 19.3);
    s += x[i] * x[i] * q[i];
  }
  int hist[8] = {0};
  for (int i = 0; i < n; i++) hist[(int)(x[i]) & 7]++;
  for (int i = 0; i < n; i++) s += x[i] * hist[(int)x[i] & 7];
  return s;
}
