/* Transforms of FFTW in derivatives (operations/fftw.py): the map that a plan is, done on shadows, and its transpose.
 *
 * `fftw_plan.c` reads from a plan what it does: its geometry. The map is linear, and done on numbers that are taken from
 * where they lie into a buffer without gaps, transformed there by a plan of our own, and put where they belong. So
 * nothing of the derivative's memory is planned on, no alignment is asked for, and the arrays of a transform in place
 * need no care. A plan of our own is made for each geometry and direction when it is first needed, and stays.
 *
 * FFTW's planner runs in one thread at a time: ours waits for each other, not for the program's.
 */

#include "fftw_plan.c"

enum how { TAKE, TAKE_AWAY, PUT, ADD, ADD_SHARED };

/* Adds to a number that other threads may add to. */
static void add_shared(R *place, R number) {
  if (sizeof(R) == 16) {
    __enzyme_cc_add_long_double((long double *)place, number);
    return;
  }
  union { R number; uint32_t half; uint64_t whole; } old, new;
  __builtin_memset(&old, 0, sizeof old);
  new = old;
  do {
    old.number = *(volatile R *)place;
    new.number = old.number + number;
  } while (sizeof(R) == 4 ? !__sync_bool_compare_and_swap((uint32_t *)place, old.half, new.half)
                          : !__sync_bool_compare_and_swap((uint64_t *)place, old.whole, new.whole));
}

static NOINLINE void move(enum how how, R *place, int64_t stride, R *dense, int64_t step, int64_t count) {
#define EACH(statement) for (int64_t k = 0; k < count; k++, place += stride, dense += step) { statement; } break
  switch (how) {
    case TAKE: EACH(*dense = *place);
    case TAKE_AWAY: EACH(*dense = *place; *place = 0);
    case PUT: EACH(*place = *dense);
    case ADD: EACH(*place += *dense);
    case ADD_SHARED: EACH(add_shared(place, *dense));
  }
}

static int is_half(const struct geometry *g) { return g->transform == R2C || g->transform == C2R; }
static int is_complex(const struct geometry *g, enum side side) {
  return g->transform == DFT || g->transform == (side == IN ? C2R : R2C);
}
static int64_t row(const struct geometry *g) {  /* of the buffer, in numbers */
  int64_t n = g->axes[g->all - 1].n;
  return g->transform == R2R ? n : g->transform == DFT ? 2 * n : 2 * (n / 2 + 1);
}

/* Moves all numbers of one side between their places and the buffer. */
static NOINLINE void walk(const struct geometry *g, enum side side, enum how how, const struct place *at, R *dense) {
  const struct axis *last = &g->axes[g->all - 1];
  int complex = is_complex(g, side);
  int64_t count = complex && is_half(g) ? last->n / 2 + 1 : last->n, length = row(g), index[MOST_AXES] = {0}, offset = 0;
  for (;;) {
    move(how, at->re + offset, last->stride[side], dense, complex ? 2 : 1, count);
    if (complex) move(how, at->im + offset, last->stride[side], dense + 1, 2, count);
    dense += length;
    int k = g->all - 2;
    for (; k >= 0; k--) {
      offset += g->axes[k].stride[side];
      if (++index[k] < g->axes[k].n) break;
      offset -= g->axes[k].n * g->axes[k].stride[side];
      index[k] = 0;
    }
    if (k < 0) return;
  }
}

/* ---- weights: transposes of transforms of real numbers are transforms, but for factors */

/* Multiplies what has an index from `first` to `last` along an axis. */
static NOINLINE void scale(const struct geometry *g, int axis, int64_t first, int64_t last, R factor, R *dense) {
  int64_t inner = 1, outer = 1, n = g->axes[axis].n;
  for (int k = 0; k < axis; k++) outer *= g->axes[k].n;
  for (int k = axis + 1; k < g->all; k++) inner *= g->axes[k].n;
  for (int64_t o = 0; o < outer; o++)
    for (int64_t i = first * inner; i < (last + 1) * inner; i++) dense[o * n * inner + i] *= factor;
}

static void scale_before(const struct geometry *g, R *dense) {
  for (int k = g->all - g->rank; k < g->all; k++) {
    int64_t n = g->axes[k].n;
    switch (g->axes[k].kind) {
      case R2HC: scale(g, k, 1, (n - 1) / 2, 0.5, dense), scale(g, k, n / 2 + 1, n - 1, 0.5, dense); break;
      case REDFT00: scale(g, k, 1, n - 2, 0.5, dense); break;
      case REDFT10: scale(g, k, 0, 0, 2, dense); break;
      case RODFT10: scale(g, k, n - 1, n - 1, 2, dense); break;
    }
  }
}

static void scale_after(const struct geometry *g, R *dense) {
  for (int k = g->all - g->rank; k < g->all; k++) {
    int64_t n = g->axes[k].n;
    switch (g->axes[k].kind) {
      case HC2R: scale(g, k, 1, (n - 1) / 2, 2, dense), scale(g, k, n / 2 + 1, n - 1, 2, dense); break;
      case REDFT00: scale(g, k, 1, n - 2, 2, dense); break;
      case REDFT01: scale(g, k, 0, 0, 0.5, dense); break;
      case RODFT01: scale(g, k, n - 1, n - 1, 0.5, dense); break;
    }
  }
}

static int transposed_kind(int kind) {
  static const unsigned char kinds[] = {HC2R, R2HC, DHT, REDFT00, REDFT10, REDFT01, REDFT11,
                                        RODFT00, RODFT10, RODFT01, RODFT11};
  return kinds[kind];
}

/* Of the numbers of a half spectrum all but those that are their own mirror images stand for two. */
static void scale_half_spectrum(const struct geometry *g, R factor, R *dense) {
  int64_t length = row(g), n = g->axes[g->all - 1].n;
  for (R *end = dense + g->numbers; dense < end; dense += length)
    for (int64_t k = 2; k < 2 * ((n + 1) / 2); k++) dense[k] *= factor;
}

/* ---- plans of our own */

static X(plan) new_plan(const struct geometry *g, int transposed, R *buffer) {
  struct dimension dims[MOST_AXES];
  int kinds[MOST_AXES], loops = g->all - g->rank, from = is_half(g) && (g->transform == R2C) == !transposed;
  int64_t distance = 1;
  for (int k = g->all - 1; k >= 0; k--) {
    dims[k] = (struct dimension){g->axes[k].n, distance, distance};
    if (is_half(g) && k < g->all - 1) *(from ? &dims[k].in : &dims[k].out) = 2 * distance;
    distance *= k == g->all - 1 && is_half(g) ? g->axes[k].n / 2 + 1 : g->axes[k].n;
    kinds[k] = transposed ? transposed_kind(g->axes[k].kind) : g->axes[k].kind;
  }
  const struct dimension *sizes = dims + loops;
  if (g->transform == DFT)
    return X(plan_guru64_dft)(g->rank, sizes, loops, dims, buffer, buffer, transposed ? 1 : -1, ESTIMATE);
  if (g->transform == R2R)
    return X(plan_guru64_r2r)(g->rank, sizes, loops, dims, buffer, buffer, kinds + loops, ESTIMATE);
  return (from ? X(plan_guru64_dft_r2c) : X(plan_guru64_dft_c2r))(g->rank, sizes, loops, dims, buffer, buffer, ESTIMATE);
}

/* Transforms what lies in the buffer. */
static NOINLINE void run(struct geometry *g, int transposed, R *buffer) {
  X(plan) plan = __atomic_load_n(&g->plans[transposed], __ATOMIC_ACQUIRE);
  if (!plan) {
    lock();
    plan = g->plans[transposed];
    if (!plan) {
      R *room = X(malloc)(g->numbers * sizeof(R));  /* although FFTW_ESTIMATE leaves alone what lies there */
      plan = room ? new_plan(g, transposed, room) : NULL;
      if (!plan) STOP("enzyme-cc: FFTW makes no plan for the derivative of a transform\n");
      X(free)(room);
      __atomic_store_n(&g->plans[transposed], plan, __ATOMIC_RELEASE);
    }
    unlock();
  }
  if (g->transform == DFT) X(execute_dft)(plan, buffer, buffer);
  else if (g->transform == R2R) X(execute_r2r)(plan, buffer, buffer);
  else ((g->transform == R2C) == !transposed ? X(execute_dft_r2c) : X(execute_dft_c2r))(plan, buffer, buffer);
}

/* A geometry keeps one buffer between calls. */
static NOINLINE R *take_buffer(struct geometry *g) {
  R *buffer = __atomic_exchange_n(&g->buffer, NULL, __ATOMIC_ACQ_REL);
  if (!buffer) buffer = X(malloc)(g->numbers * sizeof(R));
  if (!buffer) STOP("enzyme-cc: no memory for the derivative of a transform of FFTW\n");
  return buffer;
}
static NOINLINE void give_buffer(struct geometry *g, R *buffer) {
  buffer = __atomic_exchange_n(&g->buffer, buffer, __ATOMIC_ACQ_REL);
  if (buffer) X(free)(buffer);
}

/* ---- what derivatives call: a null address is that of an array without derivative */

static NOINLINE void apply(struct geometry *g, struct place in, struct place out) {
  if (!out.re || !g->numbers) return;
  R *buffer = take_buffer(g);
  if (in.re) walk(g, IN, TAKE, &in, buffer), run(g, 0, buffer);
  else __builtin_memset(buffer, 0, g->numbers * sizeof(R));
  walk(g, OUT, PUT, &out, buffer);
  give_buffer(g, buffer);
}

static NOINLINE void transpose(struct geometry *g, struct place in, struct place out, int shared) {
  if (!out.re || !g->numbers) return;
  R *buffer = take_buffer(g);
  walk(g, OUT, TAKE_AWAY, &out, buffer);
  if (in.re) {
    if (g->transform == R2C) scale_half_spectrum(g, 0.5, buffer);
    if (g->transform == R2R) scale_before(g, buffer);
    run(g, 1, buffer);
    if (g->transform == C2R) scale_half_spectrum(g, 2, buffer);
    if (g->transform == R2R) scale_after(g, buffer);
    walk(g, IN, shared ? ADD_SHARED : ADD, &in, buffer);
  }
  give_buffer(g, buffer);
}

/* An array of complex numbers, real part beside imaginary part; a transform backwards has them exchanged. */
static struct place beside(const struct geometry *g, enum side side, R *array) {
  if (!array || !is_complex(g, side)) return (struct place){array, NULL};
  return g->exchanged ? (struct place){array + 1, array} : (struct place){array, array + 1};
}

/* out = map in, of arrays as the program's new-array execute functions take them. */
SHARED NOINLINE void OURS(apply)(struct geometry *g, R *in, R *out) {
  apply(g, beside(g, IN, in), beside(g, OUT, out));
}

/* in += transposed map out, out = 0. */
SHARED NOINLINE void OURS(transpose)(struct geometry *g, R *in, R *out, int64_t shared) {
  transpose(g, beside(g, IN, in), beside(g, OUT, out), shared);
}

/* The same with the addresses of both parts. */
SHARED NOINLINE void OURS(apply_parts)(struct geometry *g, R *ri, R *ii, R *ro, R *io) {
  apply(g, (struct place){ri, ii}, (struct place){ro, io});
}
SHARED NOINLINE void OURS(transpose_parts)(struct geometry *g, R *ri, R *ii, R *ro, R *io, int64_t shared) {
  transpose(g, (struct place){ri, ii}, (struct place){ro, io}, shared);
}
