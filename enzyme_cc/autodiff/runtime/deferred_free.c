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

/* A shadow that has moved: the primal gave its memory up for a larger block that holds what it held. */
struct moved {
  void *block, *from, *to;
  uint64_t bytes;
  void (*move_adjoints)(void *from, void *to, uint64_t bytes);
};

static void follow(void *memory) {
  struct moved *moved = memory;
  moved->move_adjoints(moved->from, moved->to, moved->bytes);
  free(moved->block);
  free(moved);
}

/* Defers the free of `block`, and moves then what the reverse sweep has left in the shadow `from` to `to`: the numbers of
 * a caller whose memory the program let grow have their gradient where they lie now. */
SHARED NOINLINE void __enzyme_cc_defer_free_moved(void *block, void *from, void *to, uint64_t bytes,
                                                  void (*move_adjoints)(void *, void *, uint64_t)) {
  struct moved *moved = from && to && bytes ? malloc(sizeof *moved) : NULL;
  if (!moved) {
    __enzyme_cc_defer_free(block);
    return;
  }
  *moved = (struct moved){block, from, to, bytes, move_adjoints};
  __enzyme_cc_defer_free_with(moved, follow);
}

/* Frees what was put on the list after the mark, in the order in which the program did. */
SHARED NOINLINE void __enzyme_cc_free_deferred(void *mark) {
  struct deferred *first = mark, *deferred;
  while ((deferred = __enzyme_cc_deferred) != mark) {
    __enzyme_cc_deferred = deferred->before;
    deferred->before = first;
    first = deferred;
  }
  while ((deferred = first) != mark) {
    first = deferred->before;
    deferred->release(deferred->memory);
    free(deferred);
  }
}
