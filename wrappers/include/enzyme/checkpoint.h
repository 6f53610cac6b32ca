/* Checkpointed time loops: reverse mode that keeps snapshots of a simulation's state and not the tape of all its steps.
 *
 *     __enzyme_checkpoint_for((void *)step, start, n, enzyme_scheme, &EnzymeCkptRevolve, &config,
 *                             enzyme_checkpoint_region, u, bytes, ..., args...);
 *
 * is `for (i = start; i < start + n; i++) step(i, args...);`, and
 *
 *     __enzyme_checkpoint_while((void *)step, enzyme_scheme, ..., args...);
 *
 * is `i = 0; while (step(i++, args...));`. What a step changes stands in regions, or in global variables, which are
 * found. A scheme decides when the state is stored and restored, and which steps are run again; one step at a time is
 * taped. Three schemes are here; others may be written.
 *
 * The actions are those of Revolve (A. Griewank and A. Walther, Algorithm 799: Revolve, ACM Transactions on
 * Mathematical Software 26, 2000). Steps are counted from 0.
 */
#ifndef ENZYME_CHECKPOINT_H
#define ENZYME_CHECKPOINT_H

#include <stdint.h>
#ifndef ENZYME_CKPT_BARE  /* the run time of derivatives declares by itself what it calls */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define ENZYME_CKPT_ABI_VERSION 1

enum {
  ENZYME_CKPT_NONE = 0,
  ENZYME_CKPT_STORE = 1,      /* store the state, which is that before step `iteration`, in slot `cpnum` */
  ENZYME_CKPT_RESTORE = 2,    /* restore the state before step `iteration` from slot `cpnum` */
  ENZYME_CKPT_FORWARD = 3,    /* run the steps from `startiteration` to before `iteration` */
  ENZYME_CKPT_FIRSTUTURN = 4, /* reverse step `iteration` - 1, the last one of all: here the forward sweep ends */
  ENZYME_CKPT_UTURN = 5,      /* reverse step `iteration` - 1, before which the state is */
  ENZYME_CKPT_ERROR = 6,
  ENZYME_CKPT_DONE = 7
};

typedef struct EnzymeCkptAction {
  int32_t flag;
  int64_t iteration, startiteration, cpnum;
} EnzymeCkptAction;

/* Memory that is part of the state. */
typedef struct EnzymeCkptRegion {
  void *ptr;
  uint64_t bytes;
  uint32_t addrspace, flags;
} EnzymeCkptRegion;

/* When the state is stored and restored, and where it is kept. Slots -2 and -1 are the driver's own: the states before
 * the last step and behind it. */
typedef struct EnzymeCheckpointScheme {
  uint32_t version;           /* ENZYME_CKPT_ABI_VERSION */
  void *(*init)(void *config, int64_t nsteps, uint64_t snapshot_bytes);  /* nsteps: -1 of a while loop */
  void (*next_action)(void *state, EnzymeCkptAction *action);
  void (*store)(void *state, int64_t slot, int64_t step, const EnzymeCkptRegion *regions, uint64_t count);
  void (*restore)(void *state, int64_t slot, int64_t step, const EnzymeCkptRegion *regions, uint64_t count);
  void (*set_nsteps)(void *state, int64_t nsteps);  /* a while loop has ended; may be NULL */
  void (*finalize)(void *state);
  /* Optional: the scheme copies what the arguments of a step lead to. `env` is the address of the arguments behind i,
   * each followed by its shadow if it has one. */
  void (*save_state)(void *state, int64_t slot, int64_t step, void *env);
  void (*load_state)(void *state, int64_t slot, int64_t step, void *env);
  /* Optional: what a step reads and writes of the object behind its first argument, as records {how many pointers are
   * followed, their offsets..., the offset there, -1: all of it, 1: read, 2: written, 3: both}. */
  void (*set_paths)(void *state, const int64_t *paths, uint64_t length);
} EnzymeCheckpointScheme;

/* What a scheme did. */
typedef struct EnzymeCkptStats {
  int64_t forward_steps;      /* steps that were run without a tape, the last one of the loop not counted */
  int64_t taped_steps;
  int64_t stores, restores;   /* of slots from 0 on */
  int64_t max_slots;          /* slots that held a snapshot at a time, at most */
  uint64_t max_bytes;         /* what these snapshots took, files included */
} EnzymeCkptStats;

/* Settings of the schemes below. */
typedef struct EnzymeCkptConfig {
  int64_t snapshots;          /* slots of Revolve, segments of Periodic; 0: few, so that steps are run up to 3 times */
  int verbose;                /* 1: say at the end what was done, 2: and each action, on stderr */
  const char *spill_dir;      /* a folder for snapshots that are more than `mem_budget` bytes together; NULL: none */
  uint64_t mem_budget;
  EnzymeCkptStats *stats;     /* filled at the end if it is not NULL */
} EnzymeCkptConfig;

extern int enzyme_scheme, enzyme_checkpoint_region;
void __enzyme_checkpoint_for(void *step, int64_t start, int64_t n, ...);
void __enzyme_checkpoint_while(void *step, ...);

/* ---- what the schemes have in common: where snapshots lie, and what is counted */

typedef struct enzyme_ckpt_slot {
  void *memory;               /* NULL: in a file, or nowhere */
  uint64_t bytes;
  int64_t step;               /* the state is that before it; -1: there is none */
  int is_file;
} enzyme_ckpt_slot;

typedef struct enzyme_ckpt_plan {
  const EnzymeCkptConfig *config;
  EnzymeCkptStats stats;
  enzyme_ckpt_slot *slots;    /* from slot -2 on */
  int64_t room, held;
  uint64_t held_bytes, memory_bytes;
  /* the plan: steps before `end` are to be reversed; the state is that before step `at`, or -1: none of use */
  int64_t steps, end, at;
  int has_turned, was_stored; /* `was_stored`: the state is in the uppermost slot */
  int64_t *stack, height;     /* slots that are in use, by their steps */
  int64_t most;               /* slots of Revolve, segments of Periodic */
  int64_t stride;             /* of a loop whose end is not known: steps between snapshots */
} enzyme_ckpt_plan;

static inline void enzyme_ckpt_stop(const char *why) {
  fprintf(stderr, "enzyme-cc: checkpoints: %s\n", why);
  abort();
}

static inline void *enzyme_ckpt_more(void *memory, uint64_t bytes) {
  void *found = realloc(memory, bytes ? bytes : 1);
  if (!found) enzyme_ckpt_stop("out of memory");
  return found;
}

static inline enzyme_ckpt_slot *enzyme_ckpt_slot_at(enzyme_ckpt_plan *plan, int64_t slot) {
  int64_t at = slot + 2;
  if (at < 0) enzyme_ckpt_stop("a slot below -2");
  while (at >= plan->room) {
    int64_t room = plan->room ? 2 * plan->room : 8;
    plan->slots = (enzyme_ckpt_slot *)enzyme_ckpt_more(plan->slots, room * sizeof *plan->slots);
    memset(plan->slots + plan->room, 0, (room - plan->room) * sizeof *plan->slots);
    for (int64_t i = plan->room; i < room; i++) plan->slots[i].step = -1;
    plan->room = room;
  }
  return plan->slots + at;
}

static inline FILE *enzyme_ckpt_file(enzyme_ckpt_plan *plan, int64_t slot, const char *how) {
  char path[4096];
  FILE *file = NULL;
  snprintf(path, sizeof path, "%s/enzyme-checkpoint-%p-%lld", plan->config->spill_dir, (void *)plan, (long long)slot);
  if (!how) remove(path);
  else if (!(file = fopen(path, how))) enzyme_ckpt_stop("a file of the folder spill_dir cannot be opened");
  return file;
}

static inline void enzyme_ckpt_empty(enzyme_ckpt_plan *plan, int64_t slot) {
  enzyme_ckpt_slot *s = enzyme_ckpt_slot_at(plan, slot);
  if (s->step >= 0 && slot >= 0) plan->held--, plan->held_bytes -= s->bytes;
  s->step = -1;
}

static inline void enzyme_ckpt_release(enzyme_ckpt_plan *plan, int64_t slot) {
  enzyme_ckpt_slot *s = enzyme_ckpt_slot_at(plan, slot);
  if (s->is_file) enzyme_ckpt_file(plan, slot, NULL);
  else if (s->memory) plan->memory_bytes -= s->bytes;
  free(s->memory);
  s->memory = NULL;
  s->is_file = 0;
}

static inline void enzyme_ckpt_store(void *state, int64_t slot, int64_t step, const EnzymeCkptRegion *regions,
                                     uint64_t count) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  enzyme_ckpt_slot *s = enzyme_ckpt_slot_at(plan, slot);
  uint64_t bytes = 0;
  enzyme_ckpt_empty(plan, slot);
  for (uint64_t i = 0; i < count; i++) bytes += regions[i].bytes;
  if ((s->memory || s->is_file) && s->bytes != bytes) enzyme_ckpt_release(plan, slot);
  s->bytes = bytes;
  if (!s->memory && !s->is_file) {
    s->is_file = plan->config->spill_dir && plan->memory_bytes + bytes > plan->config->mem_budget;
    if (!s->is_file) s->memory = enzyme_ckpt_more(NULL, bytes), plan->memory_bytes += bytes;
  }
  if (s->is_file) {
    FILE *file = enzyme_ckpt_file(plan, slot, "wb");
    for (uint64_t i = 0; i < count; i++)
      if (fwrite(regions[i].ptr, 1, regions[i].bytes, file) != regions[i].bytes)
        enzyme_ckpt_stop("a snapshot cannot be written to the folder spill_dir");
    if (fclose(file)) enzyme_ckpt_stop("a snapshot cannot be written to the folder spill_dir");
  } else {
    char *to = (char *)s->memory;
    for (uint64_t i = 0; i < count; to += regions[i].bytes, i++) memcpy(to, regions[i].ptr, regions[i].bytes);
  }
  s->step = step;
  if (slot < 0) return;
  plan->stats.stores++;
  plan->held++;
  plan->held_bytes += bytes;
  if (plan->held > plan->stats.max_slots) plan->stats.max_slots = plan->held;
  if (plan->held_bytes > plan->stats.max_bytes) plan->stats.max_bytes = plan->held_bytes;
}

static inline void enzyme_ckpt_restore(void *state, int64_t slot, int64_t step, const EnzymeCkptRegion *regions,
                                       uint64_t count) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  enzyme_ckpt_slot *s = enzyme_ckpt_slot_at(plan, slot);
  if (s->step != step) enzyme_ckpt_stop("a slot does not hold the state that is asked for");
  if (s->is_file) {
    FILE *file = enzyme_ckpt_file(plan, slot, "rb");
    for (uint64_t i = 0; i < count; i++)
      if (fread(regions[i].ptr, 1, regions[i].bytes, file) != regions[i].bytes)
        enzyme_ckpt_stop("a snapshot cannot be read from the folder spill_dir");
    fclose(file);
  } else {
    const char *from = (const char *)s->memory;
    for (uint64_t i = 0; i < count; from += regions[i].bytes, i++) memcpy(regions[i].ptr, from, regions[i].bytes);
  }
  if (slot >= 0) plan->stats.restores++;
}

static inline enzyme_ckpt_plan *enzyme_ckpt_begin(void *config, int64_t steps, int64_t most) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)enzyme_ckpt_more(NULL, sizeof *plan);
  memset(plan, 0, sizeof *plan);
  plan->config = (const EnzymeCkptConfig *)config;
  plan->steps = plan->end = steps;
  plan->most = most;
  plan->stride = 1;
  return plan;
}

static inline void enzyme_ckpt_finalize(void *state) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  const EnzymeCkptStats *stats = &plan->stats;
  if (plan->config->verbose)
    fprintf(stderr, "enzyme-cc: checkpoints: %lld steps run again or first, %lld taped, %lld stores, %lld restores, "
            "%lld slots (%llu bytes)\n", (long long)stats->forward_steps, (long long)stats->taped_steps,
            (long long)stats->stores, (long long)stats->restores, (long long)stats->max_slots,
            (unsigned long long)stats->max_bytes);
  if (plan->config->stats) *plan->config->stats = *stats;
  for (int64_t i = 0; i < plan->room; i++) enzyme_ckpt_release(plan, i - 2);
  free(plan->slots);
  free(plan->stack);
  free(plan);
}

/* Count an action, and say it where that is wanted. */
static inline void enzyme_ckpt_act(enzyme_ckpt_plan *plan, EnzymeCkptAction *to, int32_t flag, int64_t iteration,
                                   int64_t start, int64_t slot) {
  static const char *const names[] = {"none", "store", "restore", "forward", "first turn", "turn", "error", "done"};
  to->flag = flag;
  to->iteration = iteration;
  to->startiteration = start;
  to->cpnum = slot;
  if (flag == ENZYME_CKPT_FIRSTUTURN || flag == ENZYME_CKPT_UTURN) plan->stats.taped_steps++;
  if (plan->config->verbose > 1)
    fprintf(stderr, "enzyme-cc: checkpoints: %s %lld from %lld, slot %lld\n", names[flag], (long long)iteration,
            (long long)start, (long long)slot);
}

static inline void enzyme_ckpt_forward(enzyme_ckpt_plan *plan, EnzymeCkptAction *to, int64_t until) {
  enzyme_ckpt_act(plan, to, ENZYME_CKPT_FORWARD, until, plan->at, -1);
  plan->stats.forward_steps += until - plan->at;
  plan->at = until;
  plan->was_stored = 0;
}

static inline void enzyme_ckpt_turn(enzyme_ckpt_plan *plan, EnzymeCkptAction *to) {
  enzyme_ckpt_act(plan, to, plan->has_turned ? ENZYME_CKPT_UTURN : ENZYME_CKPT_FIRSTUTURN, plan->end, plan->at, -1);
  plan->has_turned = 1;
  plan->end--;
  plan->at = -1;
  if (plan->height && enzyme_ckpt_slot_at(plan, plan->stack[plan->height - 1])->step == plan->end)
    enzyme_ckpt_empty(plan, plan->stack[--plan->height]);
}

/* The uppermost snapshot, which is that of the latest step. */
static inline void enzyme_ckpt_back(enzyme_ckpt_plan *plan, EnzymeCkptAction *to) {
  int64_t slot = plan->stack[plan->height - 1];
  plan->at = enzyme_ckpt_slot_at(plan, slot)->step;
  plan->was_stored = 1;
  enzyme_ckpt_act(plan, to, ENZYME_CKPT_RESTORE, plan->at, plan->at, slot);
}

static inline void enzyme_ckpt_keep(enzyme_ckpt_plan *plan, EnzymeCkptAction *to) {
  int64_t slot = 0;
  while (enzyme_ckpt_slot_at(plan, slot)->step >= 0) slot++;
  plan->stack = (int64_t *)enzyme_ckpt_more(plan->stack, (plan->height + 1) * sizeof *plan->stack);
  plan->stack[plan->height++] = slot;
  plan->was_stored = 1;
  enzyme_ckpt_act(plan, to, ENZYME_CKPT_STORE, plan->at, plan->at, slot);
}

/* ---- Revolve: as few steps as so many snapshots allow are run again */

/* (slots + times)! / (slots! times!): so many steps can be reversed with so many snapshots, none run more often. */
static inline double enzyme_ckpt_reach(int64_t slots, int64_t times) {
  double found = 1;
  if (slots < 0 || times < 0) return 0;
  for (int64_t i = 1; i <= (slots < times ? slots : times); i++)
    found = found * (double)((slots > times ? slots : times) + i) / (double)i;
  return found;
}

/* To where `left` steps are run before the next snapshot, with so many slots, that of the state here among them. */
static inline int64_t enzyme_ckpt_advance(int64_t left, int64_t slots) {
  int64_t times = 0;
  while (enzyme_ckpt_reach(slots, times) < (double)left) times++;
  double all = enzyme_ckpt_reach(slots, times), fewer = enzyme_ckpt_reach(slots, times - 1);
  double beyond = enzyme_ckpt_reach(slots - 2, times - 1);
  if ((double)left <= fewer + beyond) return times < 2 ? 1 : (int64_t)enzyme_ckpt_reach(slots, times - 2);
  if ((double)left >= all - enzyme_ckpt_reach(slots - 3, times)) return (int64_t)fewer;
  return left - (int64_t)enzyme_ckpt_reach(slots - 1, times - 1) - (int64_t)beyond;
}

static inline void *enzyme_ckpt_revolve_init(void *config, int64_t steps, uint64_t bytes) {
  int64_t most = ((const EnzymeCkptConfig *)config)->snapshots;
  (void)bytes;
  if (most <= 0) {
    most = 1;
    while (steps > 0 ? enzyme_ckpt_reach(most, 3) < (double)steps : most < 64) most++;
  }
  return enzyme_ckpt_begin(config, steps, most);
}

/* A loop whose end is not known keeps every so many-th state, and every other one of them when slots run out. */
static inline void enzyme_ckpt_revolve_online(enzyme_ckpt_plan *plan, EnzymeCkptAction *to) {
  if (plan->was_stored || plan->at % plan->stride) {
    enzyme_ckpt_forward(plan, to, (plan->at / plan->stride + 1) * plan->stride);
    return;
  }
  if (plan->height == plan->most) {
    int64_t kept = 0;
    plan->stride *= 2;
    for (int64_t i = 0; i < plan->height; i++) {
      if (enzyme_ckpt_slot_at(plan, plan->stack[i])->step % plan->stride == 0) plan->stack[kept++] = plan->stack[i];
      else enzyme_ckpt_empty(plan, plan->stack[i]);
    }
    plan->height = kept;
  }
  if (plan->at % plan->stride || plan->height == plan->most)
    enzyme_ckpt_forward(plan, to, (plan->at / plan->stride + 1) * plan->stride);
  else
    enzyme_ckpt_keep(plan, to);
}

static inline void enzyme_ckpt_revolve_next(void *state, EnzymeCkptAction *to) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  if (plan->steps < 0) enzyme_ckpt_revolve_online(plan, to);
  else if (plan->end == 0) enzyme_ckpt_act(plan, to, ENZYME_CKPT_DONE, 0, 0, -1);
  else if (plan->at < 0) enzyme_ckpt_back(plan, to);
  else if (plan->at == plan->end - 1) enzyme_ckpt_turn(plan, to);
  else if (!plan->was_stored && plan->height < plan->most) enzyme_ckpt_keep(plan, to);
  else if (plan->height == plan->most) enzyme_ckpt_forward(plan, to, plan->end - 1);
  else enzyme_ckpt_forward(plan, to, plan->at + enzyme_ckpt_advance(plan->end - plan->at, plan->most - plan->height + 1));
}

static inline void enzyme_ckpt_set_nsteps(void *state, int64_t steps) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  plan->stats.forward_steps -= plan->at - steps;  /* that were planned and not run */
  plan->steps = plan->end = steps;
  plan->at = -1;
}

/* ---- Periodic: segments of the same length, within which the states before all steps are stored */

static inline void *enzyme_ckpt_periodic_init(void *config, int64_t steps, uint64_t bytes) {
  int64_t segments = ((const EnzymeCkptConfig *)config)->snapshots;
  (void)bytes;
  if (steps < 0) enzyme_ckpt_stop("EnzymeCkptPeriodic needs to know the number of steps; EnzymeCkptRevolve does not");
  for (segments = segments > 0 ? segments : 1; ((const EnzymeCkptConfig *)config)->snapshots <= 0 &&
       segments * segments < steps; segments++) {}
  return enzyme_ckpt_begin(config, steps, segments < steps ? segments : steps);
}

static inline void enzyme_ckpt_periodic_next(void *state, EnzymeCkptAction *to) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  int64_t begin = 0, end = plan->steps, length = plan->most ? (plan->steps + plan->most - 1) / plan->most : 0;
  if (plan->end > 0 && length) {  /* the segment that is reversed */
    begin = (plan->end - 1) / length * length;
    end = plan->end;
  }
  if (plan->end == 0) enzyme_ckpt_act(plan, to, ENZYME_CKPT_DONE, 0, 0, -1);
  else if (plan->at < 0) enzyme_ckpt_back(plan, to);
  else if (plan->at == end - 1) enzyme_ckpt_turn(plan, to);
  else if (!plan->was_stored) enzyme_ckpt_keep(plan, to);
  else enzyme_ckpt_forward(plan, to, plan->at < begin ? plan->at + length : plan->at + 1);
}

/* ---- all states */

static inline void *enzyme_ckpt_all_init(void *config, int64_t steps, uint64_t bytes) {
  (void)bytes;
  return enzyme_ckpt_begin(config, steps, INT64_MAX);
}

static inline void enzyme_ckpt_all_next(void *state, EnzymeCkptAction *to) {
  enzyme_ckpt_plan *plan = (enzyme_ckpt_plan *)state;
  if (plan->end == 0) enzyme_ckpt_act(plan, to, ENZYME_CKPT_DONE, 0, 0, -1);
  else if (plan->at < 0) enzyme_ckpt_back(plan, to);
  else if (plan->at == plan->end - 1) enzyme_ckpt_turn(plan, to);
  else if (!plan->was_stored) enzyme_ckpt_keep(plan, to);
  else enzyme_ckpt_forward(plan, to, plan->at + 1);
}

static const EnzymeCheckpointScheme EnzymeCkptRevolve __attribute__((unused)) = {
  ENZYME_CKPT_ABI_VERSION, enzyme_ckpt_revolve_init, enzyme_ckpt_revolve_next, enzyme_ckpt_store, enzyme_ckpt_restore,
  enzyme_ckpt_set_nsteps, enzyme_ckpt_finalize, NULL, NULL, NULL};
static const EnzymeCheckpointScheme EnzymeCkptPeriodic __attribute__((unused)) = {
  ENZYME_CKPT_ABI_VERSION, enzyme_ckpt_periodic_init, enzyme_ckpt_periodic_next, enzyme_ckpt_store, enzyme_ckpt_restore,
  enzyme_ckpt_set_nsteps, enzyme_ckpt_finalize, NULL, NULL, NULL};
static const EnzymeCheckpointScheme EnzymeCkptStoreAll __attribute__((unused)) = {
  ENZYME_CKPT_ABI_VERSION, enzyme_ckpt_all_init, enzyme_ckpt_all_next, enzyme_ckpt_store, enzyme_ckpt_restore,
  enzyme_ckpt_set_nsteps, enzyme_ckpt_finalize, NULL, NULL, NULL};

#ifdef __cplusplus
}
#endif

#endif
