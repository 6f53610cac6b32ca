/* The tape: memory that the forward sweep fills and the reverse sweep reads.
 *
 * Reverse sweeps undo forward sweeps in exactly the opposite order, calls included, so the tape is a stack. Each thread
 * has one of its own, which needs no locks. It is an arena: a list of segments, each about twice as big as the one
 * before. Segments never move, since chunks are reached by address. `push` takes a chunk from the newest segment;
 * `pop` gives back a chunk and all that was pushed after it. An emptied segment is kept as a spare one, and the first
 * one for good, so that an optimiser that calls a gradient again and again finds its pages warm and asks the system
 * for nothing.
 */

#include "arena.h"

enum {
  ALIGNMENT = 16,           /* of chunks: what malloc would give */
  HEADER = 64,              /* of segments: a cache line, which holds a `struct segment` */
  FIRST_SEGMENT = 1 << 18,
  LOOKED_AT = 8,            /* of idle segments */
  HUGE_PAGE = 1 << 21,
  MADV_HUGEPAGE = 14
};

/* --enzyme-tape-limit: the bytes that a thread's tape may take. autodiff/runtime/__init__.py writes another number into
 * the text. */
SHARED const uint64_t __enzyme_cc_tape_limit = UINT64_MAX;

static void drop(struct arena *arena, struct segment *segment) {
  arena->held -= size_of(segment);
  if (arena->first == FIRST_OF_TEAM) keep_idle(segment);
  else free(segment);
}

/* ---- the end of a thread, and of a library */

/* A thread's segments are freed when it ends, by the destructor of a key of pthread's; those of the thread that unloads
 * the library with the gradient, when it is unloaded. Programs without pthreads have the latter only. */
SHARED unsigned __enzyme_cc_tape_key;
SHARED int __enzyme_cc_tape_key_made;
extern int pthread_key_create(unsigned *, void (*)(void *)) __attribute__((weak));
extern int pthread_key_delete(unsigned) __attribute__((weak));
extern int pthread_setspecific(unsigned, const void *) __attribute__((weak));

static void free_all(struct segment *segment) {
  for (struct segment *before; segment; segment = before) {
    before = segment->before;
    free(segment);
  }
}

static void free_segments(void *memory) {
  struct arena *arena = memory;
  free(arena->spare);
  free_all(arena->newest);
  *arena = (struct arena){0};
  for (int class = 0; class < CLASSES; class++) {
    free_all(__enzyme_cc_idle_segments[class]);
    __enzyme_cc_idle_segments[class] = NULL;
  }
}

/* Every object of the program calls these two, but the key is one. */
SHARED NOINLINE __attribute__((constructor)) void __enzyme_cc_tape_open(void) {
  if (!__enzyme_cc_tape_key_made && pthread_key_create && pthread_key_delete && pthread_setspecific)
    __enzyme_cc_tape_key_made = pthread_key_create(&__enzyme_cc_tape_key, free_segments) == 0;
}

SHARED NOINLINE __attribute__((destructor)) void __enzyme_cc_tape_close(void) {
  if (__enzyme_cc_tape_key_made) {
    __enzyme_cc_tape_key_made = 0;
    pthread_key_delete(__enzyme_cc_tape_key);
  }
  free_segments(&__enzyme_cc_arena);
}

/* ---- push and pop */

/* At least twice the segment before, so that the number of segments stays logarithmic. */
static uint64_t next_size(const struct arena *arena, uint64_t least) {
  uint64_t size = arena->newest ? 2 * size_of(arena->newest) : arena->first ? arena->first : FIRST_SEGMENT;
  return size < least ? least : size;
}

static struct segment *new_segment(struct arena *arena, uint64_t least) {
  uint64_t size = next_size(arena, least);
  if (arena->held + least > __enzyme_cc_tape_limit)
    STOP("enzyme-cc: the tape would pass the bound of --enzyme-tape-limit\n");
  if (size > __enzyme_cc_tape_limit - arena->held) size = least;
  /* big segments on huge pages where the system has them: a page fault costs more than the store that makes it */
  uint64_t alignment = size < 2 * HUGE_PAGE ? HEADER : HUGE_PAGE;
  size = (size + alignment - 1) & -alignment;
  struct segment *segment = aligned_alloc(alignment, size);
  if (!segment) {
    perror("enzyme-cc: out of tape memory");
    abort();
  }
  if (alignment == HUGE_PAGE) madvise(segment, size, MADV_HUGEPAGE);
  segment->end = (char *)segment + size;
  arena->held += size;
  if (__enzyme_cc_tape_key_made) pthread_setspecific(__enzyme_cc_tape_key, arena);
  return segment;
}

static struct segment *taken_of(struct segment **place, uint64_t least) {
  for (int tried = 0; *place && tried < LOOKED_AT; tried++, place = &(*place)->before) {
    struct segment *found = *place;
    if (size_of(found) < least) continue;
    *place = found->before;
    return found;
  }
  return NULL;
}

/* An idle segment with room for this many bytes: about as big as a new one would be, else a smaller one. Regions come as
 * they came before, so it is one of the first of its class. */
static struct segment *take_idle(const struct arena *arena, uint64_t least) {
  struct segment **wanted = idle_of(next_size(arena, least)), *found = taken_of(wanted, least);
  if (!found) found = taken_of(wanted + 1, least);
  for (struct segment **idle = wanted - 1; !found && idle >= idle_of(least); idle--) found = taken_of(idle, least);
  return found;
}

/* Opens a segment with room for a chunk of this size, and takes the chunk from it. */
static NOINLINE char *grow(struct arena *arena, uint64_t size) {
  uint64_t least = size + HEADER;
  struct segment *segment = arena->spare;
  arena->spare = NULL;
  if (segment && size_of(segment) < least) {
    drop(arena, segment);
    segment = NULL;
  }
  if (!segment && arena->first && (segment = take_idle(arena, least))) arena->held += size_of(segment);
  if (!segment) segment = new_segment(arena, least);
  segment->before = arena->newest;
  segment->top_before = arena->top;
  arena->newest = segment;
  arena->end = segment->end;
  char *chunk = (char *)segment + HEADER;
  arena->top = chunk + size;
  return chunk;
}

/* A chunk, with anything in it. */
SHARED NOINLINE FRESH void *__enzyme_cc_tape_push(uint64_t bytes) {
  struct arena *arena = &__enzyme_cc_arena;
  uint64_t size = (bytes + ALIGNMENT - 1) & -(uint64_t)ALIGNMENT;
  char *chunk = arena->top;
  if (size > (uintptr_t)arena->end - (uintptr_t)chunk) return grow(arena, size);
  arena->top = (char *)((uintptr_t)chunk + size);
  return chunk;
}

/* Where the next chunk of this segment would be: what `pop` takes to give back all that is pushed from now on. */
SHARED NOINLINE void *__enzyme_cc_tape_mark(void) { return __enzyme_cc_arena.top; }

/* Gives back a chunk, or what was pushed after a mark, and all after it. */
SHARED NOINLINE void __enzyme_cc_tape_pop(void *mark) {
  struct arena *arena = &__enzyme_cc_arena;
  struct segment *segment;
  while ((segment = arena->newest)) {
    if ((uintptr_t)mark > (uintptr_t)segment && (uintptr_t)mark <= (uintptr_t)arena->end) {
      arena->top = mark;
      return;
    }
    /* the newest segment is empty now: keep the bigger of it and the spare one, free the other */
    arena->newest = segment->before;
    arena->top = segment->top_before;
    arena->end = segment->before ? segment->before->end : NULL;
    if (arena->is_kept) {
      segment->before = arena->left;
      arena->left = segment;
    } else if (!arena->spare) {
      arena->spare = segment;
    } else if (size_of(segment) > size_of(arena->spare)) {
      drop(arena, arena->spare);
      arena->spare = segment;
    } else {
      drop(arena, segment);
    }
  }
}
