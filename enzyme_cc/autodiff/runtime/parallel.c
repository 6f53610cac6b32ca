/* Parallel regions of OpenMP in derivatives (autodiff/parallel_regions.py).
 *
 * The forward sweep of a region runs in a team of threads; what each thread keeps lies in an arena of its own, which the
 * team's record holds. The reverse sweep runs in a team of as many threads, each with the arena and the tape of the one
 * that had its number. Whoever ran it before: the system's threads may change between the two.
 */

#include "team.h"

struct source { int32_t reserved, flags, more, also; const char *text; };
static const struct source HERE = {0, 2, 0, 22, ";unknown;unknown;0;0;;"};

extern void __kmpc_fork_call(const void *, int, void *, ...);
extern void __kmpc_push_num_threads(const void *, int, int);
extern void __kmpc_barrier(const void *, int);
extern int __kmpc_global_thread_num(const void *);
extern void *calloc(size_t, size_t);
extern void __enzyme_cc_forget_turns(struct team *);

extern int omp_get_thread_num(void), omp_get_num_threads(void);
extern int omp_get_dynamic(void), omp_get_max_active_levels(void);
extern void omp_set_dynamic(int), omp_set_max_active_levels(int);

/* ---- forward mode, and regions without derivatives */

static void plain(const int *number, const int *bound, work *body, void *arguments, struct deferred **freed) {
  (void)number, (void)bound;
  struct deferred *before = __enzyme_cc_deferred;
  __enzyme_cc_deferred = NULL;
  body(arguments, NULL);
  hand_over(freed, before);
}

SHARED NOINLINE void __enzyme_cc_parallel(work *body, void *arguments) {
  struct deferred *freed = NULL;
  __kmpc_fork_call(&HERE, 3, (void *)plain, body, arguments, &freed);
  take_over(freed);
}

/* ---- the forward sweep of reverse mode */

extern void *__enzyme_cc_tape_push(uint64_t);

static void augmented(const int *number, const int *bound, work *body, void *arguments, struct team *team,
                      struct deferred **freed) {
  (void)number, (void)bound;
  struct part *part = malloc(sizeof *part);
  if (!part) {
    perror("enzyme-cc: out of memory for the tape of a thread");
    abort();
  }
  *part = (struct part){.thread = omp_get_thread_num()};
  if (part->thread == 0) team->count = omp_get_num_threads();
  struct arena mine = __enzyme_cc_arena;
  struct team *around = __enzyme_cc_team;
  if (team->count == 1) team->is_alone = !around || around->is_alone;
  struct deferred *before = __enzyme_cc_deferred;
  __enzyme_cc_arena = (struct arena){.held = mine.held, .first = FIRST_OF_TEAM};
  __enzyme_cc_team = team;
  __enzyme_cc_deferred = NULL;
  part->tape = body(arguments, NULL);
  hand_over(freed, before);
  __enzyme_cc_team = around;
  part->arena = __enzyme_cc_arena;
  part->bytes = part->arena.held - mine.held;
  mine.held = part->arena.held;
  __enzyme_cc_arena = mine;
  part->next = __atomic_load_n(&team->parts, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(&team->parts, &part->next, part, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {}
}

SHARED NOINLINE void *__enzyme_cc_parallel_augmented(work *body, void *arguments) {
  struct team *team = __enzyme_cc_tape_push(sizeof *team);
  *team = (struct team){0};
  team->root = __enzyme_cc_team ? __enzyme_cc_team->root : team;
  team->levels = omp_get_max_active_levels();
  struct deferred *freed = NULL;
  __kmpc_fork_call(&HERE, 4, (void *)augmented, body, arguments, team, &freed);
  take_over(freed);
  return team;
}

/* ---- the reverse sweep */

/* Whether the thread has nobody beside it who might add to the same shadow: a team of one needs no atomic additions. */
SHARED NOINLINE IR("memory(read)") int __enzyme_cc_is_alone(void) {
  return __enzyme_cc_team && __enzyme_cc_team->is_alone;
}

static void reverse(const int *number, const int *bound, work *body, void *arguments, struct team *team,
                    struct deferred **freed) {
  (void)number, (void)bound;
  if (omp_get_num_threads() != team->count)
    STOP("enzyme-cc: the reverse sweep of a parallel region got fewer threads than its forward sweep\n");
  struct part *part = team->parts;
  while (part->thread != omp_get_thread_num()) part = part->next;
  struct arena mine = __enzyme_cc_arena;
  struct team *around = __enzyme_cc_team;
  struct deferred *before = __enzyme_cc_deferred;
  __enzyme_cc_arena = part->arena;
  __enzyme_cc_team = team;
  __enzyme_cc_deferred = NULL;
  body(arguments, part->tape);
  hand_over(freed, before);
  __enzyme_cc_team = around;
  struct arena *done = &__enzyme_cc_arena;
  if (done->spare) keep_idle(done->spare);
  for (struct segment *segment = done->newest, *earlier; segment; segment = earlier) {
    earlier = segment->before;
    keep_idle(segment);
  }
  mine.held -= part->bytes < mine.held ? part->bytes : mine.held;
  *done = mine;
}

SHARED NOINLINE void __enzyme_cc_parallel_adjoint(work *body, void *arguments, struct team *team) {
  if (__enzyme_cc_arena.is_kept)
    STOP("enzyme-cc: the tape of a function with parallel regions cannot be kept (enzyme_nofree)\n");
  struct deferred *freed = NULL;
  int dynamic = omp_get_dynamic();
  if (dynamic) omp_set_dynamic(0);
  int levels = omp_get_max_active_levels();
  if (levels != team->levels) omp_set_max_active_levels(team->levels);
  __kmpc_push_num_threads(&HERE, __kmpc_global_thread_num(&HERE), team->count);
  __kmpc_fork_call(&HERE, 4, (void *)reverse, body, arguments, team, &freed);
  if (dynamic) omp_set_dynamic(1);
  if (levels != team->levels) omp_set_max_active_levels(levels);
  take_over(freed);
  for (struct part *part = team->parts, *next; part; part = next) {
    next = part->next;
    free(part);
  }
  team->parts = NULL;
  __enzyme_cc_forget_turns(team);
}

SHARED NOINLINE void __enzyme_cc_barrier(void) { __kmpc_barrier(&HERE, __kmpc_global_thread_num(&HERE)); }

/* ---- shadows of variables that each thread has: a thread that first takes part in a request sets its own back */

SHARED uint64_t __enzyme_cc_requests;
SHARED _Thread_local uint64_t __enzyme_cc_request;

SHARED NOINLINE void __enzyme_cc_begin_request(void) {
  __enzyme_cc_request = __atomic_add_fetch(&__enzyme_cc_requests, 1, __ATOMIC_RELAXED);
}

SHARED NOINLINE uint64_t __enzyme_cc_request_number(void) { return __enzyme_cc_request; }

SHARED NOINLINE void __enzyme_cc_join_request(uint64_t number, void (*set_back)(void)) {
  if (__enzyme_cc_request == number) return;
  __enzyme_cc_request = number;
  set_back();
}

/* ---- adjoints of memory that threads share, of numbers that no processor adds to in one go */

/* A word that holds now a number, now an address (shadow/mixed_words.py); an address left there gives way. */
SHARED NOINLINE void __enzyme_cc_add_to_mixed(uint64_t *memory, double d) {
  union { uint64_t bits; double number; } old = {__atomic_load_n(memory, __ATOMIC_RELAXED)}, sum;
  if (d == 0) return;
  do sum.number = old.bits >> 48 == 0 ? d : old.number + d;
  while (!__atomic_compare_exchange_n(memory, &old.bits, sum.bits, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

SHARED int __enzyme_cc_sum_lock;

SHARED NOINLINE void __enzyme_cc_add_long_double(long double *memory, long double d) {
  for (unsigned round = 0; __atomic_exchange_n(&__enzyme_cc_sum_lock, 1, __ATOMIC_ACQUIRE); round++) pause_for(round);
  *memory += d;
  __atomic_store_n(&__enzyme_cc_sum_lock, 0, __ATOMIC_RELEASE);
}

/* ---- what each thread of a team adds up by itself, of adjoints that all of them add to */

SHARED NOINLINE void *__enzyme_cc_own_sums(uint64_t bytes) {
  if (!bytes) return NULL;
  void *sums = calloc(1, bytes);
  if (!sums) {
    perror("enzyme-cc: out of memory for the sums of a thread");
    abort();
  }
  return sums;
}

/* At the end of the team's reverse sweep; all threads have sums or none. */
SHARED NOINLINE void __enzyme_cc_share_sums(double *shadow, double *sums, uint64_t bytes) {
  for (uint64_t i = 0; i < bytes / sizeof *sums; i++)
    if (sums[i] != 0) __atomic_fetch_add(&shadow[i], sums[i], __ATOMIC_RELAXED);
  free(sums);
}

SHARED NOINLINE void __enzyme_cc_share_float_sums(float *shadow, float *sums, uint64_t bytes) {
  for (uint64_t i = 0; i < bytes / sizeof *sums; i++)
    if (sums[i] != 0) __atomic_fetch_add(&shadow[i], sums[i], __ATOMIC_RELAXED);
  free(sums);
}
