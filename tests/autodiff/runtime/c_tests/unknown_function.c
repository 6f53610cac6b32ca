#include "runtime/unknown_function.c"
#include "check.h"

int main(void) {
  CHECK(__enzyme_cc_unknown_pointer.tangent);
  __enzyme_cc_unknown_pointer.adjoint();
}
