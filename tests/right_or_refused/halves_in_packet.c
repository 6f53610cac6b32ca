#define N 4
#include "check.h"
struct packet {
  uint8_t id;
  uint32_t hi;
  uint32_t lo;
} __attribute__((packed));
static double f(double *x, int n) {
  struct packet p[N];
  for (int i = 0; i < n; i++) {
    double d = x[i] * x[i] * x[i];
    uint64_t u;
    memcpy(&u, &d, 8);
    p[i].id = i;
    p[i].hi = u >> 32;
    p[i].lo = (uint32_t)u;
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u = (uint64_t)p[i].hi << 32 | p[i].lo;
    double d;
    memcpy(&d, &u, 8);
    s += d * (p[i].id + 1);
  }
  return s;
}
