/* Deferred free: memory that the primal frees may still be read by the reverse sweep, so derivatives do not free it but
 * put it on a list, and free what is on the list when the outermost gradient call of the thread ends. */

#include "support.h"

struct deferred {
  struct deferred *before;
  void *memory;
  void (*release)(void *);  /* free, or what the program calls instead */
};

SHARED _Thread_local struct deferred *__enzyme_cc_deferred;

/* Where the list ends when a gradient begins: gradients inside of gradients free what is their own. */
SHARED NOINLINE void *__enzyme_cc_deferred_mark(void) { return __enzyme_cc_deferred; }

SHARED NOINLINE void __enzyme_cc_defer_free_with(void *memory, void (*release)(void *)) {
  if (!memory) return;
  struct deferred *deferred = malloc(sizeof *deferred);
  if (!deferred) {
    perror("enzyme-cc: a list of freed memory");
    abort();
  }
  *deferred = (struct deferred){__enzyme_cc_deferred, memory, release};
  __enzyme_cc_deferred = deferred;
}

SHARED NOINLINE void __enzyme_cc_defer_free(void *memory) { __enzyme_cc_defer_free_with(memory, free); }

/* Frees what was put on the list after the mark. */
SHARED NOINLINE void __enzyme_cc_free_deferred(void *mark) {
  struct deferred *deferred;
  while ((deferred = __enzyme_cc_deferred) != mark) {
    __enzyme_cc_deferred = deferred->before;
    deferred->release(deferred->memory);
    free(deferred);
  }
}
