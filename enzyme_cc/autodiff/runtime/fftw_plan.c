/* What a plan of FFTW does, read from the plan.
 *
 * A plan may be made anywhere, long before the derivative is called, and FFTW has no function that tells what a plan is
 * of. But a plan keeps the problem that it solves, whichever function made it: sizes and strides of all dimensions, and
 * the addresses of its arrays, laid out as FFTW 3.3 has laid them out from its first release on. So the version is looked
 * at first, and what was read is held against what the plan does (fftw_shadows.c) before it is believed.
 */

#include "support.h"

typedef struct of_fftw { const void *solution; const struct problem *problem; } *X(plan);

struct dimension { int64_t n, in, out; };  /* strides in numbers */
struct tensor { int rank; struct dimension dimensions[]; };
struct problem {
  const int *kind;
  const struct tensor *size, *loops;
  R *arrays[4];                    /* and behind the last that there is, which transform of real numbers */
};
enum { DFT = 1, R2R = 2, HALF_SPECTRUM = 3, R2C, C2R };
/* Transforms of real numbers as FFTW's functions count them. */
enum { R2HC, HC2R, DHT, REDFT00, REDFT01, REDFT10, REDFT11, RODFT00, RODFT01, RODFT10, RODFT11 };

enum { ESTIMATE = 64, MOST_AXES = 24 };
extern X(plan) X(plan_guru64_dft)(int, const void *, int, const void *, void *, void *, int, unsigned);
extern X(plan) X(plan_guru64_dft_r2c)(int, const void *, int, const void *, void *, void *, unsigned);
extern X(plan) X(plan_guru64_dft_c2r)(int, const void *, int, const void *, void *, void *, unsigned);
extern X(plan) X(plan_guru64_r2r)(int, const void *, int, const void *, void *, void *, const int *, unsigned);
extern void X(execute_dft)(X(plan), R *, R *), X(execute_r2r)(X(plan), R *, R *);
extern void X(execute_dft_r2c)(X(plan), R *, R *), X(execute_dft_c2r)(X(plan), R *, R *);
extern void *X(malloc)(size_t), X(free)(void *);
extern char *X(export_wisdom_to_string)(void);
extern void __enzyme_cc_add_long_double(long double *, long double);

enum side { IN, OUT };
struct axis { int64_t n, stride[2]; int64_t kind; };  /* the kind of R2R only */

struct geometry {
  struct geometry *next;
  X(plan) plans[2];                /* of our own, of the map and of its transpose */
  R *buffer;
  /* From here on it is what tells it from others. */
  int64_t transform, exchanged;    /* of complex numbers whose imaginary parts lie before the real ones */
  int64_t rank, all;               /* axes that are transformed, which come last, and all */
  int64_t numbers;                 /* in the buffer */
  struct axis axes[MOST_AXES];
};

/* Where the numbers of one side begin; of complex ones both parts. */
struct place { R *re, *im; };

SHARED int OURS(lock);

static void lock(void) {
  while (__atomic_exchange_n(&OURS(lock), 1, __ATOMIC_ACQUIRE)) {}
}
static void unlock(void) { __atomic_store_n(&OURS(lock), 0, __ATOMIC_RELEASE); }

static void say(const char *text) {
  uint64_t length = 0;
  while (text[length]) length++;
  write(2, text, length);
}

static NOINLINE NORETURN COLD void stop_at(const char *where, const char *what) {
  say(where);
  say(what);
  abort();
}

static int begins_with(const char *text, const char *beginning) {
  while (*beginning && *text == *beginning) text++, beginning++;
  return !*beginning;
}

/* Whether the library is FFTW 3.3, as its wisdom says. */
static int is_fftw(void) {
  char *wisdom = X(export_wisdom_to_string)();
  int found = wisdom && begins_with(wisdom, "(fftw-3.3");
  free(wisdom);
  return found;
}

/* The lowest bits of FFTW's addresses say how they are aligned. */
static R *address(R *array) { return (R *)((uintptr_t)array & ~(uintptr_t)3); }

static const int *kinds_of(const struct problem *p) {
  return (const int *)&p->arrays[*p->kind == R2R ? 2 : 4];
}
static int is_from_real(const struct problem *p) { return *kinds_of(p) < 4; }  /* of half spectra */

/* Where the arrays of a plan lie. */
static void places_of(const struct problem *p, struct place *in, struct place *out) {
  R *a[4];
  for (int k = 0; k < 4; k++) a[k] = *p->kind == R2R && k > 1 ? NULL : address(p->arrays[k]);
  struct place first = {a[0], a[1]}, second = {a[2], a[3]};
  if (*p->kind == R2R) first = (struct place){a[0], NULL}, second = (struct place){a[1], NULL};
  if (*p->kind == HALF_SPECTRUM) first.im = NULL;
  int is_back = *p->kind == HALF_SPECTRUM && !is_from_real(p);
  *in = is_back ? second : first;
  *out = is_back ? first : second;
}

static int is_beside(struct place place) { return place.im && (place.im - place.re == 1 || place.re - place.im == 1); }

/* What a plan does; false if that is nothing that is known here. */
static int read_plan(X(plan) plan, struct geometry *g) {
  const struct problem *p = plan->problem;
  __builtin_memset(g, 0, sizeof *g);
  if (*p->kind < DFT || *p->kind > HALF_SPECTRUM) return 0;
  const int *kinds = kinds_of(p);
  g->transform = *p->kind == HALF_SPECTRUM ? is_from_real(p) ? R2C : C2R : *p->kind;
  const struct tensor *both[] = {p->loops, p->size};
  for (int k = 0; k < 2; k++) {
    int rank = both[k]->rank;
    if (rank == 0x7fffffff) return 1;  /* no numbers at all */
    if (rank < 0 || g->all + rank >= MOST_AXES) return 0;
    for (int d = 0; d < rank; d++) {
      const struct dimension *from = &both[k]->dimensions[d];
      struct axis *axis = &g->axes[g->all++];
      *axis = (struct axis){from->n, {from->in, from->out}, 0};
      if (from->n < 0) return 0;
      if (k == 0) continue;
      g->rank++;
      if (g->transform != R2R) continue;
      if (kinds[d] == 0 || kinds[d] == 4) axis->kind = kinds[d] / 4;
      else if (kinds[d] >= 8 && kinds[d] <= 16) axis->kind = kinds[d] - 6;
      else return 0;
    }
  }
  if (!g->rank) {  /* transforms of one number leave it as it is */
    g->axes[g->all++] = (struct axis){1, {0, 0}, R2HC};
    g->rank = 1;
  } else if (*p->kind == HALF_SPECTRUM) {  /* whose real numbers FFTW takes for two rows, of even and odd places */
    struct axis *last = &g->axes[g->all - 1];
    last->stride[g->transform == R2C ? IN : OUT] = address(p->arrays[1]) - address(p->arrays[0]);
  }
  struct place in, out;
  places_of(p, &in, &out);
  struct place complex = in.im ? in : out;
  g->exchanged = complex.im && complex.re - complex.im == 1;
  g->numbers = 1;
  for (int k = 0; k < g->all; k++) {
    int64_t n = g->axes[k].n;
    if (k == g->all - 1) n = g->transform == R2R ? n : g->transform == DFT ? 2 * n : n ? 2 * (n / 2 + 1) : 0;
    g->numbers *= n;
  }
  return 1;
}
