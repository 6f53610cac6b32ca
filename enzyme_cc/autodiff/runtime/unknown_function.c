/* The derivatives of a function pointer that names no function whose code was at hand: the program ends. */

#include "support.h"

/* Where derivatives are differentiated again, LLVM makes direct calls of it, with arguments and results as they come. */
static NORETURN IR("\"enzyme_inactive\"") void unknown_function(void) {
  STOP("enzyme-cc: a function pointer without shadow names a function whose code was not at hand when its caller was "
       "differentiated\n");
}

/* As the tables behind the shadows of function pointers: augmented primal, adjoint, tangent. */
struct derivatives {
  void (*augmented_primal)(void), (*adjoint)(void), (*tangent)(void);
};

SHARED const struct derivatives __enzyme_cc_unknown_pointer = {unknown_function, unknown_function, unknown_function};
