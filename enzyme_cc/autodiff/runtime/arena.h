/* A thread's arena, which tape.c is about, and parallel.c changes for another. */

#ifndef ENZYME_CC_ARENA_H
#define ENZYME_CC_ARENA_H

#include "support.h"

struct segment {
  struct segment *before;   /* the one that was full when this one was opened */
  char *end;
  char *top_before;         /* the arena's top then */
};

struct arena {
  char *top, *end;          /* the free space of the newest segment */
  struct segment *newest, *spare;
  uint64_t held;            /* bytes of all segments, which the limit bounds */
  uint64_t is_of_team;      /* it holds what one thread keeps of one parallel region */
};

SHARED _Thread_local struct arena __enzyme_cc_arena;

/* Segments of arenas of regions that are through: the thread's next region finds them warm. */
SHARED _Thread_local struct segment *__enzyme_cc_idle_segments;

static inline uint64_t size_of(const struct segment *segment) { return segment->end - (const char *)segment; }

#endif
