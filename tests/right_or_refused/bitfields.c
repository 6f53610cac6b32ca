#define N 5
#include "check.h"
struct r {
  unsigned kind : 3, flag : 1, idx : 12;
  float w;
  double v;
};
struct __attribute__((packed)) q {
  char c;
  double d;
  short s;
};
static double f(double *x, int n) {
  struct r a[N];
  struct q b[N];
  for (int i = 0; i < n; i++) {
    a[i].kind = i;
    a[i].flag = i & 1;
    a[i].idx = (i * 2) % n;
    a[i].w = 0.5f;
    a[i].v = x[i] * x[i];
    b[i].c = i;
    b[i].d = x[i];
    b[i].s = 2;
  }
  struct r t = a[0];
  a[0] = a[n - 1];
  a[n - 1] = t;
  struct q u = b[1];
  b[1] = b[2];
  b[2] = u;
  double s = 0;
  for (int i = 0; i < n; i++)
    s += a[i].v * a[a[i].idx].v * (a[i].flag ? 2 : a[i].w) + b[i].d * b[i].d * b[i].s * b[i].c;
  return s;
}
