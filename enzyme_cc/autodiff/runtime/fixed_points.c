/* Fixed points (reverse/step_loops.py): the adjoint, or the tangent, of one step at the state that the iteration has
 * ended in is iterated until the squared norm of its update has fallen by a factor, or grows; or as long as a function of
 * the program says. Derivatives bring the steps: `run` does one and returns whether another one follows, `turn` does one
 * with its derivative. */

#include "loop_state.h"

enum { MAY_GROW = 5 };      /* so many updates may be larger than the one before */
enum { FINAL, BEHIND };     /* the state that the loop ended in, and that when the reverse sweep begins */

/* The derivatives of the state, one after the other in memory of their own for each direction. */
struct shadow {
  struct shadow *next;
  char *memory;
  uint64_t bytes;
  char before[];
};

/* How far the iteration is. */
struct progress {
  double first, before, reduction;
  int64_t done;
};

SHARED int64_t __enzyme_cc_fixed_point_settings(double reduction, int64_t most,
                                                int (*control)(double *norm, double *reduction)) {
  struct settings *settings = allocated(sizeof *settings);
  settings->reduction = reduction < 0 ? 1e-12 : reduction;
  settings->most = most < 0 ? 1000 : most;
  settings->control = control;
  return (int64_t)settings;
}

/* What is iterated; nothing is to be done. */
SHARED void __enzyme_cc_fixed_point_state(void *state, uint64_t bytes) { (void)state, (void)bytes; }

/* The derivative of a part of the state, in one direction. */
SHARED NOINLINE void *__enzyme_cc_fixed_point_shadow(struct shadow *others, void *memory, uint64_t bytes) {
  struct shadow *shadow = allocated(sizeof *shadow + bytes);
  *shadow = (struct shadow){others, memory, bytes};
  return shadow;
}

static double squared(const struct shadow *shadow, int is_single, int is_update) {
  double norm = 0;
  const float *singles = (const float *)shadow->memory, *singles_before = (const float *)shadow->before;
  const double *doubles = (const double *)shadow->memory, *doubles_before = (const double *)shadow->before;
  if (is_single)
    for (uint64_t i = 0; i < shadow->bytes / sizeof *singles; i++) {
      double change = (double)singles[i] - (is_update ? (double)singles_before[i] : 0);
      norm += change * change;
    }
  else
    for (uint64_t i = 0; i < shadow->bytes / sizeof *doubles; i++) {
      double change = doubles[i] - (is_update ? doubles_before[i] : 0);
      norm += change * change;
    }
  return norm;
}

/* Whether another update is wanted after this one, whose squared norm is given. */
static int goes_on(const struct loop *loop, struct progress *p, double norm) {
  if (++p->done == loop->said.most) return 0;
  if (loop->said.control) return loop->said.control(&norm, &p->reduction);
  int grows = p->done > MAY_GROW && norm > p->before;
  if (p->done == 1) p->first = norm;
  p->before = norm;
  return norm > p->reduction * p->first && !grows;
}

static struct progress begun(const struct loop *loop) {
  struct progress progress = {.reduction = loop->said.reduction};
  double norm = -1;
  if (loop->said.control) loop->said.control(&norm, &progress.reduction);
  return progress;
}

static void release(struct shadow *shadow) {
  for (struct shadow *next; shadow; shadow = next) {
    next = shadow->next;
    free(shadow);
  }
}

/* The program's own iteration, and the state that it ends in. */
SHARED NOINLINE void __enzyme_cc_fixed_points_forward(struct loop *loop, void *environment, run_step *run) {
  while (loop->count < 0 || loop->at < loop->count) {
    int follows = run(environment, loop->start + loop->at++);
    if (loop->count < 0 && !follows) break;
  }
  loop->count = loop->at;
  keep(loop, FINAL);
}

SHARED NOINLINE void __enzyme_cc_fixed_points_reverse(struct loop *loop, void *environment, turn_step *turn,
                                                      struct shadow *shadows, int is_single) {
  if (loop->count) {
    struct progress progress = begun(loop);
    double norm;
    exchange(loop);
    keep(loop, BEHIND);
    do {
      put_back(loop, FINAL);
      turn(environment, loop->start + loop->count - 1);
      norm = 0;
      for (const struct shadow *shadow = shadows; shadow; shadow = shadow->next) norm += squared(shadow, is_single, 0);
    } while (goes_on(loop, &progress, norm));
    for (const struct shadow *shadow = shadows; shadow; shadow = shadow->next) memset(shadow->memory, 0, shadow->bytes);
    put_back(loop, BEHIND);
    exchange(loop);
  }
  release(shadows);
  close(loop);
}

/* Forward mode, after the program's own iteration. */
SHARED NOINLINE void __enzyme_cc_fixed_points_tangent(struct loop *loop, void *environment, turn_step *turn,
                                                      struct shadow *shadows, int is_single) {
  if (loop->count) {
    struct progress progress = begun(loop);
    double norm;
    for (const struct shadow *shadow = shadows; shadow; shadow = shadow->next) memset(shadow->memory, 0, shadow->bytes);
    do {
      for (struct shadow *shadow = shadows; shadow; shadow = shadow->next)
        memcpy(shadow->before, shadow->memory, shadow->bytes);
      put_back(loop, FINAL);
      turn(environment, loop->start + loop->count - 1);
      norm = 0;
      for (const struct shadow *shadow = shadows; shadow; shadow = shadow->next) norm += squared(shadow, is_single, 1);
    } while (goes_on(loop, &progress, norm));
    put_back(loop, FINAL);
  }
  release(shadows);
  close(loop);
}
