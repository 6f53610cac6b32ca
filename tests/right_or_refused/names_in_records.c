#define N 4
#include "check.h"
typedef struct {
  double v;
  char name[16];
  double w;
} rec;
static double f(double *x, int n) {
  rec r[N];
  char src[32] = "alphabetagamma";
  for (int i = 0; i < n; i++) {
    r[i].v = x[i] * x[i];
    r[i].w = x[i];
    size_t l = strlen(src) - i;
    memcpy(r[i].name + (i & 1), src + i, l - 2);
    r[i].name[15] = 0;
  }
  for (int i = 0; i + 1 < n; i++) {
    size_t l = strlen(r[i].name) % 5 + 3;
    memcpy(r[i + 1].name + 2, r[i].name + 1, l);
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += r[i].v * r[i].w * (r[i].name[3] % 7);
  return s;
}
