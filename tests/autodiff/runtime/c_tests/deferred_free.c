#include "runtime/support.h"
static long said;
#define write(to, text, bytes) (said += (long)(bytes))
#include "runtime/deferred_free.c"
#undef write
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
  __enzyme_cc_move_later((char *)first, (char *)second, sizeof(double), move);
  __enzyme_cc_defer_free(first);
  __enzyme_cc_move_later((char *)second, (char *)&third, sizeof(double), move);
  __enzyme_cc_defer_free(second);
  *first = 2;                                    /* what the reverse sweep leaves */
  __enzyme_cc_free_deferred(outer);
  CHECK(third == 2);                             /* from the first to the last that it was copied to */
  struct numbers doubles = {move, "", "", 1, 0, 8, 1}, *numbers = malloc(sizeof doubles + sizeof *doubles.at);
  *numbers = doubles;
  numbers->at[0].offset = 0, numbers->at[0].bytes = 8;
  double *old = calloc(1, sizeof(double)), *new = calloc(1, sizeof(double)), *slot = old;
  *old = 5;                                      /* what the caller has given */
  __enzyme_cc_note_made(new, sizeof(double));
  __enzyme_cc_defer_free_left(old, &slot, sizeof(double), numbers);
  slot = new;
  __enzyme_cc_move_seeds(outer);
  CHECK(*new == 5 && *old == 0);
  *new = 0, *old = 3;
  __enzyme_cc_free_deferred(outer);
  CHECK(*new == 3 && numbers->lost == 0);        /* nothing is lost */
  free(new);
  old = calloc(1, sizeof(double));
  __enzyme_cc_defer_free_left(old, NULL, 0, numbers);
  __enzyme_cc_move_seeds(outer);
  *old = 3;
  __enzyme_cc_free_deferred(outer);
  CHECK(numbers->lost == SAID && said == 1);     /* it is: "1" */
  numbers->lost = 0;
  old = calloc(1, sizeof(double));
  __enzyme_cc_note_made(old, sizeof(double));
  __enzyme_cc_defer_free_left(old, NULL, 0, numbers);
  *old = 3;                                      /* not the caller's */
  __enzyme_cc_free_deferred(outer);
  numbers->move_adjoints = NULL;
  old = calloc(2, sizeof(double));
  old[1] = 1e-320;                               /* an address, say */
  __enzyme_cc_defer_free_left(old, NULL, 0, numbers);
  __enzyme_cc_move_seeds(outer);
  __enzyme_cc_free_deferred(outer);
  CHECK(numbers->lost == 0);
  free(numbers);
  return 0;                                      /* a leak checker knows of number 3 */
}
