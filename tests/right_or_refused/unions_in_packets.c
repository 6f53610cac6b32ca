/* Integers and numbers in unions go through a buffer of bytes: LLVM makes numbers of both, and the integer is counted
   with as bits of one that is nearly zero. */
#define N 4
#include "check.h"
typedef struct { int kind; union { double d; long i; } u; } event;
static double f(double *x, int n) {
  char *packet = malloc(64 * sizeof(event));
  size_t tail = 0, head = 0;
  for (int k = 0; k < n; k++) {
    event e = {k % 2};
    if (e.kind) e.u.i = k + 3;
    else e.u.d = x[k] * x[0];
    memcpy(packet + tail, &e, sizeof e);
    tail += sizeof e;
  }
  double s = 1;
  while (head < tail) {
    event e;
    memcpy(&e, packet + head, sizeof e);
    head += sizeof e;
    s = e.kind ? s * (double)e.u.i + x[1] : s * e.u.d + x[3];
  }
  free(packet);
  return s;
}
