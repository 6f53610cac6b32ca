/* Loops whose tape fits in what --enzyme-tape-limit allows (reverse/limited_loops.py): as long as there is room each
 * iteration has a tape; else they are reversed from snapshots, by Revolve's schedule, and one iteration at a time is taped.
 *
 * A snapshot is what iterations have overwritten since (undo.h): so nothing has to be known of what they write. When the
 * loop is through it is known; if that is little more than what one iteration writes, snapshots are copies of it from
 * then on, and iterations run without notes. Else an iteration is run once with notes before it is taped. */

#include "arena.h"
#include "undo.h"

typedef struct file FILE;
extern FILE *stderr, *fopen(const char *, const char *);
extern int fprintf(FILE *, const char *, ...), snprintf(char *, size_t, const char *, ...), fclose(FILE *),
    remove(const char *);
extern size_t fread(void *, size_t, size_t, FILE *), fwrite(const void *, size_t, size_t, FILE *),
    malloc_usable_size(void *), strlen(const char *);
extern void *memcpy(void *, const void *, size_t), *memset(void *, int, size_t);
#define ENZYME_CKPT_BARE
#include "../../../wrappers/include/enzyme/checkpoint.h"

struct deferred {
  struct deferred *before;
  void *memory;
  void (*release)(void *);
};
extern _Thread_local struct deferred *__enzyme_cc_deferred;
extern const uint64_t __enzyme_cc_tape_limit;
extern void *__enzyme_cc_tape_mark(void), __enzyme_cc_tape_pop(void *);
extern void *__enzyme_cc_deferred_mark(void), __enzyme_cc_free_deferred(void *);

typedef int run_step(void *environment, int64_t number);
typedef int tape_step(void *environment, int64_t number, void **tape);
typedef void reverse_step(void *environment, int64_t number, void *tape);

/* A snapshot: the slot, and the iteration before which it was made. */
struct shot {
  struct shot *below;
  struct layer *layer;
  int64_t slot, step;
};

struct limited {
  struct limited *before, *after;  /* of those that are yet to be reversed, by when they began */
  const char *place;
  int64_t count, at;          /* iterations; -1: not known yet. `at`: memory is as before this one */
  void **tapes;               /* of all iterations, or NULL */
  int64_t room;
  enzyme_ckpt_plan *plan;
  EnzymeCkptConfig config;
  struct shot *shots;
  struct layer *final;        /* what iterations overwrite, as the loop leaves it */
  struct layer *reads;        /* what they read that code behind the loop may write to */
  int copies;                 /* snapshots are copies of what `final` has */
  run_step *plain;            /* an iteration without notes */
};

/* What iterations have read that code behind the loop may write to; of the outermost loop. */
SHARED _Thread_local struct layer *__enzyme_cc_undo_reads;
/* Blocks that the iteration at work has allocated. */
SHARED _Thread_local void **__enzyme_cc_undo_fresh;
SHARED _Thread_local uint64_t __enzyme_cc_undo_fresh_count, __enzyme_cc_undo_fresh_room;
SHARED _Thread_local uint64_t __enzyme_cc_undo_held;   /* bytes of all snapshots of the thread */
SHARED _Thread_local struct limited *__enzyme_cc_limited;   /* the latest of those that are yet to be reversed */
SHARED _Thread_local const char *__enzyme_cc_undo_loop;
/* Where the tape ended when the iteration began: what it tapes itself is not noted. */
SHARED _Thread_local const struct segment *__enzyme_cc_undo_segment;
SHARED _Thread_local const char *__enzyme_cc_undo_top;

static void stop(const char *place, const char *why) {
  char text[512];
  int length = snprintf(text, sizeof text, "%s%serror: %s\n", place, *place ? ": " : "enzyme-cc: ", why);
  write(2, text, length < (int)sizeof text ? length : (int)sizeof text - 1);
  abort();
}

/* ---- what the code of iterations says */

enum { DEEPEST = 1 << 28 };  /* bytes of the stack of an iteration */

/* Whether memory is on the stack or the tape of the iteration that is at work. */
static inline int is_own(const char *memory, const char *here) {
  if (memory >= here && memory < __enzyme_cc_undo_stack) return 1;
  for (const struct segment *s = __enzyme_cc_arena.newest; s; s = s->before) {
    if (memory >= (s == __enzyme_cc_undo_segment ? __enzyme_cc_undo_top : (const char *)s) && memory < s->end) return 1;
    if (s == __enzyme_cc_undo_segment) break;
  }
  return 0;
}

/* Whether a page may hold the iteration's own memory, now or when its stack is deeper. */
static uint64_t is_mixed(uintptr_t number) {
  const char *begin = (const char *)(number * PAGE), *end = begin + PAGE;
  if (begin < __enzyme_cc_undo_stack && end > __enzyme_cc_undo_stack - DEEPEST) return 1;
  const struct segment *segment = __enzyme_cc_undo_segment;
  return segment && end > __enzyme_cc_undo_top && begin < segment->end;
}

static NOINLINE void note_slowly(struct layer *layer, const char *memory, uint64_t bytes) {
  if (!bytes || is_own(memory, __builtin_frame_address(0))) return;
  uintptr_t first = (uintptr_t)memory / WORD, last = ((uintptr_t)memory + bytes - 1) / WORD;
  for (uintptr_t word = first; word <= last; word++) {
    struct page *page = undo_page(layer, word / WORDS);
    uint64_t at = word % WORDS, bit = (uint64_t)1 << at % 64;
    page->is_mixed |= is_mixed(word / WORDS);
    if (page->noted[at / 64] & bit) continue;
    page->noted[at / 64] |= bit;
    page->old[at] = *(uint32_t *)(word * WORD);
  }
}

static inline void note(struct layer *layer, const char *memory, uint64_t bytes) {
  struct page *page = layer->last;
  uintptr_t at = (uintptr_t)memory % PAGE / WORD;
  uint64_t words = ((uintptr_t)memory % WORD + bytes + WORD - 1) / WORD, bits = (((uint64_t)1 << words) - 1) << at % 64;
  if (!page || page->number != (uintptr_t)memory / PAGE || page->is_mixed || words > 8 || at % 64 + words > 64 ||
      __enzyme_cc_arena.newest != __enzyme_cc_undo_segment) {
    note_slowly(layer, memory, bytes);
    return;
  }
  uint64_t more = bits & ~page->noted[at / 64];
  if (!more) return;
  page->noted[at / 64] |= more;
  for (uint64_t i = at; i < at + words; i++)
    if (more >> i % 64 & 1) page->old[i] = *undo_word(page, i);
}

SHARED void __enzyme_cc_undo_note(const char *memory, uint64_t bytes) { note(__enzyme_cc_layer, memory, bytes); }

/* Of memory that code behind the loop may write to. */
SHARED void __enzyme_cc_undo_read(const char *memory, uint64_t bytes) {
  if (__enzyme_cc_undo_reads) note(__enzyme_cc_undo_reads, memory, bytes);
}

SHARED NOINLINE void __enzyme_cc_undo_made(void *memory) {
  if (!memory) return;
  if (__enzyme_cc_undo_fresh_count == __enzyme_cc_undo_fresh_room) {
    __enzyme_cc_undo_fresh_room = __enzyme_cc_undo_fresh_room ? 2 * __enzyme_cc_undo_fresh_room : 64;
    __enzyme_cc_undo_fresh = realloc(__enzyme_cc_undo_fresh, __enzyme_cc_undo_fresh_room * sizeof(void *));
    if (!__enzyme_cc_undo_fresh) STOP("enzyme-cc: out of memory for what steps allocate\n");
  }
  __enzyme_cc_undo_fresh[__enzyme_cc_undo_fresh_count++] = memory;
}

SHARED NOINLINE void __enzyme_cc_undo_freed(void *memory) {
  if (!memory) return;
  for (uint64_t i = __enzyme_cc_undo_fresh_count; i--;)
    if (__enzyme_cc_undo_fresh[i] == memory) {
      __enzyme_cc_undo_fresh[i] = __enzyme_cc_undo_fresh[--__enzyme_cc_undo_fresh_count];
      undo_forget(__enzyme_cc_layer, memory, malloc_usable_size(memory));
      undo_forget(__enzyme_cc_undo_reads, memory, malloc_usable_size(memory));
      return;
    }
  stop(__enzyme_cc_undo_loop, "an iteration of this loop frees memory that is older than it is: it cannot be run again, as "
       "--enzyme-tape-limit would have it");
}

/* Before blocks are freed whose release was put off while a tape was made that nobody reads. */
SHARED NOINLINE void __enzyme_cc_undo_forget_deferred(void *mark) {
  for (struct deferred *entry = __enzyme_cc_deferred; entry && entry != mark; entry = entry->before)
    if (entry->release == free) __enzyme_cc_undo_freed(entry->memory);
}

/* ---- iterations */

static struct layer *new_layer(void) {
  struct layer *outer = __enzyme_cc_layer;
  __enzyme_cc_layer = NULL;
  undo_push();
  struct layer *made = __enzyme_cc_layer;
  __enzyme_cc_layer = outer;
  return made;
}

/* Run one with notes; whether another one follows. */
static NOINLINE int run_noted(struct limited *loop, struct layer *layer, void *environment, run_step *run, int64_t number) {
  struct layer *outer = __enzyme_cc_layer;
  char *outer_stack = __enzyme_cc_undo_stack;
  const char *outer_loop = __enzyme_cc_undo_loop, *outer_top = __enzyme_cc_undo_top;
  const struct segment *outer_segment = __enzyme_cc_undo_segment;
  uint64_t fresh = __enzyme_cc_undo_fresh_count;
  __enzyme_cc_layer = layer;
  __enzyme_cc_undo_stack = __builtin_frame_address(0);
  __enzyme_cc_undo_loop = loop->place;
  __enzyme_cc_undo_segment = __enzyme_cc_arena.newest;
  __enzyme_cc_undo_top = __enzyme_cc_arena.top;
  int follows = run(environment, number);
  if (__enzyme_cc_undo_fresh_count != fresh)
    stop(loop->place, "an iteration of this loop keeps memory that it allocates: it cannot be run again, as "
         "--enzyme-tape-limit would have it");
  __enzyme_cc_layer = outer;
  __enzyme_cc_undo_stack = outer_stack;
  __enzyme_cc_undo_loop = outer_loop;
  __enzyme_cc_undo_segment = outer_segment;
  __enzyme_cc_undo_top = outer_top;
  return follows;
}

static void turn(struct limited *loop, void *environment, run_step *run, tape_step *tape, reverse_step *reverse) {
  struct layer *layer = new_layer();
  void *made;
  if (loop->copies) {
    undo_join(layer, loop->final, 0);
  } else {
    run_noted(loop, layer, environment, run, loop->at);
    undo_apply(layer);
  }
  void *mark = __enzyme_cc_deferred_mark();
  tape(environment, loop->at, &made);
  reverse(environment, loop->at, made);
  __enzyme_cc_free_deferred(mark);
  undo_apply(layer);
  undo_free(layer);
}

/* ---- snapshots */

static void push_shot(struct limited *loop, int64_t slot) {
  struct shot *shot = undo_allocated(sizeof *shot);
  *shot = (struct shot){loop->shots, new_layer(), slot, loop->at};
  loop->shots = shot;
  if (loop->copies) undo_join(shot->layer, loop->final, 0);
}

static void pop_shot(struct limited *loop) {
  struct shot *shot = loop->shots;
  undo_apply(shot->layer);
  undo_free(shot->layer);
  loop->shots = shot->below;
  free(shot);
}

/* Slots that the schedule of a loop whose end is not known has given up. */
static void join_shots(struct limited *loop) {
  for (struct shot **place = &loop->shots; *place;) {
    struct shot *shot = *place;
    if (enzyme_ckpt_slot_at(loop->plan, shot->slot)->step == shot->step || !shot->below) {
      place = &shot->below;
      continue;
    }
    undo_join(shot->below->layer, shot->layer, 1);
    undo_free(shot->layer);
    *place = shot->below;
    free(shot);
  }
}

static void restore(struct limited *loop, const EnzymeCkptAction *action) {
  while (loop->shots && (loop->shots->slot != action->cpnum || loop->shots->step != action->iteration)) pop_shot(loop);
  if (!loop->shots) stop(loop->place, "the schedule of this loop is at fault");
  undo_apply(loop->shots->layer);
  undo_clear(loop->shots->layer);
  if (loop->copies) undo_join(loop->shots->layer, loop->final, 0);
  loop->at = action->iteration;
}

/* Until the next turn; 0 at the end of all. */
static int go_on(struct limited *loop, void *environment, run_step *run) {
  for (;;) {
    EnzymeCkptAction action;
    enzyme_ckpt_revolve_next(loop->plan, &action);
    switch (action.flag) {
    case ENZYME_CKPT_STORE:
      join_shots(loop);
      enzyme_ckpt_store(loop->plan, action.cpnum, loop->at, NULL, 0);
      push_shot(loop, action.cpnum);
      break;
    case ENZYME_CKPT_RESTORE:
      restore(loop, &action);
      break;
    case ENZYME_CKPT_FORWARD:
      for (; loop->copies && loop->at < action.iteration; loop->at++) loop->plain(environment, loop->at);
      for (; loop->at < action.iteration; loop->at++)
        if (!run_noted(loop, loop->shots->layer, environment, run, loop->at) && loop->count < 0) {
          loop->count = ++loop->at;
          enzyme_ckpt_set_nsteps(loop->plan, loop->count);
          break;
        }
      break;
    default:
      return action.flag != ENZYME_CKPT_DONE;
    }
  }
}

/* ---- the sweeps */

enum { LEAST = 7 };

static uint64_t used(void) {
  uint64_t bytes = __enzyme_cc_undo_held;
  const char *top = __enzyme_cc_arena.top;
  for (const struct segment *s = __enzyme_cc_arena.newest; s; top = s->top_before, s = s->before)
    bytes += top - (const char *)s;
  return bytes;
}

SHARED NOINLINE void *__enzyme_cc_limited_open(int64_t count, const char *place) {
  struct limited *loop = undo_allocated(sizeof *loop);
  *loop = (struct limited){.before = __enzyme_cc_limited, .place = place, .count = count};
  if (loop->before) loop->before->after = loop;
  __enzyme_cc_limited = loop;
  return loop;
}

static void close(struct limited *loop) {
  if (loop->after) loop->after->before = loop->before;
  else __enzyme_cc_limited = loop->before;
  if (loop->before) loop->before->after = loop->after;
  while (loop->shots) {
    struct shot *shot = loop->shots;
    loop->shots = shot->below;
    undo_free(shot->layer);
    free(shot);
  }
  if (loop->final) undo_free(loop->final);
  if (loop->reads) undo_free(loop->reads);
  __enzyme_cc_undo_held -= loop->config.mem_budget;
  if (loop->plan) enzyme_ckpt_finalize(loop->plan);
  free(loop->tapes);
  free(loop);
}

static void keep_tape(struct limited *loop, void *tape) {
  if (loop->at == loop->room) {
    loop->room = loop->room ? 2 * loop->room : 16;
    loop->tapes = realloc(loop->tapes, loop->room * sizeof *loop->tapes);
    if (!loop->tapes) stop(loop->place, "out of memory for the tapes of this loop");
  }
  loop->tapes[loop->at] = tape;
}

/* Tape iterations as long as there is room. Returns NULL if there was, else what they have overwritten. */
static struct layer *taped(struct limited *loop, uint64_t room, void *environment, run_step *run, tape_step *tape) {
  struct layer *overwritten = new_layer();
  uint64_t before = used();
  void *mark = __enzyme_cc_tape_mark(), *deferred = __enzyme_cc_deferred_mark();
  int fits = 0;
  for (int follows = 1; follows; loop->at++) {
    if (!fits) {
      struct layer *layer = new_layer();
      run_noted(loop, layer, environment, run, loop->at);
      undo_apply(layer);
      undo_join(overwritten, layer, 1);
      undo_free(layer);
    }
    void *made;
    follows = tape(environment, loop->at, &made);
    keep_tape(loop, made);
    uint64_t bytes = used() - before;
    if (loop->count > 0 && loop->at == 0) fits = bytes + 8 <= room / loop->count;
    if (!fits && ((loop->count > 0 && loop->at == 0) || bytes + undo_bytes(overwritten) > room)) {
      while (loop->after) close(__enzyme_cc_limited);  /* loops within iterations */
      __enzyme_cc_tape_pop(mark);
      __enzyme_cc_free_deferred(deferred);
      undo_apply(overwritten);
      free(loop->tapes);
      loop->tapes = NULL;
      loop->at = 0;
      return overwritten;
    }
  }
  loop->count = loop->at;
  undo_free(overwritten);
  return NULL;
}

SHARED NOINLINE void __enzyme_cc_limited_forward(struct limited *loop, void *environment, run_step *run, tape_step *tape,
                                                 run_step *reading) {
  uint64_t limit = __enzyme_cc_tape_limit, now = used(), left = limit > now ? limit - now : 0;
  struct layer *overwritten = taped(loop, left / 2, environment, run, tape);
  if (!overwritten) return;
  uint64_t one = undo_bytes(overwritten), slots = left / 2 / one;
  undo_free(overwritten);
  if (left / one < LEAST) {
    char text[256];
    snprintf(text, sizeof text, "the tape of this loop does not fit in the bound of --enzyme-tape-limit: of %llu bytes %llu "
             "are left, and what an iteration overwrites is %llu, of which there must be room for %d",
             (unsigned long long)limit, (unsigned long long)left, (unsigned long long)one, LEAST);
    stop(loop->place, text);
  }
  slots = slots > 6 ? slots - 4 : 2;  /* one for an iteration that is taped, two for the end of the loop, one to spare */
  if (loop->count > 0 && slots > (uint64_t)loop->count) slots = loop->count;
  __enzyme_cc_undo_held += (slots + 4) * one;
  loop->config = (EnzymeCkptConfig){.snapshots = (int64_t)slots, .mem_budget = (slots + 4) * one};
  loop->plan = enzyme_ckpt_revolve_init(&loop->config, loop->count, one);
  struct layer *outer = __enzyme_cc_undo_reads;
  __enzyme_cc_undo_reads = loop->reads = new_layer();
  go_on(loop, environment, reading);
  push_shot(loop, -2);
  run_noted(loop, loop->shots->layer, environment, reading, loop->at++);
  __enzyme_cc_undo_reads = outer;
  loop->final = new_layer();
  for (const struct shot *shot = loop->shots; shot; shot = shot->below) undo_join(loop->final, shot->layer, 0);
  loop->copies = undo_bytes(loop->final) <= one + one / 4;
}

SHARED NOINLINE void __enzyme_cc_limited_reverse(struct limited *loop, void *environment, run_step *run, tape_step *tape,
                                                 reverse_step *reverse, run_step *plain) {
  loop->plain = plain;
  if (loop->tapes) {
    while (loop->at--) reverse(environment, loop->at, loop->tapes[loop->at]);
    close(loop);
    return;
  }
  undo_exchange(loop->reads);
  undo_exchange(loop->final);
  pop_shot(loop);
  loop->at = loop->count - 1;
  do turn(loop, environment, run, tape, reverse);
  while (go_on(loop, environment, run));
  while (loop->shots) pop_shot(loop);
  undo_apply(loop->final);
  undo_apply(loop->reads);
  close(loop);
}
