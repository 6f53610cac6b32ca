#include "runtime/deferred_free.c"
#include "check.h"

static int released[8], number;
static void release(void *memory) {
  released[number++] = *(int *)memory;
  free(memory);
}
static int *of(int value) {
  int *memory = malloc(sizeof *memory);
  *memory = value;
  return memory;
}

int main(void) {
  void *outer = __enzyme_cc_deferred_mark();
  __enzyme_cc_defer_free(NULL);
  CHECK(__enzyme_cc_deferred_mark() == outer);   /* nothing to free */
  int *kept = of(1);
  __enzyme_cc_defer_free_with(kept, release);
  void *inner = __enzyme_cc_deferred_mark();
  __enzyme_cc_defer_free_with(of(2), release);
  __enzyme_cc_defer_free(of(3));
  __enzyme_cc_defer_free_with(of(4), release);
  __enzyme_cc_free_deferred(inner);
  CHECK(number == 2 && released[0] == 4 && released[1] == 2);
  CHECK(*kept == 1);                             /* of the gradient around: until that one ends */
  __enzyme_cc_free_deferred(outer);
  CHECK(number == 3 && released[2] == 1 && __enzyme_cc_deferred_mark() == outer);
  return 0;                                      /* a leak checker knows of number 3 */
}
