/* A number rounded to a format of fewer bits, to the nearest one, ties to even (IEEE 754-2019, 4.3.1), with numbers too small
 * to be normal in it, infinities and NaN (interface/truncations.py). */

#include "support.h"

SHARED double __enzyme_cc_rounded(double x, int exponent, int fraction) {
  union { double number; uint64_t bits; } value = {x};
  int biased = (int)(value.bits >> 52 & 0x7ff);
  if (biased == 0x7ff || x == 0) return x;
  int bias = (1 << (exponent - 1)) - 1, power = biased - 1023;
  int least = 1 - bias;                                    /* of normal numbers */
  int kept = power < least ? fraction - (least - power) : fraction;
  /* adding and taking away a power of two rounds to its last place, as the machine rounds */
  int last = power - kept;
  union { uint64_t bits; double number; } unit = {(uint64_t)(1023 + last + 52) << 52}, over = {(uint64_t)(1024 + bias) << 52};
  double big = 1.5 * unit.number, rounded = (__builtin_fabs(x) + big) - big;
  if (rounded >= over.number) rounded = __builtin_inf();
  return __builtin_copysign(rounded, x);
}
