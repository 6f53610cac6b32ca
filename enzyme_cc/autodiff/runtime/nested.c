/* The functions of tape.c, deferred_free.c and lazily_mapped.c inside of a derivative that is differentiated again.
 *
 * An arena, a list or a table of addresses would hide from the outer derivative where numbers come from. So the tape is
 * plain `malloc` and `free` here, whose shadows the outer derivative makes; what the inner one frees late, the outer
 * one frees or defers itself. All vanish by inlining. Memory that is older than the request, and that only a variable
 * leads to, has no shadow here: adjoints of the inner derivative in it would need shadows of their own.
 */

#include "support.h"

SHARED INLINE FRESH void *__enzyme_cc_tape_push(uint64_t bytes) { return malloc(bytes); }
SHARED INLINE void __enzyme_cc_tape_pop(void *chunk) { free(chunk); }
SHARED INLINE void *__enzyme_cc_tape_mark(void) { return NULL; }

struct numbers;
SHARED INLINE void *__enzyme_cc_deferred_mark(void) { return NULL; }
SHARED INLINE void __enzyme_cc_defer_free(void *memory) { (void)memory; }
SHARED INLINE void __enzyme_cc_defer_free_with(void *memory, void (*release)(void *)) { (void)memory, (void)release; }
SHARED INLINE void __enzyme_cc_move_later(char *from, char *to, uint64_t bytes, void (*move)(void *, void *, uint64_t)) {
  (void)from, (void)to, (void)bytes, (void)move;
}
SHARED INLINE void __enzyme_cc_move_gradient_later(char *from, char *to, uint64_t bytes,
                                                   void (*move)(void *, void *, uint64_t)) {
  (void)from, (void)to, (void)bytes, (void)move;
}
SHARED INLINE void __enzyme_cc_defer_free_left(void *block, void *slot, uint64_t bytes, struct numbers *numbers) {
  (void)block, (void)slot, (void)bytes, (void)numbers;
}
SHARED INLINE void __enzyme_cc_note_made(void *memory, uint64_t bytes) { (void)memory, (void)bytes; }
SHARED INLINE void __enzyme_cc_move_seeds(void *mark) { (void)mark; }
SHARED INLINE void __enzyme_cc_free_deferred(void *mark) { (void)mark; }

static NORETURN void no_shadow_in_nested(void) {
  STOP("enzyme-cc: a derivative of a derivative needs the shadow of memory that was made before it was called, and that "
       "only a global variable leads to; hand this memory to the function as an argument (enzyme_dup), or make it inside "
       "of the function\n");
}
SHARED INLINE void *__enzyme_cc_lazy_shadow(const void *primal, void *shadow, uint64_t lane) {
  (void)lane;
  if (primal && !shadow) no_shadow_in_nested();
  return shadow;
}
SHARED INLINE void *__enzyme_cc_heap_shadow(void *shadow) { return shadow; }
SHARED INLINE void *__enzyme_cc_realloc_shadow(void *shadow, uint64_t bytes, uint64_t before) {
  return (void)before, realloc(shadow, bytes);
}
SHARED INLINE void __enzyme_cc_lazy_shadows_begin(void) {}
SHARED INLINE void __enzyme_cc_lazy_shadows_end(void) {}
