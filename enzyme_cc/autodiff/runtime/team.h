/* What threads of a derivative share (parallel.c, threads.c, turns.c). */

#ifndef ENZYME_CC_TEAM_H
#define ENZYME_CC_TEAM_H

#include "arena.h"

extern int sched_yield(void);

struct deferred {           /* deferred_free.c */
  struct deferred *before;
  void *memory;
  void (*release)(void *);
};
SHARED _Thread_local struct deferred *__enzyme_cc_deferred;

struct part {               /* what one thread kept */
  struct part *next;
  int thread;
  void *tape;
  uint64_t bytes;           /* of the arena */
  struct arena arena;
};

struct team {
  struct team *root;        /* the outermost one that this is within */
  struct part *parts;
  struct turns *turns;      /* of the root; turns.c */
  int count;                /* of threads */
  int is_alone;             /* its one thread is the only one of the teams around it, too */
  int levels;               /* of regions within regions that had several threads */
};

typedef void *work(void *arguments, void *tape);

/* The team whose derivative the thread is at work on. */
SHARED _Thread_local struct team *__enzyme_cc_team;

/* ---- memory that is freed late: what threads of a region want freed goes to the one that started it */

static inline void hand_over(struct deferred **all, struct deferred *before) {
  struct deferred *mine = __enzyme_cc_deferred;
  __enzyme_cc_deferred = before;
  if (!mine) return;
  struct deferred *last = mine;
  while (last->before) last = last->before;
  last->before = __atomic_load_n(all, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(all, &last->before, mine, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {}
}

static inline void take_over(struct deferred *all) {
  if (!all) return;
  struct deferred *last = all;
  while (last->before) last = last->before;
  last->before = __enzyme_cc_deferred;
  __enzyme_cc_deferred = all;
}

static inline void pause_for(unsigned round) {
  if (round > 64) sched_yield();
}

#endif
