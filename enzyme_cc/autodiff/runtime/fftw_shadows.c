/* Which geometry a plan has, and where the shadows of its arrays lie.
 *
 * The arrays of a new-array execute function are its arguments. Those of `fftw_execute` are the plan's own. Their shadows
 * are known where the plan was made by the differentiated code, which leaves a record of them; where the caller gives
 * for the plan's shadow a plan of the same transform of the shadows; and where the arrays are pointers that the
 * differentiated function has beside their shadows as it calls. Else the program ends: nothing is guessed.
 */

#include "fftw_transforms.c"

extern void X(execute_split_dft)(X(plan), R *, R *, R *, R *), X(execute_split_dft_r2c)(X(plan), R *, R *, R *);
extern void X(execute_split_dft_c2r)(X(plan), R *, R *, R *);
extern void *__enzyme_cc_heap_shadow(void *);

struct pair { void *primal, *shadow; };
#define DECLARED_CONSTANT ((void *)1)  /* in place of a shadow: by the request */
enum found { AMBIGUOUS = -1, UNKNOWN, OWN, DECLARED, SHADOW };

struct record {                    /* stands for the shadow of a plan that differentiated code made */
  struct record *next;
  int64_t count;
  struct pair pairs[4];
};

SHARED struct geometry *OURS(geometries);
SHARED struct record *OURS(records);
SHARED const char *OURS(warned);  /* the last place that was warned of */

/* ---- what was read of a plan is held against what it does, once for each geometry */

struct extent { int64_t low, high; };  /* in numbers, from the first on */

static struct extent extent(const struct geometry *g, enum side side) {
  struct extent e = {-1, 2};
  for (int k = 0; k < g->all; k++) {
    int64_t far = (g->axes[k].n - 1) * g->axes[k].stride[side];
    *(far < 0 ? &e.low : &e.high) += far;
  }
  return e;
}

/* Memory for an array: where it begins, aligned as the array. */
static R *room_like(const R *array, struct extent e, char **room) {
  uint64_t bytes = (e.high - e.low) * sizeof(R) + 128;
  *room = X(malloc)(bytes);
  if (!*room) STOP("enzyme-cc: no memory for the derivative of a transform of FFTW\n");
  __builtin_memset(*room, 0, bytes);
  char *first = *room - e.low * (int64_t)sizeof(R);
  return (R *)(first + (((uintptr_t)array - (uintptr_t)first) & 63));
}

static void fill(R *numbers, int64_t count) {
  uint64_t state = 1;
  for (int64_t k = 0; k < count; k++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    numbers[k] = (R)(int32_t)(state >> 32) / 2147483648u;
  }
}

/* Whether the plan transforms numbers as the geometry does. */
static int does_as_read(X(plan) plan, struct geometry *g) {
  struct place in, out;
  places_of(plan->problem, &in, &out);
  if (!g->numbers || (in.im && !is_beside(in)) || (out.im && !is_beside(out))) return 1;
  int in_place = in.re == out.re, from_exchanged = in.im && g->exchanged, to_exchanged = out.im && g->exchanged;
  struct extent e_in = extent(g, IN), e_out = extent(g, OUT);
  if (in_place) {
    if (e_out.low < e_in.low) e_in.low = e_out.low;
    if (e_out.high > e_in.high) e_in.high = e_out.high;
  }
  char *rooms[2] = {NULL, NULL};
  R *from = room_like(in.re - from_exchanged, e_in, &rooms[0]);
  R *to = in_place ? from : room_like(out.re - to_exchanged, e_out, &rooms[1]);
  R *ours = take_buffer(g), *theirs = X(malloc)(g->numbers * sizeof(R));
  if (!theirs) STOP("enzyme-cc: no memory for the derivative of a transform of FFTW\n");
  __builtin_memset(ours, 0, g->numbers * sizeof(R));
  __builtin_memset(theirs, 0, g->numbers * sizeof(R));
  fill(ours, g->numbers);
  struct place first = beside(g, IN, from), second = beside(g, OUT, to);
  if (g->transform == C2R) run(g, 1, ours);  /* a spectrum of real numbers, as FFTW wants it */
  walk(g, IN, PUT, &first, ours);
  walk(g, IN, TAKE, &first, ours);  /* what goes in may overlap, as windows do that slide */
  run(g, 0, ours);
  if (g->transform == DFT) X(execute_split_dft)(plan, first.re, first.im, second.re, second.im);
  else if (g->transform == R2R) X(execute_r2r)(plan, from, to);
  else if (g->transform == R2C) X(execute_split_dft_r2c)(plan, from, second.re, second.im);
  else X(execute_split_dft_c2r)(plan, first.re, first.im, to);
  walk(g, OUT, TAKE, &second, theirs);
  R biggest = 0, difference = 0;
  int64_t length = row(g), real = g->transform == C2R ? g->axes[g->all - 1].n : length;
  for (int64_t k = 0; k < g->numbers; k++) {
    if (k % length >= real) continue;
    R d = ours[k] - theirs[k], size = ours[k] < 0 ? -ours[k] : ours[k];
    if (d < 0) d = -d;
    if (d > difference || d != d) difference = d;
    if (size > biggest) biggest = size;
  }
  give_buffer(g, ours);
  X(free)(theirs);
  X(free)(rooms[0]);
  if (rooms[1]) X(free)(rooms[1]);
  return difference <= biggest * (R)1e-3;
}

/* ---- geometries */

static struct geometry *known(const struct geometry *wanted) {
  struct geometry *g = __atomic_load_n(&OURS(geometries), __ATOMIC_ACQUIRE);
  uint64_t begin = offsetof(struct geometry, transform);
  for (; g; g = g->next)
    if (!__builtin_memcmp((const char *)g + begin, (const char *)wanted + begin, sizeof *g - begin)) break;
  return g;
}

static int is_fftw_known(void) {
  lock();
  int is_known = OURS(geometries) || is_fftw();
  unlock();
  return is_known;
}

/* The geometry of a plan. It stays, so that a plan may be destroyed before its adjoint is asked for. */
SHARED NOINLINE struct geometry *OURS(geometry)(X(plan) plan, const char *where) {
  if (!is_fftw_known())
    stop_at(where, "enzyme-cc: no derivative of this transform: the library has FFTW's interface but is not FFTW 3.3, "
                   "and what its plans do is not known; link with FFTW itself (-lfftw3), or register a derivative of "
                   "the function that calls it (__enzyme_register_gradient)\n");
  struct geometry read;
  if (!read_plan(plan, &read)) stop_at(where, "enzyme-cc: no derivative of this plan of FFTW is known\n");
  struct geometry *found = known(&read);
  if (found) return found;
  struct geometry *new = malloc(sizeof *new);
  if (!new) stop_at(where, "enzyme-cc: no memory for the derivative of a transform of FFTW\n");
  *new = read;
  if (!does_as_read(plan, new))
    stop_at(where, "enzyme-cc: no derivative of this transform: this library keeps in its plans something else than FFTW "
                   "3.3 does; link with FFTW itself (-lfftw3)\n");
  lock();
  new->next = OURS(geometries);  /* (another thread may have added the same: then there are two) */
  __atomic_store_n(&OURS(geometries), new, __ATOMIC_RELEASE);
  unlock();
  return new;
}

/* ---- shadows */

/* What stands for the shadow of a plan that differentiated code makes of arrays with shadows. */
SHARED NOINLINE void *OURS(shadow_plan)(X(plan) plan, const struct pair *pairs, int64_t count) {
  if (!plan) return NULL;
  struct record *record = malloc(sizeof *record);
  if (!record) STOP("enzyme-cc: no memory for the derivative of a transform of FFTW\n");
  record->count = count;
  for (int k = 0; k < count; k++) record->pairs[k] = pairs[k];
  lock();
  record->next = OURS(records);
  OURS(records) = record;
  unlock();
  return record;
}

/* The plan is destroyed. */
SHARED NOINLINE void OURS(forget_plan)(void *shadow) {
  lock();
  for (struct record **at = &OURS(records); *at; at = &(*at)->next)
    if (*at == shadow) {
      *at = (*at)->next;
      free(shadow);
      break;
    }
  unlock();
}

static const struct record *record_of(const void *shadow) {
  lock();
  const struct record *record = OURS(records);
  while (record && record != shadow) record = record->next;
  unlock();
  return record;
}

/* The shadow of an address, from pairs of pointers; AMBIGUOUS if several have it that do not agree. A pointer that is
 * its own shadow says no more than that nothing active was known of it. */
static enum found look_up(R *primal, const struct pair *pairs, int64_t count, R **shadow) {
  enum found found = UNKNOWN;
  *shadow = primal;
  for (int64_t k = 0; k < count; k++) {
    if (pairs[k].primal != primal || !pairs[k].shadow) continue;
    enum found this = pairs[k].shadow == DECLARED_CONSTANT ? DECLARED : pairs[k].shadow == primal ? OWN : SHADOW;
    if (this == SHADOW && found == SHADOW && *shadow != pairs[k].shadow) return AMBIGUOUS;
    if (this == SHADOW) *shadow = pairs[k].shadow;
    if (this > found) found = this;
  }
  return found;
}

static enum found shadows_of(struct place primal, const struct pair *pairs, int64_t count, struct place *shadow) {
  if (!is_beside(primal)) {
    enum found re = look_up(primal.re, pairs, count, &shadow->re);
    if (re <= UNKNOWN || !primal.im) return re;
    return look_up(primal.im, pairs, count, &shadow->im);
  }
  int exchanged = primal.re > primal.im;
  R *base;
  enum found found = look_up(exchanged ? primal.im : primal.re, pairs, count, &base);
  if (found > 0) shadow->re = base + exchanged, shadow->im = base + !exchanged;
  return found;
}

static NOINLINE COLD void warn_of_constant(const char *where) {
  if (__atomic_exchange_n(&OURS(warned), where, __ATOMIC_RELAXED) == where) return;
  say(where);
  say("enzyme-cc: warning: numbers that carry derivatives are transformed to memory that the request declares constant: "
      "their derivatives are lost; pass it with enzyme_dup and a shadow\n");
}

/* What a plan that is given as another's shadow says of an array, beside what pairs say. */
static enum found confirmed(enum found found, struct place *shadow, struct place of_plan) {
  if (found == SHADOW && (shadow->re != of_plan.re || shadow->im != of_plan.im)) return AMBIGUOUS;
  *shadow = of_plan;
  return SHADOW;
}

/* The shadows of a plan's arrays, both parts of what goes in and of what comes out, null where there is none. The
 * plan's shadow is given, and pairs of the pointers that the calling function has. */
SHARED NOINLINE void OURS(arrays)(X(plan) plan, void *plans_shadow, const struct pair *pairs, int64_t count,
                                  struct place *found, const char *where) {
  struct place in, out;
  places_of(plan->problem, &in, &out);
  const struct record *record = record_of(plans_shadow);
  if (record) pairs = record->pairs, count = record->count;
  found[0] = found[1] = (struct place){NULL, NULL};
  enum found of_in = shadows_of(in, pairs, count, &found[0]), of_out = shadows_of(out, pairs, count, &found[1]);
  if (!record && plans_shadow && plans_shadow != plan && __enzyme_cc_heap_shadow(plans_shadow)) {
    struct geometry mine, others;
    X(plan) other = plans_shadow;
    uint64_t begin = offsetof(struct geometry, transform);
    if (!read_plan(plan, &mine) || !read_plan(other, &others) ||
        __builtin_memcmp((char *)&mine + begin, (char *)&others + begin, sizeof mine - begin))
      stop_at(where, "enzyme-cc: the shadow of this plan is a plan of another transform: make it by the same call with "
                     "the shadows of the arrays\n");
    struct place others_in, others_out;
    places_of(other->problem, &others_in, &others_out);
    of_in = confirmed(of_in, &found[0], others_in), of_out = confirmed(of_out, &found[1], others_out);
  }
  if (of_in == AMBIGUOUS || of_out == AMBIGUOUS)
    stop_at(where, "enzyme-cc: there are two shadows of an array of the plan that is executed here, by pointers that begin "
                   "where it does or by a plan that is given as the plan's shadow: make that of the shadows of the arrays, "
                   "or use fftw_execute_dft(plan, in, out) or its like\n");
  int goes_nowhere = of_out == OWN || of_out == DECLARED;  /* then it does not matter where it comes from */
  if (of_out == UNKNOWN || (of_in == UNKNOWN && !goes_nowhere))
    stop_at(where, "enzyme-cc: the plan that is executed here was made elsewhere, and the derivatives of its arrays are not "
                   "known here: use fftw_execute_dft(plan, in, out) or its like, make the plan in the differentiated "
                   "function, or give as its shadow a plan of the same transform of the shadows\n");
  if (of_in == SHADOW && of_out == DECLARED) warn_of_constant(where);
  if (found[0].re == in.re) found[0] = (struct place){NULL, NULL};  /* without derivative */
  if (found[1].re == out.re) found[1] = (struct place){NULL, NULL};
}
