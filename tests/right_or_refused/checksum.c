#define N 5
#include "check.h"
static unsigned crc(const void *p, size_t n) {
  const unsigned char *b = p;
  unsigned c = ~0u;
  while (n--) {
    c ^= *b++;
    for (int k = 0; k < 8; k++) c = c >> 1 ^ (0xedb88320u & -(c & 1));
  }
  return ~c;
}
static double f(double *x, int n) {
  double v[N];
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  unsigned c = crc(v, sizeof v), d = crc(v, sizeof v);
  if (c != d) return -1;
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * x[i];
  return memcmp(v, x, sizeof v) == 0 ? 0 : s;
}
