/* The schemes of <enzyme/checkpoint.h>, without a derivative: what they say leads through all steps backwards, from the
 * right states, in the slots that are there; Revolve runs as few steps as can be. */
#include <enzyme/checkpoint.h>

enum { STEPS = 150, SLOTS = 16 };

/* The fewest steps that reverse `steps` of them with so many slots, by trying all first snapshots. */
static long fewest(int steps, int slots) {
  static long known[STEPS + 1][SLOTS + 1];
  if (steps <= 1) return 0;
  if (slots == 1) return (long)steps * (steps - 1) / 2;
  if (!known[steps][slots]) {
    long best = -1;
    for (int first = 1; first < steps; first++) {
      long found = first + fewest(steps - first, slots - 1) + fewest(first, slots);
      if (best < 0 || found < best) best = found;
    }
    known[steps][slots] = best;
  }
  return known[steps][slots];
}

static const char *replayed(const EnzymeCheckpointScheme *scheme, int64_t steps, int64_t slots, int is_while) {
  EnzymeCkptStats stats;
  EnzymeCkptConfig config = {slots, 0, NULL, 0, &stats};
  int64_t state = 0, end = steps, ran = 0;
  EnzymeCkptRegion region = {&state, sizeof state, 0, 0};
  void *plan = scheme->init(&config, is_while ? -1 : steps, sizeof state);
  for (;;) {
    EnzymeCkptAction action;
    scheme->next_action(plan, &action);
    if (action.flag == ENZYME_CKPT_DONE) break;
    switch (action.flag) {
    case ENZYME_CKPT_STORE:
      if (action.iteration != state) return "stores another state";
      scheme->store(plan, action.cpnum, action.iteration, &region, 1);
      break;
    case ENZYME_CKPT_RESTORE:
      scheme->restore(plan, action.cpnum, action.iteration, &region, 1);
      if (state != action.iteration) return "restores another state";
      break;
    case ENZYME_CKPT_FORWARD:
      if (action.startiteration != state) return "runs from another state";
      while (state < action.iteration) {
        state++, ran++;
        if (is_while && state == steps && end == steps && ran == steps) {
          scheme->set_nsteps(plan, steps);
          break;
        }
      }
      break;
    case ENZYME_CKPT_FIRSTUTURN:
    case ENZYME_CKPT_UTURN:
      if ((action.flag == ENZYME_CKPT_FIRSTUTURN) != (end == steps)) return "begins to turn elsewhere";
      if (action.iteration != end || state != end - 1) return "turns elsewhere";
      end--;
      state = -7;
      break;
    default:
      return "does something else";
    }
  }
  scheme->finalize(plan);
  if (end) return "ends early";
  if (ran != stats.forward_steps) return "counts other steps";
  if (stats.taped_steps != steps) return "counts other turns";
  if (scheme == &EnzymeCkptRevolve && slots > 0 && stats.max_slots > slots) return "takes more slots";
  if (scheme == &EnzymeCkptRevolve && slots > 0 && !is_while && ran != fewest((int)steps, (int)slots))
    return "runs more steps than it need";
  return NULL;
}

int main(void) {
  int failed = 0;
  static const struct { const EnzymeCheckpointScheme *scheme; const char *name; int takes_while; } all[] = {
    {&EnzymeCkptRevolve, "Revolve", 1}, {&EnzymeCkptPeriodic, "Periodic", 0}, {&EnzymeCkptStoreAll, "StoreAll", 1}};
  for (int s = 0; s < 3; s++)
    for (int steps = 0; steps <= STEPS; steps++)
      for (int slots = 0; slots <= SLOTS; slots++)
        for (int is_while = 0; is_while <= (all[s].takes_while && steps > 0); is_while++) {
          const char *why = replayed(all[s].scheme, steps, slots, is_while);
          if (!why) continue;
          failed = 1;
          printf("%s %s: %d steps, %d slots, %s\n", all[s].name, why, steps, slots, is_while ? "while" : "for");
        }
  return failed;
}
