/* A thread's arena, which tape.c is about, and parallel.c and records.c change for another. */

#ifndef ENZYME_CC_ARENA_H
#define ENZYME_CC_ARENA_H

#include "support.h"

enum { FIRST_OF_TEAM = 1 << 12 };  /* bytes of an arena: there may be one for each of many parallel regions */

struct segment {
  struct segment *before;   /* the one that was full when this one was opened */
  char *end;
  char *top_before;         /* the arena's top then */
};

struct arena {
  char *top, *end;          /* the free space of the newest segment */
  struct segment *newest, *spare;
  uint64_t held;            /* bytes of all segments, which the limit bounds */
  uint64_t first;           /* bytes of its first segment, if it is not the thread's own: then it takes idle ones, too */
  uint64_t is_kept;         /* segments that are left stay where they are, in `left` (records.c) */
  struct segment *left;
};

SHARED _Thread_local struct arena __enzyme_cc_arena;

/* Segments of arenas of regions and records that are through, by the power of two that their size is above: the thread's
 * next one finds them warm. */
enum { CLASSES = 64 };
SHARED _Thread_local struct segment *__enzyme_cc_idle_segments[CLASSES];

static inline uint64_t size_of(const struct segment *segment) { return segment->end - (const char *)segment; }

static inline struct segment **idle_of(uint64_t size) {
  return &__enzyme_cc_idle_segments[CLASSES - 1 - __builtin_clzll(size)];
}

static inline void keep_idle(struct segment *segment) {
  struct segment **idle = idle_of(size_of(segment));
  segment->before = *idle;
  *idle = segment;
}

#endif
