/* A flag of cblas that the standard does not have, and that only the running program knows: what the library makes of
 * it has no derivative here, so the program ends. */

#include "support.h"

SHARED NOINLINE NORETURN void __enzyme_cc_unknown_flag(void) {
  STOP("enzyme-cc: a routine of cblas was called in differentiated code with a flag that is not of the standard, and has "
       "no derivative\n");
}
