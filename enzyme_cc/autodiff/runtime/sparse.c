/* Sparse Jacobians and Hessians: the pattern by one run with sets of indices, colours, and a few runs of the tangents of
 * many columns at once (interface/sparse_jacobians.py). And arrays that are functions of the program, as columns of such
 * a matrix (interface/dense_arrays.py). */

#include "colouring.h"

enum { LANES = 4, INPUT = 1, OUTPUT = 2, MADE = 4, VIRTUAL = 8, WORK = 16 };

/* An array of the function's arguments. interface/sparse_runs.py writes the same. */
struct array {
  char *primal;                  /* null: nobody needs it, and room is made */
  char *shadow;                  /* of the first lane */
  int64_t count, stride;         /* elements; bytes from lane to lane */
  int32_t role, bytes;           /* of an element: 8, or 4 of single precision */
  char *kept;                    /* what the primal held */
  int64_t first;                 /* the number of the first element */
};

/* What <enzyme/sparse.h> says of it: compressed rows. */
struct result {
  int64_t rows, columns, entries, colours;
  int64_t *starts, *indices;
  double *values;
};

typedef void run(struct array *);

/* What the columns of a colour may share, and whether they are columns. */
enum way { BY_COLUMNS, SYMMETRIC, BY_ROWS };

static double number_at(const char *place, int32_t bytes) {
  return bytes == 4 ? *(const float *)place : *(const double *)place;
}

static void put_number(char *place, int32_t bytes, double value) {
  if (bytes == 4) *(float *)place = (float)value;
  else *(double *)place = value;
}

static void zero(char *from, int64_t bytes) { __builtin_memset(from, 0, bytes); }

/* Where an array's elements begin in the shadow of the first lane. */
static char *elements_of(const struct array *a) { return a->shadow + a->first * a->bytes; }

static void keep(struct array *a, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    if (!(a[i].role & (OUTPUT | WORK))) continue;
    a[i].kept = grown(0, a[i].count * a[i].bytes);
    __builtin_memcpy(a[i].kept, a[i].primal, a[i].count * a[i].bytes);
  }
}

static void put_back(struct array *a, int64_t count) {
  for (int64_t i = 0; i < count; i++)
    if (a[i].role & (OUTPUT | WORK)) __builtin_memcpy(a[i].primal, a[i].kept, a[i].count * a[i].bytes);
}

/* The rows of the matrix, out of the handles that a run with sets left in the outputs. */
static void find_pattern(struct index_sets *s, const struct array *a, int64_t count, struct pattern *found_pattern) {
  struct pattern p = {.columns = s->labels};
  for (int64_t k = 0; k < count; k++) if (a[k].role & OUTPUT) p.rows += a[k].count;
  p.starts = numbers(p.rows + 1, 0);
  int64_t room = 0, used = 0, row = 0;
  for (int64_t k = 0; k < count; k++) {
    if (!(a[k].role & OUTPUT)) continue;
    for (int64_t i = 0; i < a[k].count; i++) {
      uint32_t set = set_of(number_at(elements_of(&a[k]) + i * a[k].bytes, a[k].bytes)), n = 0, single;
      if (set > s->labels + s->count) STOP(LOST_SET);
      if (set) {
        settle(s, set);
        const uint32_t *found = elements(s, set, &n, &single);
        if (used + n > room) p.indices = grown(p.indices, (room = 2 * (used + n)) * sizeof *p.indices);
        for (uint32_t j = 0; j < n; j++) p.indices[used++] = found[j];
      }
      p.starts[++row] = used;
    }
  }
  if (!p.indices) p.indices = grown(0, 0);
  *found_pattern = p;
}

static void put_handle(char *place, int32_t bytes, int64_t set) {
  if (bytes == 4) *(float *)place = __enzyme_cc_index_sets_narrow(handle_of(set));
  else *(double *)place = handle_of(set);
}

static void give_labels(struct array *a, int64_t count) {
  int64_t label = 1;
  for (int64_t k = 0; k < count; k++) {
    zero(elements_of(&a[k]), a[k].count * a[k].bytes);
    for (int64_t i = 0; a[k].role & INPUT && i < a[k].count; i++, label++)
      put_handle(elements_of(&a[k]) + i * a[k].bytes, a[k].bytes, label);
  }
}

/* In which column, or by symmetry in which row's, each element is read: `row, column` of the tangents. */
static void read_places(const struct pattern *p, const int64_t *colours, int64_t colour_count, int symmetric,
                        int64_t *from_row, int64_t *from_colour) {
  int64_t *uses = numbers(colour_count, 0);
  for (int64_t r = 0; r < p->rows; r++) {
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) uses[colours[p->indices[k]]]++;
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) {
      int64_t c = p->indices[k];
      int here = !symmetric || uses[colours[c]] == 1;
      from_row[k] = here ? r : c;
      from_colour[k] = here ? colours[c] : colours[r];
    }
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) uses[colours[p->indices[k]]] = 0;
  }
  free(uses);
}

/* The places of elements in the order of their colours. */
static int64_t *by_colour(const int64_t *colours, int64_t entries, int64_t count, int64_t *first) {
  int64_t *order = numbers(entries, 0);
  for (int64_t c = 0; c <= count; c++) first[c] = 0;
  for (int64_t k = 0; k < entries; k++) first[colours[k] + 1]++;
  for (int64_t c = 0; c < count; c++) first[c + 1] += first[c];
  for (int64_t k = 0; k < entries; k++) order[first[colours[k]]++] = k;
  for (int64_t c = count; c > 0; c--) first[c] = first[c - 1];
  first[0] = 0;
  return order;
}

/* Where row or column `number` of those of all arrays in a role is. */
static char *place_of(const struct array *a, int32_t role, int64_t number, const struct array **of) {
  while (!(a->role & role) || number >= a->count) {
    if (a->role & role) number -= a->count;
    a++;
  }
  return *of = a, elements_of(a) + number * a->bytes;
}

/* The direction of the tangent that a matrix is held against. */
static double probe(int64_t column) { return 1 + ((uint64_t)column * 0x9e3779b97f4a7c15ull >> 11) * 0x1p-53; }

static double magnitude(double x) { return x < 0 ? -x : x; }

/* Holds a matrix against the tangent in a direction, which lies in the given lane: a column that the pattern lacks would
 * be lost. So it is where the function takes other ways than it did when the pattern was found. */
static void check(const struct array *a, int32_t read, const struct pattern *p, const double *values, int64_t lane) {
  double largest = 0, *sums = grown(0, p->rows * sizeof *sums);
  for (int64_t r = 0; r < p->rows; r++) {
    sums[r] = 0;
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) sums[r] += magnitude(values[k] * probe(p->indices[k]));
    if (sums[r] > largest && sums[r] < __builtin_inf()) largest = sums[r];
  }
  for (int64_t r = 0; r < p->rows; r++) {
    const struct array *of;
    const char *place = place_of(a, read, r, &of);
    double difference = number_at(place + lane * of->stride, of->bytes);
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) difference -= values[k] * probe(p->indices[k]);
    double allowed = of->bytes == 4 ? 1e-2 * sums[r] + 1e-4 * largest : 1e-3 * sums[r] + 1e-9 * largest;
    if (magnitude(difference) > allowed && magnitude(difference) < __builtin_inf())
      STOP("enzyme: the pattern of a sparse derivative does not hold: the function does not take the same ways when it runs "
           "again, or hands numbers on in a way that is not followed\n");
  }
  free(sums);
}

/* The values of a matrix by tangents of the sums of the columns of a colour; by rows, of a transposed one by adjoints. */
static double *filled(struct array *a, int64_t count, const struct pattern *p, const int64_t *colours,
                      int64_t colour_count, enum way way, run *columns, void before(struct array *, int64_t)) {
  int32_t seeded = way == BY_ROWS ? OUTPUT : INPUT, read = way == BY_ROWS ? INPUT : OUTPUT;
  int64_t entries = p->starts[p->rows];
  double *values = grown(0, entries * sizeof *values);
  int64_t *from_row = numbers(entries, 0), *from_colour = numbers(entries, 0), *first = numbers(colour_count + 1, 0);
  int64_t *next = numbers(colour_count + 1, 0);
  read_places(p, colours, colour_count, way == SYMMETRIC, from_row, from_colour);
  int64_t *order = by_colour(from_colour, entries, colour_count, first);
  int64_t *seeds = numbers(p->columns, 0);
  for (int64_t c = 0; c < p->columns; c++) if (colours[c] >= 0) next[colours[c] + 1]++;
  for (int64_t c = 0; c < colour_count; c++) next[c + 1] += next[c];
  int64_t *seed_first = numbers(colour_count + 1, 0);
  for (int64_t c = 0; c <= colour_count; c++) seed_first[c] = next[c];
  for (int64_t c = 0; c < p->columns; c++) if (colours[c] >= 0) seeds[next[colours[c]]++] = c;
  for (int64_t block = 0; block <= colour_count; block += LANES) {
    int64_t end = block + LANES < colour_count ? block + LANES : colour_count;
    for (int64_t k = 0; k < count; k++)
      for (int lane = 0; lane < LANES; lane++) zero(elements_of(&a[k]) + lane * a[k].stride, a[k].count * a[k].bytes);
    for (int64_t colour = block; colour < end; colour++)
      for (int64_t j = seed_first[colour]; j < seed_first[colour + 1]; j++) {
        const struct array *of;
        char *place = place_of(a, seeded, seeds[j], &of);
        put_number(place + (colour - block) * of->stride, of->bytes, 1);
      }
    int is_last = colour_count < block + LANES;
    for (int64_t c = 0; is_last && c < p->columns; c++) {
      const struct array *of;
      char *place = place_of(a, seeded, c, &of);
      put_number(place + (colour_count - block) * of->stride, of->bytes, probe(c));
    }
    before(a, count);
    columns(a);
    for (int64_t colour = block; colour < end; colour++)
      for (int64_t j = first[colour]; j < first[colour + 1]; j++) {
        const struct array *of;
        char *place = place_of(a, read, from_row[order[j]], &of);
        values[order[j]] = number_at(place + (colour - block) * of->stride, of->bytes);
      }
    if (is_last) check(a, read, p, values, colour_count - block);
  }
  free(from_row), free(from_colour), free(first), free(next), free(order), free(seeds), free(seed_first);
  return values;
}

static void turn(struct pattern *p) {
  struct pattern turned;
  transpose(p, &turned);
  free(p->starts), free(p->indices);
  *p = turned;
}

static void turn_back(struct pattern *p, double **values) {
  struct pattern turned;
  transpose(p, &turned);
  double *found = grown(0, p->starts[p->rows] * sizeof *found);
  int64_t *next = numbers(p->columns, 0);
  for (int64_t r = 0; r < p->rows; r++)
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) {
      int64_t c = p->indices[k];
      found[turned.starts[c] + next[c]++] = (*values)[k];
    }
  free(next), free(p->starts), free(p->indices), free(*values);
  *p = turned, *values = found;
}

/* The Jacobian of the outputs of a function by its inputs. `with_sets` runs its tangent with sets of indices, `columns`
 * its tangents in LANES directions, or by rows its adjoints. */
SHARED void __enzyme_cc_sparse_jacobian(struct array *a, int64_t count, run *with_sets, run *columns, int64_t way,
                                        struct result *result) {
  int64_t labels = 0;
  for (int64_t k = 0; k < count; k++) {
    if (a[k].count < 0) STOP("enzyme: an array of a sparse derivative has fewer than no elements\n");
    int64_t bytes = a[k].count * a[k].bytes;
    a[k].stride = (bytes + 63) / 64 * 64;
    a[k].shadow = grown(0, LANES * a[k].stride);
    if (!a[k].primal && a[k].role & INPUT && a[k].count) STOP("enzyme: an input of a sparse derivative is a null pointer\n");
    if (!a[k].primal) {
      a[k].primal = grown(0, bytes);
      zero(a[k].primal, bytes);
      a[k].role |= MADE;
    }
    if (a[k].role & INPUT) labels += a[k].count;
  }
  if (labels >= INT32_MAX / 2) STOP("enzyme: a sparse derivative has more than 2^30 columns\n");
  keep(a, count);
  struct index_sets *sets = grown(0, sizeof *sets), *before = __enzyme_cc_index_sets;
  begin_sets(sets, labels);
  give_labels(a, count);
  __enzyme_cc_index_sets = sets;
  with_sets(a);
  __enzyme_cc_index_sets = before;
  struct pattern p;
  find_pattern(sets, a, count, &p);
  end_sets(sets), free(sets);
  if (way == SYMMETRIC) symmetrise(&p);
  if (way == BY_ROWS) turn(&p);
  int64_t *colours = numbers(p.columns, -1);
  int64_t colour_count = way == SYMMETRIC ? colour_symmetric(&p, colours) : colour_columns(&p, colours);
  double *values = filled(a, count, &p, colours, colour_count, way, columns, put_back);
  if (way == BY_ROWS) turn_back(&p, &values);
  *result = (struct result){p.rows, p.columns, p.starts[p.rows], colour_count, p.starts, p.indices, values};
  free(colours);
  for (int64_t k = 0; k < count; k++) {
    free(a[k].shadow), free(a[k].kept);
    if (a[k].role & MADE) free(a[k].primal);
  }
}

/* An integer of Fortran, of which flang says by a descriptor how long it is. */
SHARED int64_t __enzyme_cc_sparse_count(const void *number, const char *descriptor) {
  enum { LENGTH = 8, CODE = 21, FIRST_INTEGER = 7, LAST_INTEGER = 10 };
  if (descriptor[CODE] < FIRST_INTEGER || descriptor[CODE] > LAST_INTEGER)
    STOP("enzyme: behind the array of a sparse derivative stands no integer\n");
  switch (*(const int64_t *)(descriptor + LENGTH)) {
  case 1: return *(const int8_t *)number;
  case 2: return *(const int16_t *)number;
  case 4: return *(const int32_t *)number;
  default: return *(const int64_t *)number;
  }
}

#include "dense_columns.h"
