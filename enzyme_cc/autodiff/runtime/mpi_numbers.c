/* Where the numbers of a message lie: datatypes are walked as they are at run time, and derivatives gathered from
 * shadow memory, added to it, put there. A derivative travels as the bytes of these numbers, in the order of the
 * signature, which sender and receiver share; integers carry none.
 */

#include "mpi.h"

static void *memory_of(int64_t bytes) {
  void *found = malloc(bytes > 0 ? bytes : 1);
  if (!found) {
    perror("enzyme-cc: memory for a message");
    abort();
  }
  return found;
}

static void *kept(const void *from, int64_t bytes, int tape) {
  void *to = tape ? __enzyme_cc_tape_push(bytes > 0 ? bytes : 1) : memory_of(bytes);
  return memcpy(to, from, bytes);
}

static void expect(int result) {
  if (result) STOP("enzyme-cc: a call of MPI that belongs to a derivative failed\n");
}

/* Whether a message was longer than its receiver had room for: the sender knows nothing of it, and waits for an adjoint. */
static int is_cut(int result) {
  int class;
  if (!result) return 0;
  expect(MPI_Error_class(result, &class));
  return class == ERR_TRUNCATE;
}

static int small(int64_t bytes) {
  if (bytes > INT32_MAX) STOP("enzyme-cc: the derivative of a message of MPI takes more than 2 GiB: send it in parts\n");
  return bytes;
}

/* ---- datatypes */

static const struct { const char *name; enum kind kind; int each; int index; } NAMES[] = {
  {"MPI_DOUBLE", DOUBLE, 1, 0}, {"MPI_FLOAT", FLOAT, 1, 0}, {"MPI_LONG_DOUBLE", LONG_DOUBLE, 1, 0},
  {"MPI_DOUBLE_PRECISION", DOUBLE, 1, 0}, {"MPI_REAL", FLOAT, 1, 0}, {"MPI_REAL4", FLOAT, 1, 0},
  {"MPI_REAL8", DOUBLE, 1, 0}, {"MPI_BYTE", RAW, 1, 0},
  {"MPI_C_COMPLEX", FLOAT, 2, 0}, {"MPI_C_FLOAT_COMPLEX", FLOAT, 2, 0}, {"MPI_C_DOUBLE_COMPLEX", DOUBLE, 2, 0},
  {"MPI_C_LONG_DOUBLE_COMPLEX", LONG_DOUBLE, 2, 0}, {"MPI_COMPLEX", FLOAT, 2, 0}, {"MPI_DOUBLE_COMPLEX", DOUBLE, 2, 0},
  {"MPI_COMPLEX8", FLOAT, 2, 0}, {"MPI_COMPLEX16", DOUBLE, 2, 0}, {"MPI_CXX_FLOAT_COMPLEX", FLOAT, 2, 0},
  {"MPI_CXX_DOUBLE_COMPLEX", DOUBLE, 2, 0}, {"MPI_CXX_LONG_DOUBLE_COMPLEX", LONG_DOUBLE, 2, 0},
  {"MPI_CXX_COMPLEX", FLOAT, 2, 0}, {"MPI_FLOAT_INT", FLOAT, 1, 1}, {"MPI_DOUBLE_INT", DOUBLE, 1, 1},
  {"MPI_LONG_DOUBLE_INT", LONG_DOUBLE, 1, 1}, {"MPI_2REAL", FLOAT, 2, 2}, {"MPI_2DOUBLE_PRECISION", DOUBLE, 2, 2},
};
static const char *const UNKNOWN_NAMES[] = {"MPI_REAL2", "MPI_REAL16", "MPI_COMPLEX4", "MPI_COMPLEX32", "MPI_2COMPLEX",
                                            "MPI_2DOUBLE_COMPLEX"};

static void add_run(struct map *map, int64_t offset, enum kind kind, int64_t each) {
  if (!each) return;
  map->kinds |= 1 << kind;
  map->bytes += each * SIZE_OF(kind);
  if (map->count) {
    struct run *last = &map->runs[map->count - 1];
    if (last->kind == kind && last->blocks == 1 && last->offset + last->each * SIZE_OF(kind) == offset) {
      last->each += each;
      return;
    }
    if (last->kind == kind && last->each == each) {
      int64_t stride = last->blocks == 1 ? offset - last->offset : last->stride;
      if (last->offset + last->blocks * stride == offset) {
        last->stride = stride;
        last->blocks++;
        return;
      }
    }
  }
  if (map->count == map->room) {
    map->room = map->room ? 2 * map->room : 4;
    map->runs = realloc(map->runs, map->room * sizeof *map->runs);
    if (!map->runs) {
      perror("enzyme-cc: memory for a datatype");
      abort();
    }
  }
  map->runs[map->count++] = (struct run){offset, each * SIZE_OF(kind), 1, each, kind};
}

static void add_type(struct map *map, int64_t offset, handle type, int64_t times);

/* `count` elements of a type, one after the other. */
static void add_elements(struct map *map, int64_t offset, handle type, int64_t count) {
  long low, extent;
  expect(MPI_Type_get_extent(type, &low, &extent));
  int integers, addresses, types, maker;
  expect(MPI_Type_get_envelope(type, &integers, &addresses, &types, &maker));
  if (maker - !OPENMPI == NAMED) {
    add_type(map, offset, type, count);
    return;
  }
  for (int64_t k = 0; k < count; k++) add_type(map, offset + k * extent, type, 1);
}

static void add_named(struct map *map, int64_t offset, handle type, int64_t times) {
  char name[LONGEST_NAME];
  int length;
  long low, extent;
  expect(MPI_Type_get_name(type, name, &length));
  expect(MPI_Type_get_extent(type, &low, &extent));
  for (size_t k = 0; k < sizeof NAMES / sizeof *NAMES; k++)
    if (!strcmp(name, NAMES[k].name)) {
      int64_t bytes = NAMES[k].each * SIZE_OF(NAMES[k].kind);
      if (NAMES[k].index) map->index = NAMES[k].index;
      else if (NAMES[k].each == 2) map->is_complex = 1;
      if (bytes == extent) add_run(map, offset, NAMES[k].kind, times * NAMES[k].each);
      else for (int64_t n = 0; n < times; n++) add_run(map, offset + n * extent, NAMES[k].kind, NAMES[k].each);
      return;
    }
  for (size_t k = 0; k < sizeof UNKNOWN_NAMES / sizeof *UNKNOWN_NAMES; k++)
    if (!strcmp(name, UNKNOWN_NAMES[k]))
      STOP("enzyme-cc: a message of MPI has numbers of 2 or 16 bytes, whose derivatives are not sent\n");
}

static void subarray(struct map *map, int64_t offset, const int *given, handle type) {
  int n = given[0], fortran = given[3 * n + 1] == (OPENMPI ? 1 : 57);
  const int *sizes = given + 1, *parts = sizes + n, *starts = parts + n;
  long low, extent;
  expect(MPI_Type_get_extent(type, &low, &extent));
  int64_t total = 1, width;
  for (int d = 0; d < n; d++) total *= parts[d];
  int fast = fortran ? 0 : n - 1;
  width = parts[fast];
  for (int64_t line = 0; line < (width ? total / width : 0); line++) {
    int64_t rest = line, place = starts[fast], step = sizes[fast];
    for (int k = 1; k < n; k++) {
      int d = fortran ? k : n - 1 - k;
      place += (starts[d] + rest % parts[d]) * step;
      rest /= parts[d];
      step *= sizes[d];
    }
    add_elements(map, offset + place * extent, type, width);
  }
}

static void add_type(struct map *map, int64_t offset, handle type, int64_t times) {
  int integers, addresses, types, maker;
  expect(MPI_Type_get_envelope(type, &integers, &addresses, &types, &maker));
  maker -= !OPENMPI;
  if (maker == NAMED) {
    add_named(map, offset, type, times);
    return;
  }
  int *i = memory_of(integers * sizeof *i);
  long *a = memory_of(addresses * sizeof *a);
  handle *words = memory_of(types * sizeof *words), *t = memory_of(types * sizeof *t);
  expect(MPI_Type_get_contents(type, integers, addresses, types, i, a, words));
  for (int k = 0; k < types; k++) t[k] = OPENMPI ? words[k] : (handle)(uintptr_t)((unsigned *)words)[k];
  long low, extent = 0;
  if (types) expect(MPI_Type_get_extent(t[0], &low, &extent));
  switch (maker) {
  case DUP:
  case RESIZED:
    add_type(map, offset, t[0], 1);
    break;
  case CONTIGUOUS:
    add_elements(map, offset, t[0], i[0]);
    break;
  case VECTOR:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + (int64_t)k * i[2] * extent, t[0], i[1]);
    break;
  case HVECTOR:
  case HVECTOR_INTEGER:
    for (int k = 0; k < i[0]; k++)
      add_elements(map, offset + k * (maker == HVECTOR ? a[0] : i[2]), t[0], i[1]);
    break;
  case INDEXED:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + i[1 + i[0] + k] * extent, t[0], i[1 + k]);
    break;
  case HINDEXED:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + a[k], t[0], i[1 + k]);
    break;
  case INDEXED_BLOCK:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + i[2 + k] * extent, t[0], i[1]);
    break;
  case HINDEXED_BLOCK:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + a[k], t[0], i[1]);
    break;
  case STRUCT:
    for (int k = 0; k < i[0]; k++) add_elements(map, offset + a[k], t[k], i[1 + k]);
    break;
  case SUBARRAY:
    subarray(map, offset, i, t[0]);
    break;
  case F90_INTEGER:
    break;
  case F90_REAL:
  case F90_COMPLEX: {
    int size;
    expect(MPI_Type_size(type, &size));
    if (maker == F90_COMPLEX) size /= 2;
    if (size != 4 && size != 8) STOP("enzyme-cc: a message of MPI has numbers of 16 bytes, whose derivatives are not sent\n");
    add_run(map, offset, size == 4 ? FLOAT : DOUBLE, maker == F90_COMPLEX ? 2 : 1);
    break;
  }
  default:
    STOP("enzyme-cc: a datatype of MPI was made in a way that derivatives do not follow (MPI_Type_create_darray)\n");
  }
  for (int k = 0; k < types; k++) {
    int x, y, z, made;
    expect(MPI_Type_get_envelope(t[k], &x, &y, &z, &made));
    if (made - !OPENMPI != NAMED && made - !OPENMPI < F90_REAL) expect(MPI_Type_free(&t[k]));
    else if (made - !OPENMPI > F90_INTEGER) expect(MPI_Type_free(&t[k]));
  }
  free(i), free(a), free(words), free(t);
}

static struct map map_of(handle type, int tape) {
  struct map map = {0};
  long low, extent;
  int size;
  expect(MPI_Type_get_extent(type, &low, &extent));
  expect(MPI_Type_size(type, &size));
  map.extent = extent;
  map.size = size;
  add_type(&map, 0, type, 1);
  if (tape && map.runs) {
    struct run *runs = kept(map.runs, map.count * sizeof *runs, 1);
    free(map.runs);
    map.runs = runs;
  }
  return map;
}

/* The kind of all numbers, RAW if there are several. */
static enum kind kind_of(const struct map *map) {
  for (enum kind kind = FLOAT; kind < RAW; kind++)
    if (map->kinds == 1 << kind) return kind;
  return RAW;
}

static handle type_of(enum kind kind) { return kind == FLOAT ? FLOATS : kind == DOUBLE ? DOUBLES : LONG_DOUBLES; }

/* ---- buffers */

static struct numbers numbers_of(struct context *c, void *buffer, int64_t count, handle type, int received) {
  int tape = c->mode == REVERSE;
  struct numbers n = {buffer, map_of(type, tape), count, c->holds[received], NULL, c->is_shared};
  int64_t bytes = c->width * sizeof(char *);
  n.shadows = kept(c->shadows + received * c->width, bytes, tape);
  /* a receiver of forward mode gets MPI's own error, as packed messages are longer */
  int are_numbers = (n.holds == BEGINS_WITH_NUMBER || (n.holds > NONE && n.holds < RAW)) && (tape || !received);
  for (int64_t lane = 0; lane < c->width; lane++) {
    if (n.shadows[lane] && n.shadows[lane] != buffer && are_numbers && count > 0 && n.map.size && !n.map.bytes)
      STOP("enzyme-cc: a message of MPI has a datatype of integers, but numbers that carry derivatives lie in its memory: "
           "send it with the datatype of what it holds\n");
    if (n.shadows[lane] == buffer || !n.map.bytes) n.shadows[lane] = NULL;
  }
  if (n.map.bytes && count > 0 && buffer == BOTTOM)
    STOP("enzyme-cc: a message of MPI begins at MPI_BOTTOM, where derivatives cannot follow: give the address of the "
         "data, and displacements from there\n");
  return n;
}

static void drop_numbers(struct context *c, struct numbers *n) {
  if (c->mode == REVERSE) return;
  free(n->map.runs), free(n->shadows);
}

enum what { PACK, TAKE, ADD, ADD_AT_ONCE, PUT, PACK_PRIMAL };

/* memory += d, for others may do the same. */
#define ADDING(type, bits) \
  static void add_##type(type *memory, type d) { \
    union { bits word; type number; } old, sum; \
    old.word = __atomic_load_n((bits *)memory, __ATOMIC_RELAXED); \
    do sum.number = old.number + d; \
    while (!__atomic_compare_exchange_n((bits *)memory, &old.word, sum.word, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)); \
  }
ADDING(float, uint32_t)
ADDING(double, uint64_t)

static void each_number(enum kind kind, enum kind holds, char *memory, char *data, int64_t each, enum what what) {
  int64_t bytes = each * SIZE_OF(kind);
  if (what == PACK || what == TAKE || what == PACK_PRIMAL) {
    memcpy(data, memory, bytes);
    if (what == TAKE) memset(memory, 0, bytes);
    return;
  }
  if (what == PUT) {
    memcpy(memory, data, bytes);
    return;
  }
  if (kind == RAW) {
    kind = holds;
    if (kind == NONE) return;
    each = bytes / SIZE_OF(kind);
  }
  int at_once = what == ADD_AT_ONCE;
  switch (kind) {
  case FLOAT:
    for (int64_t k = 0; k < each; k++)
      if (at_once) add_float((float *)memory + k, ((float *)data)[k]);
      else ((float *)memory)[k] += ((float *)data)[k];
    break;
  case DOUBLE:
    for (int64_t k = 0; k < each; k++)
      if (at_once) add_double((double *)memory + k, ((double *)data)[k]);
      else ((double *)memory)[k] += ((double *)data)[k];
    break;
  default:
    for (int64_t k = 0; k < each; k++) {
      long double d;
      memcpy(&d, data + k * sizeof d, sizeof d);
      if (at_once) __enzyme_cc_add_long_double((long double *)memory + k, d);
      else ((long double *)memory)[k] += d;
    }
  }
}

/* The numbers of `count` elements from `place` bytes into the buffer on; `data` has them without gaps. */
static void move(const struct numbers *n, char *base, int64_t place, int64_t count, char *data, enum what what) {
  if (!base) {
    if (what == PACK || what == TAKE) memset(data, 0, count * n->map.bytes);
    return;
  }
  if (what == ADD && n->is_shared) what = ADD_AT_ONCE;
  if (n->map.kinds >> RAW & 1 && what != PACK_PRIMAL && n->holds >= KINDS)
    STOP("enzyme-cc: a message of MPI_BYTE carries memory of which it is not known which bytes are numbers: send it "
         "with the datatype of what it holds\n");
  if (n->map.count == 1 && n->map.runs->blocks == 1 && n->map.bytes == n->map.extent) {
    const struct run *run = n->map.runs;
    each_number(run->kind, n->holds, base + place + run->offset, data, count * run->each, what);
    return;
  }
  for (int64_t k = 0; k < count; k++)
    for (int64_t r = 0; r < n->map.count; r++) {
      const struct run *run = &n->map.runs[r];
      for (int64_t block = 0; block < run->blocks; block++) {
        char *memory = base + place + k * n->map.extent + run->offset + block * run->stride;
        each_number(run->kind, n->holds, memory, data, run->each, what);
        data += run->each * SIZE_OF(run->kind);
      }
    }
}

/* All lanes of a block, one behind the other. */
static void move_lanes(const struct numbers *n, int64_t width, int64_t place, int64_t count, char *data, enum what what) {
  for (int64_t lane = 0; lane < width; lane++)
    move(n, n->shadows[lane], place, count, data + lane * count * n->map.bytes, what);
}
