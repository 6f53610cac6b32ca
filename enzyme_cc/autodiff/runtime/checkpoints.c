/* Checkpointed loops (reverse/step_loops.py): does what the program's scheme says, whose interface is that of
 * wrappers/include/enzyme/checkpoint.h. Derivatives bring the steps: `run` does one and returns whether another one
 * follows, `turn` does one with a tape and adds its adjoint. */

#include "loop_state.h"

enum { NONE, STORE, RESTORE, RUN, FIRST_TURN, TURN, WRONG, DONE };
enum { VERSION = 1, BEFORE_LAST = -2, BEHIND = -1 };

struct action {
  int32_t flag;
  int64_t iteration, from, slot;
};

struct scheme {
  uint32_t version;
  void *(*init)(void *, int64_t, uint64_t);
  void (*next_action)(void *, struct action *);
  void (*store)(void *, int64_t, int64_t, const struct region *, uint64_t);
  void (*restore)(void *, int64_t, int64_t, const struct region *, uint64_t);
  void (*set_nsteps)(void *, int64_t);
  void (*finalize)(void *);
  void (*save_state)(void *, int64_t, int64_t, void *), (*load_state)(void *, int64_t, int64_t, void *);
  void (*set_paths)(void *, const int64_t *, uint64_t);
};

SHARED int64_t __enzyme_cc_checkpoint_settings(const struct scheme *scheme, void *config) {
  struct settings *settings = allocated(sizeof *settings);
  settings->scheme = scheme;
  settings->config = config;
  return (int64_t)settings;
}

static void wrong(const struct loop *loop, const char *what) {
  char text[256];
  snprintf(text, sizeof text, "the scheme of this checkpointed loop %s", what);
  stop(loop->place, text);
}

/* What a step writes through an argument must be in snapshots, unless the scheme copies what arguments lead to. */
SHARED NOINLINE void __enzyme_cc_checkpoints_cover(struct loop *loop, char *memory, const char *message) {
  __enzyme_cc_loop_cover(loop, memory, loop->said.scheme && loop->said.scheme->save_state ? NULL : message);
}

/* ---- storing and restoring */

static void store(struct loop *loop, int64_t slot, int64_t step, void *environment) {
  const struct scheme *s = loop->said.scheme;
  if (s->save_state) s->save_state(loop->scheme_state, slot, step, environment);
  if (s->store) s->store(loop->scheme_state, slot, step, loop->regions.at, loop->regions.count);
  else if (loop->regions.count) keep(loop, slot);
}

static void restore(struct loop *loop, int64_t slot, int64_t step, void *environment) {
  const struct scheme *s = loop->said.scheme;
  if (s->load_state) s->load_state(loop->scheme_state, slot, step, environment);
  if (s->store) s->restore(loop->scheme_state, slot, step, loop->regions.at, loop->regions.count);
  else if (loop->regions.count) put_back(loop, slot);
  loop->at = step;
}

/* ---- the sweeps */

static void next(const struct loop *loop, struct action *action) {
  *action = (struct action){NONE, 0, 0, -1};
  loop->said.scheme->next_action(loop->scheme_state, action);
}

/* An action that both sweeps know; whether it is one. */
static int is_done_by_both(struct loop *loop, const struct action *action, void *environment, run_step *run) {
  switch (action->flag) {
  case NONE:
    return 1;
  case STORE:
    store(loop, action->slot, loop->at, environment);
    return 1;
  case RESTORE:
    restore(loop, action->slot, action->iteration, environment);
    return 1;
  case RUN:
    if (action->from != loop->at) wrong(loop, "runs steps from another state than the one at hand");
    for (; loop->at < action->iteration && (loop->count < 0 || loop->at < loop->count); loop->at++)
      if (!run(environment, loop->start + loop->at) && loop->count < 0) {  /* the end of a while loop */
        loop->count = ++loop->at;
        if (loop->said.scheme->set_nsteps) loop->said.scheme->set_nsteps(loop->scheme_state, loop->count);
        return 1;
      }
    return 1;
  default:
    return 0;
  }
}

static void begin(struct loop *loop) {
  static const int64_t all_of_it[] = {0, -1, 3};
  const struct scheme *s = loop->said.scheme;
  if (!s || s->version != VERSION) wrong(loop, "is of another version, or there is none");
  if (!s->init || !s->next_action || !s->finalize || !(s->store ? (void *)s->restore : (void *)s->save_state) ||
      (s->save_state && !s->load_state))
    wrong(loop, "lacks a function");
  loop->scheme_state = s->init(loop->said.config, loop->count, size_of(&loop->regions));
  if (s->set_paths) s->set_paths(loop->scheme_state, all_of_it, 3);
}

SHARED NOINLINE void __enzyme_cc_checkpoints_forward(struct loop *loop, void *environment, run_step *run) {
  if (loop->count == 0 || loop->count < -1) {
    loop->count = 0;
    return;
  }
  begin(loop);
  for (;;) {
    struct action action;
    next(loop, &action);
    if (is_done_by_both(loop, &action, environment, run)) continue;
    if (action.flag != FIRST_TURN) wrong(loop, "gives up, or ends the forward sweep without its last step");
    if (action.iteration != loop->count || loop->at != loop->count - 1)
      wrong(loop, "turns round before another step than the last");
    store(loop, BEFORE_LAST, loop->at, environment);
    run(environment, loop->start + loop->at++);
    return;
  }
}

SHARED NOINLINE void __enzyme_cc_checkpoints_reverse(struct loop *loop, void *environment, run_step *run,
                                                     turn_step *turn) {
  if (loop->count) {
    int64_t end = loop->count - 1;
    exchange(loop);
    store(loop, BEHIND, loop->count, environment);
    restore(loop, BEFORE_LAST, end, environment);
    turn(environment, loop->start + end);
    for (;;) {
      struct action action;
      next(loop, &action);
      if (is_done_by_both(loop, &action, environment, run)) continue;
      if (action.flag == DONE) break;
      if (action.flag != TURN) wrong(loop, "gives up, or turns round twice");
      if (action.iteration != end || loop->at != --end) wrong(loop, "reverses another step than the one before");
      turn(environment, loop->start + end);
    }
    if (end) wrong(loop, "ends before the first step is reversed");
    restore(loop, BEHIND, loop->count, environment);
    exchange(loop);
    loop->said.scheme->finalize(loop->scheme_state);
  }
  close(loop);
}
