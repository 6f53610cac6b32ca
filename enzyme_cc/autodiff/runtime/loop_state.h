/* Loops of steps that are not reversed step by step, which are checkpointed loops (checkpoints.c) and fixed points
 * (fixed_points.c): what the program says of one before it, and the state that its steps change.
 *
 * The state is the regions that the program names and the variables that steps write. Variables that steps only read are
 * kept once: what comes after the loop may change them. */

#include "support.h"

extern int snprintf(char *, size_t, const char *, ...);
extern void *calloc(size_t, size_t);
extern void *memcpy(void *, const void *, size_t), *memset(void *, int, size_t);

struct region {
  void *memory;
  uint64_t bytes;
  uint32_t address_space, flags;
};

struct regions {
  struct region *at;
  uint64_t count;
};

/* What the program says before the loop. */
struct settings {
  const struct scheme *scheme;      /* of a checkpointed loop */
  void *config;
  double reduction;                 /* of a fixed point */
  int64_t most;
  int (*control)(double *norm, double *reduction);
  struct regions state, objects;    /* objects: variables whose size is known */
};

/* A variable that no step writes, and what it held in the loop. */
struct still {
  struct still *next;
  char *memory;
  uint64_t bytes;
  char value[];
};

/* A state that is kept here. */
struct kept {
  struct kept *next;
  int64_t slot;
  char value[];
};

struct loop {
  struct settings said;
  struct regions regions;
  struct still *still;
  struct kept *kept;
  const char *place;
  void *scheme_state;
  int64_t start, count, at;         /* `at`: the state is that before this step, from 0 on */
};

typedef int run_step(void *environment, int64_t number);
typedef void turn_step(void *environment, int64_t number);

static void stop(const char *place, const char *why) {
  char text[512];
  int length = snprintf(text, sizeof text, "%s%serror: %s\n", place, *place ? ": " : "enzyme-cc: ", why);
  write(2, text, length < (int)sizeof text ? length : (int)sizeof text - 1);
  abort();
}

static void *allocated(uint64_t bytes) {
  void *memory = calloc(1, bytes ? bytes : 1);
  if (!memory) stop("", "out of memory for the state of a loop");
  return memory;
}

/* ---- what belongs to the state */

static void add(struct regions *regions, void *memory, uint64_t bytes) {
  struct region *more = realloc(regions->at, (regions->count + 1) * sizeof *more);
  if (!more) stop("", "out of memory for the state of a loop");
  more[regions->count] = (struct region){memory, bytes, 0, 0};
  regions->at = more;
  regions->count++;
}

static const struct region *holding(const struct regions *regions, const char *memory, uint64_t bytes) {
  for (uint64_t i = 0; i < regions->count; i++) {
    const char *begin = regions->at[i].memory;
    if (memory >= begin && memory + bytes <= begin + regions->at[i].bytes) return &regions->at[i];
  }
  return NULL;
}

static void copy(struct regions *to, const struct regions *regions) {
  for (uint64_t i = 0; i < regions->count; i++)
    if (regions->at[i].bytes && !holding(to, regions->at[i].memory, regions->at[i].bytes))
      add(to, regions->at[i].memory, regions->at[i].bytes);
}

SHARED void __enzyme_cc_loop_region(int64_t handle, void *memory, uint64_t bytes) {
  add(&((struct settings *)handle)->state, memory, bytes);
}

SHARED void __enzyme_cc_loop_object(int64_t handle, void *memory, uint64_t bytes) {
  add(&((struct settings *)handle)->objects, memory, bytes);
}

/* The loop begins, or something of it is named; nothing is to be done. */
SHARED void __enzyme_cc_loop_begins(int64_t handle, int64_t start, int64_t count) {
  (void)handle, (void)start, (void)count;
}

SHARED void __enzyme_cc_loop_done(int64_t handle) {
  struct settings *settings = (struct settings *)handle;
  free(settings->state.at);
  free(settings->objects.at);
  free(settings);
}

SHARED NOINLINE void *__enzyme_cc_loop_open(int64_t handle, int64_t start, int64_t count, const char *place) {
  const struct settings *settings = (const struct settings *)handle;
  struct loop *loop = allocated(sizeof *loop);
  loop->said = *settings;
  loop->said.objects = loop->said.state = (struct regions){NULL, 0};
  copy(&loop->regions, &settings->state);
  copy(&loop->said.objects, &settings->objects);
  loop->place = place;
  loop->start = start;
  loop->count = count;
  return loop;
}

SHARED NOINLINE void __enzyme_cc_loop_hold(struct loop *loop, char *memory, uint64_t bytes, int is_written) {
  if (holding(&loop->regions, memory, bytes)) return;
  if (is_written) {
    add(&loop->regions, memory, bytes);
    return;
  }
  struct still *still = allocated(sizeof *still + bytes);
  *still = (struct still){loop->still, memory, bytes};
  memcpy(still->value, memory, bytes);
  loop->still = still;
}

/* Steps write there: `message` says what is wrong where it is not known how much belongs to the state. */
SHARED NOINLINE void __enzyme_cc_loop_cover(struct loop *loop, char *memory, const char *message) {
  if (!memory || holding(&loop->regions, memory, 1)) return;
  const struct region *object = holding(&loop->said.objects, memory, 1);
  if (object) add(&loop->regions, object->memory, object->bytes);
  else if (message) stop(loop->place, message);
}

/* ---- states that are kept here */

static uint64_t size_of(const struct regions *regions) {
  uint64_t bytes = 0;
  for (uint64_t i = 0; i < regions->count; i++) bytes += regions->at[i].bytes;
  return bytes;
}

static struct kept *kept_at(const struct loop *loop, int64_t slot) {
  struct kept *kept = loop->kept;
  while (kept && kept->slot != slot) kept = kept->next;
  return kept;
}

static void keep(struct loop *loop, int64_t slot) {
  struct kept *kept = kept_at(loop, slot);
  if (!kept) {
    kept = allocated(sizeof *kept + size_of(&loop->regions));
    *kept = (struct kept){loop->kept, slot};
    loop->kept = kept;
  }
  char *to = kept->value;
  for (uint64_t i = 0; i < loop->regions.count; to += loop->regions.at[i].bytes, i++)
    memcpy(to, loop->regions.at[i].memory, loop->regions.at[i].bytes);
}

static void put_back(struct loop *loop, int64_t slot) {
  const struct kept *kept = kept_at(loop, slot);
  if (!kept) stop(loop->place, "the scheme of this loop restores what it has not stored");
  const char *from = kept->value;
  for (uint64_t i = 0; i < loop->regions.count; from += loop->regions.at[i].bytes, i++)
    memcpy(loop->regions.at[i].memory, from, loop->regions.at[i].bytes);
}

/* What variables that steps only read hold now, and what they held in the loop, change places. */
static void exchange(struct loop *loop) {
  for (struct still *still = loop->still; still; still = still->next)
    for (uint64_t i = 0; i < still->bytes; i++) {
      char now = still->memory[i];
      if (now == still->value[i]) continue;
      still->memory[i] = still->value[i];
      still->value[i] = now;
    }
}

static void close(struct loop *loop) {
  free(loop->regions.at);
  free(loop->said.objects.at);
  for (struct still *still = loop->still, *following; still; still = following) {
    following = still->next;
    free(still);
  }
  for (struct kept *kept = loop->kept, *following; kept; kept = following) {
    following = kept->next;
    free(kept);
  }
  free(loop);
}
