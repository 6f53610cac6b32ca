/* Two words change places in a structure of integers, and their difference is converted. */
#define N 4
#include "check.h"
struct pair { int64_t first, second; };
static double f(double *x, int n) {
  struct pair p;
  memcpy(&p, x, sizeof p);
  int64_t first = p.first;
  p.first = p.second;
  p.second = first;
  memcpy(x, &p, sizeof p);
  return (double)(p.first - p.second) * 0x1p-52;
}
