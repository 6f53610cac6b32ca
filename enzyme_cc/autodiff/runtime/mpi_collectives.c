/* Collective calls of MPI in derivatives. All are made on the program's communicator: its ranks call them in one order,
 * forwards and backwards.
 *
 * What only moves numbers is a matrix of blocks: forward mode moves the tangents by the call of its kind that takes
 * lengths (MPI_Gatherv), reverse mode the adjoints by the transpose: gathering and scattering are each other's, that of
 * a broadcast is a sum at the root, that of MPI_Allgather a sum scattered. A sum is a sum of tangents; backwards
 * MPI_Allreduce is itself, MPI_Reduce a broadcast, MPI_Reduce_scatter a gathering, MPI_Scan a sum that goes back from
 * the last rank. Of the largest, the smallest and the product all operands are gathered: of equal ones that of the
 * lowest rank is the largest.
 */

#include "mpi.h"

enum shape { BCAST, SCATTER, GATHER, ALLGATHER, ALLTOALL, ALLREDUCE, REDUCE, REDUCE_SCATTER, SCAN, EXSCAN };

struct blocks {             /* of one side: for each rank, or one that all have */
  int64_t count, place;     /* `place`: bytes */
  const int *counts, *places;
  int64_t step;             /* bytes between blocks that all are alike; of `places` the unit */
};

struct collective {
  enum shape shape;
  handle comm, op;
  int root, rank, size, has_in, has_out;
  struct blocks in, out;
  long double *operands;    /* of what is not linear: this rank's, and their indices */
};

static int64_t count_at(const struct blocks *b, int rank) { return b->counts ? b->counts[rank] : b->count; }
static int64_t place_at(const struct blocks *b, int rank) {
  return b->place + (b->places ? (int64_t)b->places[rank] * b->step : rank * b->step);
}

static int64_t sum_of(const int *counts, int n) {
  int64_t sum = 0;
  for (int k = 0; k < n; k++) sum += counts[k];
  return sum;
}

/* ---- moves */

/* One side's blocks of bytes, without gaps. */
struct flat { int *bytes, *places, blocks; int64_t total; char *data; };

static struct flat flatten(const struct numbers *n, const struct blocks *b, int blocks, int64_t width) {
  struct flat f = {memory_of(blocks * sizeof(int)), memory_of(blocks * sizeof(int)), blocks, 0, NULL};
  for (int k = 0; k < blocks; k++) {
    f.bytes[k] = small(width * count_at(b, k) * n->map.bytes);
    f.places[k] = small(f.total);
    f.total += f.bytes[k];
  }
  f.data = memory_of(f.total);
  return f;
}

static void drop(struct flat *f) { free(f->bytes), free(f->places), free(f->data); }

static void fill(const struct flat *f, const struct numbers *n, const struct blocks *b, int64_t width, enum what what) {
  for (int k = 0; k < f->blocks; k++)
    move_lanes(n, width, place_at(b, k), count_at(b, k), f->data + f->places[k], what);
}

static int blocks_of_in(const struct collective *c) {
  if (!c->has_in) return 0;
  return c->shape == SCATTER || c->shape == ALLTOALL ? c->size : 1;
}

static int blocks_of_out(const struct collective *c) {
  if (!c->has_out) return 0;
  return c->shape == GATHER || c->shape == ALLTOALL || c->shape == ALLGATHER ? c->size : 1;
}

/* The call of this kind, of bytes. */
static void move_bytes(enum shape shape, const struct collective *c, struct flat *in, struct flat *out) {
  handle comm = c->comm;
  int nothing = 0;
  int *given = in->blocks ? in->bytes : &nothing, *room = out->blocks ? out->bytes : &nothing;
  switch (shape) {
  case SCATTER:
    expect(MPI_Scatterv(in->data, given, in->places, BYTES, out->data, *room, BYTES, c->root, comm));
    break;
  case GATHER:
    expect(MPI_Gatherv(in->data, *given, BYTES, out->data, room, out->places, BYTES, c->root, comm));
    break;
  case ALLGATHER:
    expect(MPI_Allgatherv(in->data, *given, BYTES, out->data, room, out->places, BYTES, comm));
    break;
  default:
    expect(MPI_Alltoallv(in->data, given, in->places, BYTES, out->data, room, out->places, BYTES, comm));
  }
}

static void tangent_of_move(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  struct flat i = flatten(in, &c->in, blocks_of_in(c), width), o = flatten(out, &c->out, blocks_of_out(c), width);
  fill(&i, in, &c->in, width, PACK);
  if (c->shape == BCAST) {
    struct flat *mine = c->rank == c->root ? &i : &o;
    int count;
    handle type = unit(mine->total, &count);
    expect(MPI_Bcast(mine->data, count, type, c->root, c->comm));
  } else move_bytes(c->shape, c, &i, &o);
  fill(&o, out, &c->out, width, PUT);
  drop(&i), drop(&o);
}

static void adjoint_of_move(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  struct flat o = flatten(out, &c->out, blocks_of_out(c), width);
  fill(&o, out, &c->out, width, TAKE);
  struct flat i = flatten(in, &c->in, blocks_of_in(c), width);
  struct numbers *any = c->has_in ? in : out;
  enum kind kind = kind_of(&any->map);
  int64_t part = kind == RAW ? 1 : SIZE_OF(kind);
  if (c->shape == SCATTER || c->shape == GATHER || c->shape == ALLTOALL) {
    move_bytes(c->shape == SCATTER ? GATHER : c->shape == GATHER ? SCATTER : ALLTOALL, c, &o, &i);
    fill(&i, in, &c->in, width, ADD);
  } else if (c->shape == BCAST && kind != RAW) {
    if (c->rank == c->root) memset(i.data, 0, i.total);
    char *sum = memory_of(i.total + o.total);
    struct flat *mine = c->rank == c->root ? &i : &o;
    expect(MPI_Reduce(mine->data, sum, small(mine->total / part), type_of(kind), OP_SUM, c->root, c->comm));
    if (c->rank == c->root) memcpy(i.data, sum, i.total), fill(&i, in, &c->in, width, ADD);
    free(sum);
  } else if (c->shape == ALLGATHER && kind != RAW) {
    int *counts = memory_of(c->size * sizeof(int));
    for (int k = 0; k < c->size; k++) counts[k] = o.bytes[k] / part;
    expect(MPI_Reduce_scatter(o.data, i.data, counts, type_of(kind), OP_SUM, c->comm));
    fill(&i, in, &c->in, width, ADD);
    free(counts);
  } else if (c->shape == BCAST) {  /* of numbers of several kinds: each rank's are added here */
    int all = c->rank == c->root ? c->size : 0;
    int64_t each = c->rank == c->root ? i.total : 0;
    struct flat from = {memory_of(c->size * sizeof(int)), memory_of(c->size * sizeof(int)), all, 0,
                        memory_of(c->size * each)};
    for (int k = 0; k < all; k++) from.bytes[k] = k == c->root ? 0 : small(each), from.places[k] = small(k * each);
    move_bytes(GATHER, c, &o, &from);
    for (int k = 0; k < all; k++)
      if (k != c->root) move_lanes(in, width, place_at(&c->in, 0), c->in.count, from.data + from.places[k], ADD);
    drop(&from);
  } else {
    struct flat from = {memory_of(c->size * sizeof(int)), memory_of(c->size * sizeof(int)), c->size, 0,
                        memory_of(c->size * i.total)};
    for (int k = 0; k < c->size; k++) from.bytes[k] = i.total, from.places[k] = small(k * i.total);
    move_bytes(ALLTOALL, c, &o, &from);
    for (int k = 0; k < c->size; k++)
      move_lanes(in, width, place_at(&c->in, 0), c->in.count, from.data + from.places[k], ADD);
    drop(&from);
  }
  drop(&i), drop(&o);
}

/* ---- sums */

static int counts_of_sum(const struct collective *c, int64_t width, int64_t each, int *counts) {
  for (int k = 0; k < c->size; k++) counts[k] = small(width * count_at(&c->out, k) * each);
  return small(sum_of(counts, c->size));
}

/* What lies by lanes in blocks for each rank. */
static void pack_by_ranks(const struct collective *c, struct numbers *n, int64_t width, char *data, enum what what) {
  int64_t place = c->in.place;
  for (int k = 0; k < c->size; k++) {
    int64_t count = count_at(&c->out, k);
    move_lanes(n, width, place, count, data, what);
    place += count * n->map.extent, data += width * count * n->map.bytes;
  }
}

static void tangent_of_sum(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  enum kind kind = kind_of(&in->map);
  handle type = type_of(kind);
  int64_t bytes = width * c->in.count * in->map.bytes;
  int n = small(bytes / SIZE_OF(kind));
  char *given = memory_of(bytes), *found = memory_of(bytes);
  if (c->shape == REDUCE_SCATTER) {
    int *counts = memory_of(c->size * sizeof(int));
    counts_of_sum(c, width, in->map.bytes / SIZE_OF(kind), counts);
    pack_by_ranks(c, in, width, given, PACK);
    expect(MPI_Reduce_scatter(given, found, counts, type, OP_SUM, c->comm));
    move_lanes(out, width, c->out.place, count_at(&c->out, c->rank), found, PUT);
    free(counts);
  } else {
    move_lanes(in, width, c->in.place, c->in.count, given, PACK);
    if (c->shape == ALLREDUCE) expect(MPI_Allreduce(given, found, n, type, OP_SUM, c->comm));
    else if (c->shape == REDUCE) expect(MPI_Reduce(given, found, n, type, OP_SUM, c->root, c->comm));
    else if (c->shape == SCAN) expect(MPI_Scan(given, found, n, type, OP_SUM, c->comm));
    else expect(MPI_Exscan(given, found, n, type, OP_SUM, c->comm));
    if (c->has_out) move_lanes(out, width, c->out.place, c->out.count, found, PUT);
  }
  free(given), free(found);
}

static void adjoint_of_sum(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  enum kind kind = kind_of(&in->map);
  handle type = type_of(kind);
  int64_t bytes = width * c->in.count * in->map.bytes;
  int n = small(bytes / SIZE_OF(kind));
  char *given = memory_of(bytes), *found = memory_of(bytes);
  memset(given, 0, bytes);
  if (c->shape == REDUCE_SCATTER) {
    int *counts = memory_of(c->size * sizeof(int)), *places = memory_of(c->size * sizeof(int));
    counts_of_sum(c, width, in->map.bytes / SIZE_OF(kind), counts);
    for (int k = 0, place = 0; k < c->size; place += counts[k++]) places[k] = place;
    move_lanes(out, width, c->out.place, count_at(&c->out, c->rank), given, TAKE);
    expect(MPI_Allgatherv(given, counts[c->rank], type, found, counts, places, type, c->comm));
    pack_by_ranks(c, in, width, found, ADD);
    free(counts), free(places);
  } else {
    if (c->has_out) move_lanes(out, width, c->out.place, c->out.count, given, TAKE);
    if (c->shape == ALLREDUCE) expect(MPI_Allreduce(given, found, n, type, OP_SUM, c->comm));
    else if (c->shape == REDUCE) {
      memcpy(found, given, bytes);
      expect(MPI_Bcast(found, n, type, c->root, c->comm));
    } else {  /* the sum over the ranks from here on, or behind this one */
      int tag = tag_of_scan();
      memset(found, 0, bytes);
      if (c->rank + 1 < c->size) expect(MPI_Recv(found, n, type, c->rank + 1, tag, c->comm, STATUS_IGNORE));
      char *whole = memory_of(bytes);
      memcpy(whole, found, bytes);
      each_number(kind, kind, whole, given, n, ADD);
      if (c->rank > 0) expect(MPI_Send(whole, n, type, c->rank - 1, tag, c->comm));
      if (c->shape == SCAN) memcpy(found, whole, bytes);
      free(whole);
    }
    move_lanes(in, width, c->in.place, c->in.count, found, ADD);
  }
  free(given), free(found);
}

/* ---- products, largest and smallest ones: with the operands of all ranks */

/* Numbers of one lane as long doubles, for which one formula does. */
static void widen(const struct numbers *n, const char *data, int64_t numbers, long double *wide, int back) {
  enum kind kind = kind_of(&n->map);
  for (int64_t k = 0; k < numbers; k++) {
    if (kind == FLOAT) back ? (void)(((float *)data)[k] = wide[k]) : (void)(wide[k] = ((float *)data)[k]);
    else if (kind == DOUBLE) back ? (void)(((double *)data)[k] = wide[k]) : (void)(wide[k] = ((double *)data)[k]);
    else back ? (void)memcpy((char *)data + 16 * k, wide + k, 16) : (void)memcpy(wide + k, data + 16 * k, 16);
  }
}

static int64_t numbers_in(const struct numbers *n, int64_t count) { return count * n->map.bytes / SIZE_OF(kind_of(&n->map)); }

static void read_wide(const struct numbers *n, char *base, const struct blocks *b, long double *wide, enum what what) {
  char *data = memory_of(b->count * n->map.bytes);
  move(n, base, b->place, b->count, data, what);
  widen(n, data, numbers_in(n, b->count), wide, 0);
  free(data);
}

static void write_wide(const struct numbers *n, char *base, int64_t place, int64_t count, long double *wide,
                       enum what what) {
  char *data = memory_of(count * n->map.bytes);
  widen(n, data, numbers_in(n, count), wide, 1);
  move(n, base, place, count, data, what);
  free(data);
}

static long double index_of(const struct numbers *n, const struct blocks *b, int64_t k) {
  if (n->map.index != 1) return 0;
  int index;
  memcpy(&index, n->buffer + b->place + k * n->map.extent + n->map.bytes, sizeof index);
  return index;
}

/* The operands of this rank: the numbers, then the indices of pairs. */
static long double *operands_of(const struct collective *c, const struct numbers *in, int tape) {
  int64_t m = numbers_in(in, c->in.count), bytes = 2 * m * sizeof(long double);
  long double *x = tape ? __enzyme_cc_tape_push(bytes ? bytes : 1) : memory_of(bytes);
  read_wide(in, in->buffer, &c->in, x, PACK_PRIMAL);
  for (int64_t k = 0; k < m; k++) x[m + k] = in->map.index == 2 ? (k % 2 ? 0 : x[k + 1]) : index_of(in, &c->in, k);
  return x;
}

static int64_t is_better(handle op, const long double *x, const long double *y, int64_t k, int64_t m) {
  if (op == OP_MAX || op == OP_MAXLOC) { if (x[k] != y[k]) return x[k] > y[k]; }
  else if (x[k] != y[k]) return x[k] < y[k];
  return (op == OP_MAXLOC || op == OP_MINLOC) && x[m + k] < y[m + k];
}

/* The partial of the result over the ranks before `end` by number k of rank j, and by its other part (complex). */
static void partial(const struct collective *c, const struct numbers *in, const long double *all, int64_t step,
                    int end, int j, int64_t k, int64_t m, long double p[2]) {
  p[0] = p[1] = 0;
  if (j >= end) return;
  if (c->op == OP_PROD && in->map.is_complex) {
    p[0] = 1;
    for (int r = 0; r < end; r++) {
      if (r == j) continue;
      const long double *x = all + r * step + (k & ~(int64_t)1);
      long double re = p[0] * x[0] - p[1] * x[1];
      p[1] = p[0] * x[1] + p[1] * x[0], p[0] = re;
    }
    return;
  }
  if (c->op == OP_PROD) {
    p[0] = 1;
    for (int r = 0; r < end; r++)
      if (r != j) p[0] *= all[r * step + k];
    return;
  }
  if (in->map.index == 2) k &= ~(int64_t)1;  /* whose number it is, whose index it is */
  int best = 0;
  for (int r = 1; r < end; r++)
    if (is_better(c->op, all + r * step, all + best * step, k, m)) best = r;
  p[0] = best == j;
}

/* How many ranks a result of rank r is of. */
static int end_of(const struct collective *c, int r) { return c->shape == SCAN ? r + 1 : c->shape == EXSCAN ? r : c->size; }

static long double *gathered(const struct collective *c, const long double *mine, int64_t numbers) {
  int n = small(numbers * sizeof *mine);
  long double *all = memory_of(c->size * (int64_t)n);
  expect(MPI_Allgather(mine, n, BYTES, all, n, BYTES, c->comm));
  return all;
}

/* The part of the whole vector that is this rank's result, in numbers. */
static void own_part(const struct collective *c, const struct numbers *n, int64_t *from, int64_t *count) {
  *from = 0, *count = c->out.count;
  if (c->shape != REDUCE_SCATTER) return;
  for (int k = 0; k < c->rank; k++) *from += numbers_in(n, count_at(&c->out, k));
  *count = count_at(&c->out, c->rank);
}

static void tangent_of_choice(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  int64_t m = numbers_in(in, c->in.count), step = (2 + width) * m;
  long double *mine = memory_of(step * sizeof *mine);
  memcpy(mine, c->operands, 2 * m * sizeof *mine);
  for (int64_t lane = 0; lane < width; lane++) read_wide(in, in->shadows[lane], &c->in, mine + (2 + lane) * m, PACK);
  long double *all = gathered(c, mine, step), *result = memory_of(m * sizeof *result);
  int64_t from, count;
  own_part(c, out, &from, &count);
  for (int64_t lane = 0; c->has_out && lane < width; lane++) {
    for (int64_t k = 0; k < m; k++) {
      result[k] = 0;
      for (int j = 0; j < c->size; j++) {
        long double p[2];
        const long double *d = all + j * step + (2 + lane) * m;
        partial(c, in, all, step, end_of(c, c->rank), j, k, m, p);
        if (p[0]) result[k] += p[0] * d[k];
        if (p[1]) result[k] += k % 2 ? p[1] * d[k - 1] : -p[1] * d[k + 1];
      }
    }
    write_wide(out, out->shadows[lane], c->out.place, count, result + from, PUT);
  }
  free(mine), free(all), free(result);
}

static void adjoint_of_choice(const struct collective *c, struct numbers *in, struct numbers *out, int64_t width) {
  int64_t m = numbers_in(in, c->in.count), step = (2 + width) * m, from, count;
  long double *mine = calloc(step ? step : 1, sizeof *mine);
  if (!mine) STOP("enzyme-cc: no memory for a reduction of MPI\n");
  memcpy(mine, c->operands, 2 * m * sizeof *mine);
  if (c->has_out) {
    own_part(c, out, &from, &count);
    struct blocks part = {.count = count, .place = c->out.place};
    for (int64_t lane = 0; lane < width; lane++)
      read_wide(out, out->shadows[lane], &part, mine + (2 + lane) * m + from, TAKE);
  }
  long double *all = gathered(c, mine, step), *sum = memory_of(m * sizeof *sum);
  for (int64_t lane = 0; lane < width; lane++) {
    memset(sum, 0, m * sizeof *sum);
    for (int r = 0; r < c->size; r++) {
      const long double *d = all + r * step + (2 + lane) * m;
      for (int64_t k = 0; k < m; k++) {
        if (!d[k] && (!in->map.is_complex || !d[k ^ 1])) continue;
        long double p[2];
        partial(c, in, all, step, end_of(c, r), c->rank, k, m, p);
        if (p[0]) sum[k] += p[0] * d[k];
        if (p[1]) sum[k] += k % 2 ? -p[1] * d[k - 1] : p[1] * d[k + 1];
      }
    }
    write_wide(in, in->shadows[lane], c->in.place, c->in.count, sum, ADD);
  }
  free(mine), free(all), free(sum);
}

/* ---- all of them */

static int is_reduction(enum shape shape) { return shape >= ALLREDUCE; }

static int is_choice(const struct collective *c) { return is_reduction(c->shape) && c->op != OP_SUM; }

static void adjoint_of_collective(struct record *r) {
  struct collective *c = r->collective;
  if (!is_reduction(c->shape)) adjoint_of_move(c, &r->in, &r->out, r->width);
  else if (is_choice(c)) adjoint_of_choice(c, &r->in, &r->out, r->width);
  else adjoint_of_sum(c, &r->in, &r->out, r->width);
}

/* One side of a call as the program gave it. A side that this rank has no part in has no `type`. */
struct side { const void *buffer; int64_t count; const int *counts, *places; handle type; int several; };
struct collecting { struct collective c; struct numbers in, out; int is_active; };

static struct blocks blocks_of(const struct side *s, const struct map *map, int tape, int size) {
  struct blocks b = {.count = s->count, .step = s->several || s->places ? map->extent * (s->places ? 1 : s->count) : 0};
  if (s->counts) b.counts = kept(s->counts, size * sizeof(int), tape);
  if (s->places) b.places = kept(s->places, size * sizeof(int), tape);
  return b;
}

/* Before the program's own call: everything that derivatives need, and may be changed by it. */
static struct collecting collecting(enum shape shape, struct side in, struct side out, handle op, int root, handle comm,
                                    struct context *c) {
  struct collecting found = {.c = {.shape = shape, .comm = comm, .op = op, .root = root}};
  int between, tape = c->mode == REVERSE;
  expect(MPI_Comm_test_inter(comm, &between));
  expect(MPI_Comm_rank(comm, &found.c.rank));
  expect(MPI_Comm_size(comm, &found.c.size));
  int rank = found.c.rank;
  found.c.has_in = shape == SCATTER || shape == BCAST ? rank == root : 1;
  found.c.has_out = shape == GATHER || shape == REDUCE ? rank == root : shape == BCAST ? rank != root
                    : shape != EXSCAN || rank > 0;
  int placed_in = in.buffer == IN_PLACE, placed_out = out.buffer == IN_PLACE;
  if (placed_in && is_reduction(shape)) in.buffer = out.buffer;
  else if (placed_in) in = (struct side){out.buffer, out.count, out.counts, out.places, out.type, out.several};
  if (placed_out) out = (struct side){in.buffer, in.count, in.counts, in.places, in.type, in.several};
  if (found.c.has_in || is_reduction(shape)) 
    found.in = numbers_of(c, (void *)in.buffer, in.count, in.type, placed_in);
  if (found.c.has_out) found.out = numbers_of(c, (void *)out.buffer, out.count, out.type, !placed_out);
  struct numbers *any = found.c.has_in ? &found.in : &found.out;
  found.is_active = any->map.bytes != 0;
  if (found.is_active && between) STOP("enzyme-cc: collective calls over an intercommunicator have no derivative\n");
  if (found.c.has_in || is_reduction(shape)) found.c.in = blocks_of(&in, &found.in.map, tape, found.c.size);
  if (found.c.has_out || shape == REDUCE_SCATTER)
    found.c.out = blocks_of(&out, found.c.has_out ? &found.out.map : &found.in.map, tape, found.c.size);
  if (placed_in && (shape == GATHER || shape == ALLGATHER)) {
    found.c.in = (struct blocks){.count = count_at(&found.c.out, rank), .place = place_at(&found.c.out, rank)};
    found.in.count = found.c.in.count;
  }
  if (placed_out && shape == SCATTER)
    found.c.out = (struct blocks){.count = count_at(&found.c.in, rank), .place = place_at(&found.c.in, rank)};
  if (is_reduction(shape) && found.is_active) {
    int known = op == OP_SUM || op == OP_MAX || op == OP_MIN || op == OP_PROD || op == OP_MAXLOC || op == OP_MINLOC;
    if (!known || kind_of(&found.in.map) == RAW)
      STOP("enzyme-cc: a reduction of MPI by an operation of the program's own has no derivative: gather the numbers, "
           "and reduce them in the program\n");
    if (is_choice(&found.c)) found.c.operands = operands_of(&found.c, &found.in, tape);
  }
  return found;
}

/* After it. */
static int collected(struct collecting *found, int result, struct context *c) {
  int made = !result || is_cut(result);  /* others may know nothing of this */
  if (made && found->is_active && c->mode == REVERSE) {
    struct record *r = new_record(c, COLLECTIVE);
    r->in = found->in, r->out = found->out;
    r->collective = kept(&found->c, sizeof found->c, 1);
  } else if (c->mode == FORWARD) {
    struct collective *own = &found->c;
    if (made && found->is_active) {
      if (!is_reduction(own->shape)) tangent_of_move(own, &found->in, &found->out, c->width);
      else if (is_choice(own)) tangent_of_choice(own, &found->in, &found->out, c->width);
      else tangent_of_sum(own, &found->in, &found->out, c->width);
    }
    free(own->operands);
    free((int *)own->in.counts), free((int *)own->in.places);
    free((int *)own->out.counts), free((int *)own->out.places);
    if (found->in.shadows) drop_numbers(c, &found->in);
    if (found->out.shadows) drop_numbers(c, &found->out);
  }
  return result;
}

#define COLLECT(shape, in, out, op, root, call) \
  if (c->mode == PLAIN) return call; \
  struct collecting found = collecting(shape, (struct side)in, (struct side)out, op, root, comm, c); \
  return collected(&found, call, c)
#define SIDE(...) {__VA_ARGS__}

ENTRY __enzyme_cc_mpi_Bcast(void *buffer, int count, handle type, int root, handle comm, struct context *c) {
  COLLECT(BCAST, SIDE(buffer, count, NULL, NULL, type, 0), SIDE(buffer, count, NULL, NULL, type, 0), NULL, root,
          MPI_Bcast(buffer, count, type, root, comm));
}

ENTRY __enzyme_cc_mpi_Gather(const void *in, int count, handle type, void *out, int room, handle as, int root,
                             handle comm, struct context *c) {
  COLLECT(GATHER, SIDE(in, count, NULL, NULL, type, 0), SIDE(out, room, NULL, NULL, as, 1), NULL, root,
          MPI_Gather(in, count, type, out, room, as, root, comm));
}

ENTRY __enzyme_cc_mpi_Gatherv(const void *in, int count, handle type, void *out, const int *counts, const int *places,
                              handle as, int root, handle comm, struct context *c) {
  COLLECT(GATHER, SIDE(in, count, NULL, NULL, type, 0), SIDE(out, 0, counts, places, as, 1), NULL, root,
          MPI_Gatherv(in, count, type, out, counts, places, as, root, comm));
}

ENTRY __enzyme_cc_mpi_Scatter(const void *in, int count, handle type, void *out, int room, handle as, int root,
                              handle comm, struct context *c) {
  COLLECT(SCATTER, SIDE(in, count, NULL, NULL, type, 1), SIDE(out, room, NULL, NULL, as, 0), NULL, root,
          MPI_Scatter(in, count, type, out, room, as, root, comm));
}

ENTRY __enzyme_cc_mpi_Scatterv(const void *in, const int *counts, const int *places, handle type, void *out, int room,
                               handle as, int root, handle comm, struct context *c) {
  COLLECT(SCATTER, SIDE(in, 0, counts, places, type, 1), SIDE(out, room, NULL, NULL, as, 0), NULL, root,
          MPI_Scatterv(in, counts, places, type, out, room, as, root, comm));
}

ENTRY __enzyme_cc_mpi_Allgather(const void *in, int count, handle type, void *out, int room, handle as, handle comm,
                                struct context *c) {
  COLLECT(ALLGATHER, SIDE(in, count, NULL, NULL, type, 0), SIDE(out, room, NULL, NULL, as, 1), NULL, 0,
          MPI_Allgather(in, count, type, out, room, as, comm));
}

ENTRY __enzyme_cc_mpi_Allgatherv(const void *in, int count, handle type, void *out, const int *counts,
                                 const int *places, handle as, handle comm, struct context *c) {
  COLLECT(ALLGATHER, SIDE(in, count, NULL, NULL, type, 0), SIDE(out, 0, counts, places, as, 1), NULL, 0,
          MPI_Allgatherv(in, count, type, out, counts, places, as, comm));
}

ENTRY __enzyme_cc_mpi_Alltoall(const void *in, int count, handle type, void *out, int room, handle as, handle comm,
                               struct context *c) {
  COLLECT(ALLTOALL, SIDE(in, count, NULL, NULL, type, 1), SIDE(out, room, NULL, NULL, as, 1), NULL, 0,
          MPI_Alltoall(in, count, type, out, room, as, comm));
}

ENTRY __enzyme_cc_mpi_Alltoallv(const void *in, const int *counts, const int *places, handle type, void *out,
                                const int *rooms, const int *at, handle as, handle comm, struct context *c) {
  COLLECT(ALLTOALL, SIDE(in, 0, counts, places, type, 1), SIDE(out, 0, rooms, at, as, 1), NULL, 0,
          MPI_Alltoallv(in, counts, places, type, out, rooms, at, as, comm));
}

#define REDUCTION(shape, count, ...) \
  COLLECT(shape, SIDE(in, count, NULL, NULL, type, 0), SIDE(out, count, NULL, NULL, type, 0), op, __VA_ARGS__)

ENTRY __enzyme_cc_mpi_Allreduce(const void *in, void *out, int count, handle type, handle op, handle comm,
                                struct context *c) {
  REDUCTION(ALLREDUCE, count, 0, MPI_Allreduce(in, out, count, type, op, comm));
}

ENTRY __enzyme_cc_mpi_Reduce(const void *in, void *out, int count, handle type, handle op, int root, handle comm,
                             struct context *c) {
  REDUCTION(REDUCE, count, root, MPI_Reduce(in, out, count, type, op, root, comm));
}

ENTRY __enzyme_cc_mpi_Scan(const void *in, void *out, int count, handle type, handle op, handle comm,
                           struct context *c) {
  REDUCTION(SCAN, count, 0, MPI_Scan(in, out, count, type, op, comm));
}

ENTRY __enzyme_cc_mpi_Exscan(const void *in, void *out, int count, handle type, handle op, handle comm,
                             struct context *c) {
  REDUCTION(EXSCAN, count, 0, MPI_Exscan(in, out, count, type, op, comm));
}

ENTRY __enzyme_cc_mpi_Reduce_scatter(const void *in, void *out, const int *counts, handle type, handle op, handle comm,
                                     struct context *c) {
  if (c->mode == PLAIN) return MPI_Reduce_scatter(in, out, counts, type, op, comm);
  int size;
  expect(MPI_Comm_size(comm, &size));
  int64_t all = sum_of(counts, size);
  struct side from = {in, all, NULL, NULL, type, 0}, to = {out, 0, counts, NULL, type, 0};
  struct collecting found = collecting(REDUCE_SCATTER, from, to, op, 0, comm, c);
  return collected(&found, MPI_Reduce_scatter(in, out, counts, type, op, comm), c);
}

ENTRY __enzyme_cc_mpi_Reduce_scatter_block(const void *in, void *out, int count, handle type, handle op, handle comm,
                                           struct context *c) {
  if (c->mode == PLAIN) return MPI_Reduce_scatter_block(in, out, count, type, op, comm);
  int size;
  expect(MPI_Comm_size(comm, &size));
  struct side from = {in, (int64_t)count * size, NULL, NULL, type, 0};
  struct side to = {out, count, NULL, NULL, type, 0};
  struct collecting found = collecting(REDUCE_SCATTER, from, to, op, 0, comm, c);
  return collected(&found, MPI_Reduce_scatter_block(in, out, count, type, op, comm), c);
}
