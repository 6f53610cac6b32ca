/* Nothing reads a number of the input: a word is put together from bytes, and converted. That numbers lie there, the
   variable of the caller says. */
#define N 4
#include "check.h"
static double f(double *x, int n) {
  double s = 0;
  const unsigned char *bytes = (const unsigned char *)x;
  for (int i = 0; i < n; i++) {
    uint64_t word = 0;
    for (int k = 0; k < 8; k++) word |= (uint64_t)bytes[8 * i + k] << (8 * k);
    s += (double)word * 0x1p-52;
  }
  return s;
}
