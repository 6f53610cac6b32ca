#define N 4
#define TOL 1e-2
#define HH 1e-3
#include "check.h"
static uint64_t pack(float a, float b) {
  uint32_t i, j;
  memcpy(&i, &a, 4);
  memcpy(&j, &b, 4);
  return (uint64_t)i << 32 | j;
}
static float hi(uint64_t p) {
  uint32_t i = p >> 32;
  float a;
  memcpy(&a, &i, 4);
  return a;
}
static float lo(uint64_t p) {
  uint32_t i = (uint32_t)p;
  float a;
  memcpy(&a, &i, 4);
  return a;
}
static double f(double *x, int n) {
  uint64_t q[N];
  for (int i = 0; i < n; i++) q[i] = pack((float)x[i], (float)x[(i + 1) % n]);
  double s = 0;
  for (int i = 0; i < n; i++) s += (double)hi(q[i]) * lo(q[i]) * (i + 1);
  return s;
}
