/* Split reverse mode: tapes that the program holds in its hands.
 *
 * A call of `__enzyme_augmentfwd` leaves a record: the chunks that its forward sweep pushed, in an arena of their own,
 * what it wants freed later, and the adjoint that reads them. Any number of records may be there at once, and each may
 * be reversed at any time, by any thread. Then it is gone, unless it is kept (`enzyme_nofree`) to be reversed again.
 */

#include "team.h"

extern void *calloc(size_t, size_t);
extern int strcmp(const char *, const char *);
extern size_t strlen(const char *);
extern void *memcpy(void *, const void *, size_t);
extern void __enzyme_cc_move_seeds(void *), __enzyme_cc_free_deferred(void *);

enum { MOST_IDLE = 4, FIRST_OF_RECORD = 1 << 9 };
static const uint64_t LIVE = 0x656e7a796d65cc01, GONE = 0x656e7a796d65cc00;

struct record {
  uint64_t state;             /* LIVE, or GONE */
  const char *of;             /* the function and its activities, in words */
  void *adjoint, *tape;
  struct arena arena;
  struct deferred *deferred;
  struct arena outside;       /* the thread's own, while a sweep is at work on the record */
  struct deferred *deferred_outside;
  struct saved *saved;        /* while a sweep that keeps the record is at work */
  struct log *log, *last;     /* of a recording (forward/replay.py): what has been written, and where it ends */
  struct record *outer;       /* the recording or replay around that of this record */
};

/* A part of a log. */
struct log {
  struct log *next;
  uint64_t bytes, read, room;
  char values[];
};

static void *allocated(uint64_t bytes) {
  void *memory = calloc(1, bytes);
  if (!memory) {
    perror("enzyme-cc: out of memory for a tape");
    abort();
  }
  return memory;
}

static void say(const char *text) { write(2, text, strlen(text)); }

static void take(struct record *record) {
  record->outside = __enzyme_cc_arena;
  record->deferred_outside = __enzyme_cc_deferred;
  __enzyme_cc_arena = record->arena;
  __enzyme_cc_deferred = record->deferred;
}

static void put_back(struct record *record) {
  record->arena = __enzyme_cc_arena;
  record->deferred = __enzyme_cc_deferred;
  __enzyme_cc_arena = record->outside;
  __enzyme_cc_deferred = record->deferred_outside;
}

/* ---- the forward sweep */

SHARED NOINLINE void *__enzyme_cc_record_open(const char *of, void *adjoint) {
  struct record *record = allocated(sizeof *record);
  record->state = LIVE;
  record->of = of;
  record->adjoint = adjoint;
  record->arena.first = FIRST_OF_RECORD;
  take(record);
  return record;
}

SHARED NOINLINE void __enzyme_cc_record_close(struct record *record, void *tape) {
  record->tape = tape;
  put_back(record);
}

/* ---- a record that is kept: its chunks are saved before the sweep, and back where they were after it */

struct saved {
  struct saved *before;
  struct segment *segment;
  uint64_t bytes;
  struct segment copy[];
};

static void save(struct record *record) {
  char *top = record->arena.top;
  for (struct segment *segment = record->arena.newest; segment; top = segment->top_before, segment = segment->before) {
    uint64_t bytes = top - (char *)segment;
    struct saved *saved = allocated(sizeof *saved + bytes);
    *saved = (struct saved){record->saved, segment, bytes};
    memcpy(saved->copy, segment, bytes);
    record->saved = saved;
  }
}

static int is_saved(const struct record *record, const struct segment *segment) {
  for (const struct saved *saved = record->saved; saved; saved = saved->before)
    if (saved->segment == segment) return 1;
  return 0;
}

static void free_others(const struct record *record, struct segment *segment) {
  for (struct segment *before; segment; segment = before) {
    before = segment->before;
    if (!is_saved(record, segment)) free(segment);
  }
}

/* `arena` is the record's as it was before the sweep. */
static void restore(struct record *record, struct arena arena) {
  free_others(record, __enzyme_cc_arena.newest);
  free_others(record, __enzyme_cc_arena.left);
  for (struct saved *saved = record->saved, *before; saved; saved = before) {
    before = saved->before;
    memcpy(saved->segment, saved->copy, saved->bytes);
    free(saved);
  }
  record->saved = NULL;
  __enzyme_cc_arena = arena;
}

/* ---- the reverse sweep */

/* That a record is alive, and is that of the function `of`: messages name both. */
static void check(const struct record *record, const char *of, int is_replay) {
  const char *why = !record ? "is a null pointer: nothing has been recorded there"
    : record->state == GONE ? "has been given back: it was reversed before, without enzyme_nofree"
    : record->state != LIVE ? "is none that is alive: it has been given back, or never was one"
    : !record->log != !is_replay ? is_replay ? "was made where no call of __enzyme_fwdsplit is seen: of "
                                             : "is for forward mode: of "
    : strcmp(of, record->of) ? "is of another function, or of other activities: of " : NULL;
  if (why) {
    say("enzyme-cc: the tape for the derivative of ");
    say(of);
    say(" ");
    say(why);
    if (record && record->state == LIVE) say(record->of);
    say("\n");
    abort();
  }
}

SHARED NOINLINE void *__enzyme_cc_record_resume(struct record *record, const char *of, int is_kept) {
  check(record, of, 0);
  if (is_kept) {
    free(record->arena.spare);
    record->arena.spare = NULL;
    save(record);
    record->arena.is_kept = 1;
  }
  take(record);
  __enzyme_cc_move_seeds(NULL);
  return record->tape;
}

SHARED NOINLINE void *__enzyme_cc_record_adjoint(const struct record *record) { return record->adjoint; }

static void give_back(struct segment *segment) {
  int idle = 0;
  for (struct segment *other = *idle_of(size_of(segment)); other && idle < MOST_IDLE; other = other->before) idle++;
  if (idle == MOST_IDLE) free(segment);
  else keep_idle(segment);
}

SHARED NOINLINE void __enzyme_cc_record_free(struct record *record) {
  record->state = GONE;
  for (struct log *log = record->log, *next; log; log = next) {
    next = log->next;
    free(log);
  }
  if (record->arena.spare) give_back(record->arena.spare);
  for (struct segment *segment = record->arena.newest, *before; segment; segment = before) {
    before = segment->before;
    give_back(segment);
  }
  free(record);
}

SHARED NOINLINE void __enzyme_cc_record_end(struct record *record) {
  if (record->arena.is_kept) {
    struct arena arena = record->arena;  /* as it was before the sweep */
    arena.is_kept = 0;
    restore(record, arena);
    put_back(record);
    return;
  }
  __enzyme_cc_free_deferred(NULL);
  put_back(record);
  __enzyme_cc_record_free(record);
}

/* `__enzyme_freetape`: a tape that will not be reversed any more. */
SHARED NOINLINE void __enzyme_cc_record_drop(struct record *record) {
  if (!record) return;
  if (record->state != LIVE) STOP("enzyme-cc: __enzyme_freetape: what is given is no tape that is alive\n");
  take(record);
  __enzyme_cc_free_deferred(NULL);
  put_back(record);
  __enzyme_cc_record_free(record);
}

/* ---- recordings and replays */

enum { FIRST_OF_LOG = 1 << 10, MOST_OF_LOG = 1 << 26 };

SHARED _Thread_local struct record *__enzyme_cc_recorded;

static void extend(struct record *record, uint64_t bytes) {
  uint64_t room = record->last ? 2 * record->last->room : FIRST_OF_LOG;
  if (room > MOST_OF_LOG) room = MOST_OF_LOG;
  if (room < bytes) room = bytes;
  struct log *log = malloc(sizeof *log + room);
  if (!log) {
    perror("enzyme-cc: out of memory for a tape");
    abort();
  }
  *log = (struct log){NULL, 0, 0, room};
  if (record->last) record->last->next = log;
  else record->log = log;
  record->last = log;
}

SHARED NOINLINE void *__enzyme_cc_record_begin_log(const char *of) {
  struct record *record = allocated(sizeof *record);
  record->state = LIVE;
  record->of = of;
  extend(record, 0);
  record->outer = __enzyme_cc_recorded;
  __enzyme_cc_recorded = record;
  return record;
}

/* Where the next value goes. */
SHARED void *__enzyme_cc_record_write(uint64_t bytes) {
  struct record *record = __enzyme_cc_recorded;
  if (record->last->room - record->last->bytes < bytes) extend(record, bytes);
  void *place = record->last->values + record->last->bytes;
  record->last->bytes += bytes;
  return place;
}

SHARED NOINLINE void __enzyme_cc_record_begin_replay(struct record *record, const char *of) {
  check(record, of, 1);
  for (struct log *log = record->log; log; log = log->next) log->read = 0;
  record->last = record->log;
  record->outer = __enzyme_cc_recorded;
  __enzyme_cc_recorded = record;
}

/* Where the next value is. */
SHARED const void *__enzyme_cc_record_read(uint64_t bytes) {
  struct record *record = __enzyme_cc_recorded;
  if (record->last->read == record->last->bytes && record->last->next) record->last = record->last->next;
  const void *place = record->last->values + record->last->read;
  record->last->read += bytes;
  return place;
}

SHARED NOINLINE void __enzyme_cc_record_end_log(struct record *record) { __enzyme_cc_recorded = record->outer; }

SHARED NOINLINE void __enzyme_cc_record_end_replay(struct record *record, int is_kept) {
  __enzyme_cc_recorded = record->outer;
  if (!is_kept) __enzyme_cc_record_free(record);
}

/* ---- memory of the program's for a tape that is too small for its address: what lies there is known by where it is */

enum { BYTES_OF_TAPE = 8 };

struct beside {
  struct beside *next;
  const void *place;
  struct record *record;
};

SHARED struct beside *__enzyme_cc_records_beside;
SHARED int __enzyme_cc_records_beside_lock;

static void enter(void) {
  while (__atomic_exchange_n(&__enzyme_cc_records_beside_lock, 1, __ATOMIC_ACQUIRE)) {}
}

static void leave(void) { __atomic_store_n(&__enzyme_cc_records_beside_lock, 0, __ATOMIC_RELEASE); }

/* The record that was put for a place, no longer there. */
static struct record *taken(const void *place) {
  enter();
  struct beside **at = &__enzyme_cc_records_beside;
  while (*at && (*at)->place != place) at = &(*at)->next;
  struct beside *found = *at;
  if (found) *at = found->next;
  leave();
  struct record *record = found ? found->record : NULL;
  free(found);
  return record;
}

SHARED NOINLINE void __enzyme_cc_record_put(void *place, int64_t bytes, struct record *record) {
  if (bytes >= BYTES_OF_TAPE) {
    memcpy(place, &record, sizeof record);
    return;
  }
  __enzyme_cc_record_drop(taken(place));
  struct beside *beside = allocated(sizeof *beside);
  *beside = (struct beside){NULL, place, record};
  enter();
  beside->next = __enzyme_cc_records_beside;
  __enzyme_cc_records_beside = beside;
  leave();
}

SHARED NOINLINE struct record *__enzyme_cc_record_get(const void *place, int64_t bytes, int is_kept) {
  struct record *record;
  if (bytes >= BYTES_OF_TAPE) {
    memcpy(&record, place, sizeof record);
    return record;
  }
  record = taken(place);
  if (record && is_kept) __enzyme_cc_record_put((void *)place, bytes, record);
  return record;
}
