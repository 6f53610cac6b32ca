#define N 4
#include "check.h"
typedef struct {
  char type;
  union {
    float f;
    double d;
    int i;
    long long ll;
    void *p;
    double v2[2];
  } u;
} any;
static any mkd(double d) {
  any a;
  a.type = 'd';
  a.u.d = d;
  return a;
}
static any mkf(float d) {
  any a;
  a.type = 'f';
  a.u.f = d;
  return a;
}
static any mkp(double *p) {
  any a;
  a.type = 'p';
  a.u.p = p;
  return a;
}
static any mk2(double p, double q) {
  any a;
  a.type = '2';
  a.u.v2[0] = p;
  a.u.v2[1] = q;
  return a;
}
static any mki(int i) {
  any a;
  a.type = 'i';
  a.u.i = i;
  return a;
}
static double val(const any *a) {
  switch (a->type) {
  case 'd':
    return a->u.d;
  case 'f':
    return a->u.f;
  case 'p':
    return *(double *)a->u.p;
  case '2':
    return a->u.v2[0] * a->u.v2[1];
  case 'i':
    return a->u.i;
  }
  return 0;
}
static double f(double *x, int n) {
  any t[8];
  t[0] = mkd(x[0] * x[1]);
  t[1] = mkf(2.5f);
  t[2] = mkp(&x[2]);
  t[3] = mk2(x[1], x[3]);
  t[4] = mki(3);
  any s[8];
  for (int i = 0; i < 5; i++) s[i] = t[(i * 2) % 5];
  any tmp = s[0];
  s[0] = s[3];
  s[3] = tmp;
  double r = 0;
  for (int i = 0; i < 5; i++) r += (i + 1) * val(&s[i]);
  return r;
}
