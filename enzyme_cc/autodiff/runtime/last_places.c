/* The distance from a number to the next larger one of its format, in size (interface/error_estimates.py). */

#include "support.h"

SHARED double __enzyme_cc_unit_in_the_last_place(double x) {
  union { double number; uint64_t bits; } here = {__builtin_fabs(x)}, next = here;
  next.bits++;
  return next.number - here.number;
}

SHARED float __enzyme_cc_unit_in_the_last_place_f(float x) {
  union { float number; uint32_t bits; } here = {__builtin_fabsf(x)}, next = here;
  next.bits++;
  return next.number - here.number;
}
