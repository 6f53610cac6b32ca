/* A block of the caller's that differentiated code reallocates: malloc may have given it room for a few numbers more than
 * were asked for, and nothing tells how many those were. What lies in that room of the shadow is no derivative, but it
 * would be taken for that of the number that is stored there next: the program ends. It ends too where it was one, of the
 * last number, because both look the same. */

#include "support.h"

static NOINLINE NORETURN COLD void ended_seed(void) {
  STOP("enzyme-cc: memory of the caller was reallocated in differentiated code, which then stored a number at the end of "
       "what it had been, where its shadow holds something: either the derivative of that number, or what malloc left in "
       "room beyond what was asked for. Zero the whole block of the shadow (calloc); if it is a derivative, allocate new "
       "memory and copy instead of realloc\n");
}

SHARED IR("\"enzyme_inactive\"") void __enzyme_cc_ended_seed(uint64_t ended) {
  if (ended) ended_seed();
}
