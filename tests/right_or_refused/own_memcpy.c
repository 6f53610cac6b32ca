#define N 5
#include "check.h"
__attribute__((noinline)) static void *my_memcpy(void *d, const void *s, size_t n) {
  unsigned char *a = d;
  const unsigned char *b = s;
  if ((((uintptr_t)a | (uintptr_t)b) & 7) == 0) {
    while (n >= 8) {
      *(uint64_t *)a = *(const uint64_t *)b;
      a += 8;
      b += 8;
      n -= 8;
    }
  }
  while (n--) *a++ = *b++;
  return d;
}
__attribute__((noinline)) static void *my_memmove(void *d, const void *s, size_t n) {
  char *a = d;
  const char *b = s;
  if (a < b)
    for (size_t i = 0; i < n; i++) a[i] = b[i];
  else
    for (size_t i = n; i-- > 0;) a[i] = b[i];
  return d;
}
struct s {
  float a;
  int k;
  double b;
};
static double f(double *x, int n) {
  double v[N + 2];
  struct s p[N], q[N];
  for (int i = 0; i < n; i++) {
    p[i].a = (float)x[i];
    p[i].k = i;
    p[i].b = x[i] * x[i];
  }
  my_memcpy(v, x, n * sizeof *x);
  my_memcpy(q, p, sizeof p);
  my_memmove(v + 1, v, n * sizeof *v);
  my_memmove(v, v + 2, (n - 1) * sizeof *v);
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * v[i] * (i + 1) + q[i].b * q[i].k;
  return s;
}
