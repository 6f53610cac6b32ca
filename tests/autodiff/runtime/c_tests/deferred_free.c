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
static void move(void *from, void *to, uint64_t bytes) {
  CHECK(bytes == sizeof(double));
  *(double *)to += *(double *)from;
  *(double *)from = 0;
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
  CHECK(number == 2 && released[0] == 2 && released[1] == 4);  /* as the program did */
  CHECK(*kept == 1);                             /* of the gradient around: until that one ends */
  __enzyme_cc_free_deferred(outer);
  CHECK(number == 3 && released[2] == 1 && __enzyme_cc_deferred_mark() == outer);
  double *first = calloc(1, sizeof(double)), *second = calloc(1, sizeof(double)), third = 0;
  __enzyme_cc_defer_free_moved(first, first, second, sizeof(double), move);
  __enzyme_cc_defer_free_moved(second, second, &third, sizeof(double), move);
  __enzyme_cc_defer_free_moved(malloc(1), NULL, &third, sizeof(double), move);
  *first = 2;                                    /* what the reverse sweep leaves */
  __enzyme_cc_free_deferred(outer);
  CHECK(third == 2);                             /* from the first to the last that it was copied to */
  return 0;                                      /* a leak checker knows of number 3 */
}
