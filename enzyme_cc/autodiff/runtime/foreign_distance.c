/* A distance between two addresses leads on to memory, and the shadows lie at another distance: derivatives would come
 * from, or go to, some other place. The program ends. */

#include "support.h"

static NOINLINE NORETURN COLD void foreign_distance(const char *where) {
  uint64_t length = 0;
  while (where[length]) length++;
  write(2, where, length);
  STOP("enzyme-cc: an address is counted by the distance between two others, and the derivatives of these lie at another "
       "distance: they are of different allocations, or one of them was given without its derivative; count the address "
       "from where its own memory begins\n");
}

/* Where both shadows are null there is no memory that derivatives could go to. `where`: the place in the source. */
SHARED IR("\"enzyme_inactive\"") void __enzyme_cc_compare_distance(uint64_t distance, uint64_t of_shadows, uint64_t shadow,
                                                                  const char *where) {
  if (distance != of_shadows && (of_shadows || shadow)) foreign_distance(where);
}
