/* What a program built with `--enzyme-gradcheck` runs to check its derivatives. c_sources.py makes runtime.ll.
 *
 * All trial runs happen in forked processes, so that the program itself only ever sees its derivative computed
 * once, as without checks: memory, files and the heap stay what they were.
 *
 * 1. Before the derivative runs, a keeper is forked, in which memory stays as it was. A child of it runs a traced
 *    copy of the program's function, which tells which numbers it reads and writes through pointers that have
 *    shadows, and where these are: the cells (memory.c).
 * 2. A direction is chosen: random in reverse mode, the given tangents in forward mode. Children of the keeper run
 *    the program's own function with the cells and the numbers among the arguments moved along it, and sum up the
 *    results, weighted: with the adjoints given in reverse mode, at random in forward mode (trials.c).
 * 3. The differences of these sums are compared with the same product taken from the derivative (verdict.c). What is
 *    wrong is looked into argument by argument, for which the keeper runs more trials (report.c).
 *
 * No target specifics: the text that this compiles to serves every 64-bit little-endian Linux.
 */

#define _GNU_SOURCE
#include <stdint.h>
#include <stddef.h>

#define SHARED __attribute__((weak, visibility("hidden")))

/* of the system, spelled out so that no header's inline code or macros come along */
extern void *mmap(void *, size_t, int, int, int, long), *calloc(size_t, size_t);
extern int munmap(void *, size_t), mincore(void *, size_t, unsigned char *), mprotect(void *, size_t, int);
extern void (*signal(int, void (*)(int)))(int);
extern int fork(void), waitpid(int, int *, int), pipe(int *), close(int), open(const char *, int, ...), dup2(int, int);
extern int fcntl(int, int, ...), atexit(void (*)(void)), dprintf(int, const char *, ...), fflush(void *), atoi(const char *);
extern long read(int, void *, size_t), write(int, const void *, size_t), lseek(int, long, int);
extern unsigned alarm(unsigned);
extern void _exit(int) __attribute__((noreturn)), free(void *);
extern char *getenv(const char *);
extern void *memcpy(void *, const void *, size_t), *memset(void *, int, size_t);
extern int memcmp(const void *, const void *, size_t);
enum { SIGSEGV = 11, PROT_READ = 1, PROT_WRITE = 2, PROT_EXEC = 4, MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_ANONYMOUS = 0x20, MAP_NORESERVE = 0x4000 };
enum { O_WRONLY = 1, O_ACCMODE = 3, F_GETFL = 3, SEEK_SET = 0, SEEK_CUR = 1 };
#define MAP_FAILED ((void *)-1)
#define INFINITY __builtin_inf()
#define NAN __builtin_nan("")

/* What a number in memory is. BITS4, BITS8: moved as bytes only, perhaps no number at all. */
enum { FLOAT, DOUBLE, LONG_DOUBLE, BITS4, BITS8 };
enum { MOST_CELLS = 1 << 21, TABLE = 1 << 23, MOST_NUMBERS = 256, MOST_CONSTANTS = 4096,
       MOST_PROBED = 1 << 16, MOST_PROBES = 1024 };
enum { STEPS = 8, SECONDS = 60 };
static const double steps[STEPS] = {1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8};

struct cell {
  char *primal, *shadow;
  double direction, weight;
  double before;          /* the shadow, before the derivative ran */
  double after;           /* the shadow, after the derivative ran */
  double base;            /* the number, after the function ran */
  uint64_t bits;          /* as base, of what may be no number */
  short argument;
  char kind, read_first, written, twin, freed, guessed;
};
struct constant {         /* a number that is written behind an enzyme_const argument */
  char *primal;
  short argument;
  char kind, read_after, varies;
  double base;
};
struct run { double plus, minus, size; int ran; };
struct shared {
  long cells, constants;
  int too_many, recorded, single;
  int failed;             /* 1 + the reason why nothing can be said */
  double unit, base, size;
  struct run run[STEPS];
  double derivatives[MOST_NUMBERS], primal[MOST_NUMBERS];   /* what the derivative returned */
  double results[MOST_NUMBERS], direction[MOST_NUMBERS], weight[MOST_NUMBERS];
  double sum, sum_size;   /* of one trial */
  int done;
  long probed, events[4];  /* accesses of memory in traced runs */
  char suspect[MOST_PROBES], edge[MOST_PROBES];
  struct { int probe; double value; } probe[MOST_PROBED];
  struct constant constant[MOST_CONSTANTS];
  struct cell cell[MOST_CELLS];
};
struct function;
struct site {             /* as check.py lays it out */
  const char *where, *function, *what;
  const char *const *probes;  /* what to say of each probe, of an edge behind the function's name: tracing.py */
  const char *const *names;
  const int *owners;      /* the argument of each number among the arguments */
  const struct function *functions;
  long function_count;
  int forward, numbers, results, seeded, single, primal, calls, seen, rule;
};
typedef void record_function(void *arguments, double step, const double *direction, double *results);
typedef void primal_function(void *arguments, double step, const double *direction, double *results);
/* Of custom rules: the rule's functions one after the other, on adjoints (or tangents) given. */
typedef void derive_function(void *arguments, const double *given, double *derivatives);

#include "memory.c"
#include "trials.c"
#include "verdict.c"
#include "report.c"
