"""What a program built with `--enzyme-gradcheck` runs to check its derivatives: C, which the driver compiles.

All trial runs of the primal happen in forked children, so that the program itself only ever sees its
derivative computed once, as without checks: memory, files and the heap stay what they were.

1. A child runs the recorder (gradcheck.py), a forward-mode derivative that reports each number it reads or
   writes through a pointer that has a shadow: its address, and the shadow's address. These are the cells.
2. A direction is chosen: random in reverse mode, the given tangents in forward mode. Children run the primal
   with the cells and the numbers among the arguments moved along it, and sum up the results, weighted: with
   the adjoints given in reverse mode, at random in forward mode.
3. The differences of these sums are compared with the same product taken from the derivative. Several step
   widths are tried and the best counts: a wrong derivative agrees with none. At a kink any value between the
   one-sided derivatives is right, and where the function jumps nothing can be said.
"""

SOURCE = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHARED __attribute__((weak, visibility("hidden")))

enum { FLOAT, DOUBLE, LONG_DOUBLE };
enum { MOST_CELLS = 1 << 21, TABLE = 1 << 23, MOST_BLOCKS = 1 << 16, MOST_NUMBERS = 256 };
enum { STEPS = 7, SECONDS = 60 };
static const double steps[STEPS] = {1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7};

struct cell {
  char *primal, *shadow;
  double direction, weight, before;
  char kind, read_first, written, twin;
};
struct block { char *start, *end; };
struct shared {
  long cells;
  int done, too_many, single;
  double sum, size;
  struct cell cell[MOST_CELLS];
};
struct site {  // as gradcheck.py lays it out
  const char *where, *function;
  int forward, numbers, results, seeded, single, calls;
};
typedef void record_function(void *arguments);
typedef void primal_function(void *arguments, double step, const double *direction, double *results);
struct check {
  struct site *site;
  struct shared *shared;
  double direction[MOST_NUMBERS], weight[MOST_NUMBERS];
  double unit, plus[STEPS], minus[STEPS], size[STEPS], base;
  int ran[STEPS], call;
};

static struct shared *recording;
static char *recording_stack;
static int *table;
static struct block *blocks;
static int block_count;
static int busy, checks, failures;
static uint64_t random_state;

SHARED void __enzyme_cc_check_touch(char *primal, char *shadow, int kind, int reads) {
  if (!recording || primal == shadow) return;
  if (primal < recording_stack && primal > (char *)__builtin_frame_address(0)) return;
  for (int i = block_count; i--;)
    if (primal >= blocks[i].start && primal < blocks[i].end) return;
  uint64_t slot = ((uint64_t)primal >> 2) * 0x9E3779B97F4A7C15u >> 41;
  while (table[slot]) {
    struct cell *cell = &recording->cell[table[slot] - 1];
    if (cell->primal == primal) {
      if (!reads) cell->written = 1;
      return;
    }
    slot = (slot + 1) % TABLE;
  }
  if (recording->cells == MOST_CELLS) {
    recording->too_many = 1;
    _exit(0);
  }
  struct cell *cell = &recording->cell[recording->cells++];
  table[slot] = (int)recording->cells;
  cell->primal = primal;
  cell->shadow = shadow;
  cell->kind = (char)kind;
  cell->read_first = (char)reads;
  cell->written = !reads;
  if (kind == FLOAT) recording->single = 1;
}

SHARED void __enzyme_cc_check_touch_range(char *primal, char *shadow, long bytes, int kind, int reads) {
  long size = kind == FLOAT ? 4 : kind == DOUBLE ? 8 : 16;
  for (long at = 0; at + size <= bytes; at += size)
    __enzyme_cc_check_touch(primal + at, shadow + at, kind, reads);
}

// Memory that the function makes for itself has no shadow outside.
SHARED void __enzyme_cc_check_allocated(char *start, long bytes) {
  if (!recording || !start) return;
  if (block_count == MOST_BLOCKS) {
    recording->too_many = 1;
    _exit(0);
  }
  blocks[block_count].start = start;
  blocks[block_count++].end = start + bytes;
}

// The program may not be linked with the mathematical library. Of a number and a NaN, the number `a`.
static double larger(double a, double b) { return b > a ? b : a; }

static double get(const char *place, int kind) {
  if (kind == FLOAT) return *(const float *)place;
  if (kind == DOUBLE) return *(const double *)place;
  return (double)*(const long double *)place;
}

static void move(char *place, int kind, double by) {
  if (kind == FLOAT) *(float *)place += (float)by;
  else if (kind == DOUBLE) *(double *)place += by;
  else *(long double *)place += by;
}

// Plus or minus 0.5 to 1.5.
static double chance(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  double number = 0.5 + (double)(random_state >> 11) * 0x1p-53;
  return random_state & 1 ? number : -number;
}

static void *pages(size_t bytes, int sharing) {
  void *found = mmap(0, bytes, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return found == MAP_FAILED ? 0 : found;
}

// In the child: 1. Its output goes nowhere, and it does not last for ever.
static int in_child(pid_t *child) {
  *child = fork();
  if (*child) return 0;
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  alarm(SECONDS);
  return 1;
}

static int succeeded(pid_t child) {
  int status = 0;
  if (child < 0) return 0;
  while (waitpid(child, &status, 0) < 0) {}
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void at_exit(void) {
  if (!failures) return;
  fflush(0);
  fprintf(stderr, "enzyme-cc: gradcheck: %d of %d checks failed\n", failures, checks);
  _exit(1);
}

static void say(struct check *check, const char *verdict) {
  struct site *site = check->site;
  fprintf(stderr, "%s: gradcheck: %s: '%s', call %d", site->where, verdict, site->function, check->call);
}

static void *give_up(struct check *check, const char *why) {
  say(check, "not checked");
  fprintf(stderr, ": %s\n", why);
  if (check->shared) munmap(check->shared, sizeof *check->shared);
  free(check);
  __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
  return 0;
}

static int trial(struct check *check, void *arguments, primal_function *primal, double step, double *sum,
                 double *size) {
  struct shared *shared = check->shared;
  shared->done = 0;
  pid_t child;
  if (in_child(&child)) {
    double results[MOST_NUMBERS];
    for (long i = 0; i < shared->cells; i++) {
      struct cell *cell = &shared->cell[i];
      if (cell->read_first && step != 0) move(cell->primal, cell->kind, step * cell->direction);
    }
    primal(arguments, step, check->direction, results);
    long double total = 0, all = 0;
    for (long i = 0; i < shared->cells; i++) {
      struct cell *cell = &shared->cell[i];
      if (cell->weight == 0) continue;
      long double term = (long double)cell->weight * get(cell->primal, cell->kind);
      total += term;
      all += fabsl(term);
    }
    for (int i = 0; i < check->site->results; i++) {
      long double term = (long double)check->weight[i] * results[i];
      total += term;
      all += fabsl(term);
    }
    shared->sum = (double)total;
    shared->size = (double)all;
    shared->done = 1;
    _exit(0);
  }
  if (!succeeded(child) || !shared->done) return 0;
  *sum = shared->sum;
  if (shared->size > *size) *size = shared->size;
  return 1;
}

// How far the number may sensibly be moved.
static double scale(double value, double typical) {
  double size = fabs(value);
  if (!(size < 1e300)) return 1;
  if (size < 1e-3 * typical) size = 1e-3 * typical;
  return size > 0 ? size : 1;
}

// Two arguments may have one shadow, in which their derivatives add up: both move alike, and it counts once.
static void find_twins(struct shared *shared) {
  int *seen = pages(TABLE * sizeof *seen, MAP_PRIVATE);
  if (!seen) return;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    uint64_t slot = ((uint64_t)cell->shadow >> 2) * 0x9E3779B97F4A7C15u >> 41;
    while (seen[slot] && shared->cell[seen[slot] - 1].shadow != cell->shadow) slot = (slot + 1) % TABLE;
    if (seen[slot]) {
      cell->twin = 1;
      cell->direction = shared->cell[seen[slot] - 1].direction;
    } else {
      seen[slot] = (int)i + 1;
    }
  }
  munmap(seen, TABLE * sizeof *seen);
}

static void choose(struct check *check, const double *values, const double *tangents) {
  struct shared *shared = check->shared;
  int forward = check->site->forward;
  double typical = 0, most = 0;
  long counted = 0;
  for (long i = 0; i < shared->cells; i++) {
    double value = shared->cell[i].read_first ? get(shared->cell[i].primal, shared->cell[i].kind) : 0;
    if (fabs(value) < 1e150) typical += fabs(value), counted++;
  }
  if (counted) typical /= (double)counted;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    double reach = cell->read_first ? scale(get(cell->primal, cell->kind), typical) : 1;
    cell->before = get(cell->shadow, cell->kind);
    cell->direction = forward ? cell->before : chance() * reach;
    cell->weight = !cell->written ? 0 : forward ? chance() : cell->before;
    double relative = fabs(cell->direction) / reach;
    if (forward && cell->read_first && relative > most) most = relative;
  }
  if (!forward) find_twins(shared);
  for (int i = 0; i < check->site->numbers; i++) {
    double reach = scale(values[i], 0);
    check->direction[i] = forward ? tangents[i] : chance() * reach;
    if (forward && fabs(tangents[i]) / reach > most) most = fabs(tangents[i]) / reach;
  }
  for (int i = 0; i < check->site->results; i++)
    check->weight[i] = forward ? chance() : check->site->seeded;
  check->unit = most > 0 ? 1 / most : 1;
}

// Before the derivative runs. 0 if this call is not checked.
SHARED void *__enzyme_cc_check_before(struct site *site, void *arguments, record_function *record,
                                      primal_function *primal, const double *values, const double *tangents) {
  const char *wanted = getenv("ENZYME_GRADCHECK_CALLS");
  int most = wanted ? atoi(wanted) : 3;
  if (site->calls >= most || __atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) return 0;
  struct check *check = calloc(1, sizeof *check);
  check->site = site;
  check->call = ++site->calls;
  random_state = 0x243F6A8885A308D3u + (uint64_t)check->call;
  struct shared *shared = check->shared = pages(sizeof *shared, MAP_SHARED);
  if (!shared) return give_up(check, "no memory");
  if (!checks++) atexit(at_exit);
  pid_t child;
  char *stack = __builtin_frame_address(0);
  if (in_child(&child)) {
    table = pages(TABLE * sizeof *table, MAP_PRIVATE);
    blocks = pages(MOST_BLOCKS * sizeof *blocks, MAP_PRIVATE);
    if (!table || !blocks) _exit(2);
    recording_stack = stack;
    recording = shared;
    record(arguments);
    shared->done = 1;
    _exit(0);
  }
  int recorded = succeeded(child);
  if (shared->too_many) return give_up(check, "it uses too much memory");
  if (!recorded || !shared->done) return give_up(check, "the trial run did not come to its end");
  choose(check, values, tangents);
  double ignored = 0;
  if (!trial(check, arguments, primal, 0, &check->base, &ignored))
    return give_up(check, "the trial run did not come to its end");
  for (int i = 0; i < STEPS; i++) {
    double step = steps[i] * check->unit;
    check->ran[i] = trial(check, arguments, primal, step, &check->plus[i], &check->size[i]) &&
                    trial(check, arguments, primal, -step, &check->minus[i], &check->size[i]);
  }
  return check;
}

// After it ran: `derivatives` are the adjoints of the numbers among the arguments in reverse mode,
// the tangents of the results in forward mode.
SHARED void __enzyme_cc_check_after(struct check *check, const double *derivatives) {
  struct shared *shared = check->shared;
  struct site *site = check->site;
  long double total = 0;
  for (long i = 0; i < shared->cells; i++) {
    struct cell *cell = &shared->cell[i];
    if (cell->twin) continue;
    double now = get(cell->shadow, cell->kind);
    if (!site->forward) total += (long double)cell->direction * (cell->written ? now : now - cell->before);
    else if (cell->written) total += (long double)cell->weight * now;
  }
  for (int i = 0; i < (site->forward ? site->results : site->numbers); i++)
    total += (long double)(site->forward ? check->weight[i] : check->direction[i]) * derivatives[i];
  double found = (double)total, best = INFINITY, expected = NAN, before = NAN, most = 0, least = 0;
  int level = shared->single > site->single ? shared->single : site->single;
  double tolerance = level == 2 ? 0.2 : level ? 2e-2 : 1e-4;
  double precision = level == 2 ? 1e-3 : level ? 1e-7 : 2e-16;
  int resolved = 0, good = 0, kink = 0;
  for (int i = 0; i < STEPS; i++) {
    if (!check->ran[i]) continue;
    double step = steps[i] * check->unit, moved = check->plus[i] - check->minus[i];
    double difference = moved / (2 * step);
    double size = larger(fabs(difference), fabs(found));
    if (!(fabs(difference) < INFINITY)) continue;
    if (!most) most = fabs(moved);
    least = fabs(moved);
    if (size > 0 && precision * check->size[i] / step > 0.1 * size) continue;  // nothing but rounding
    resolved = 1;
    double wrong = fabs(difference - found), error = size > 0 ? wrong / size : 0;
    if (!(error >= best)) best = error, expected = difference;
    if (found != found && expected != expected) expected = difference;
    if (error <= tolerance) good = 1;
    // two steps tell how far they are from their limit: there the difference of a cube is exact
    if (steps[i] < 2e-4 && wrong <= 3 * fabs(before - difference) / 99) good = 1;
    before = difference;
    double ahead = (check->plus[i] - check->base) / step, behind = (check->base - check->minus[i]) / step;
    double slack = tolerance * size;
    int between = found > -larger(-ahead, -behind) - slack && found < larger(ahead, behind) + slack;
    if (steps[i] < 2e-5 && between) kink = 1;
  }
  int jumps = most > 0 && least > 0.5 * most;
  if (kink && !jumps) good = 1;
  if (!resolved || (!good && jumps)) {
    say(check, "not checked");
    fprintf(stderr, resolved ? ": the function jumps here (derivative %.6g)\n"
                             : ": finite differences do not resolve it (derivative %.6g)\n", found);
  } else {
    if (!good) failures++;
    say(check, good ? "ok" : "MISMATCH");
    fprintf(stderr, ": derivative %.9g, finite differences %.9g, relative error %.1e\n", found, expected,
            found == found ? best : NAN);
  }
  munmap(shared, sizeof *shared);
  free(check);
  __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}
"""
