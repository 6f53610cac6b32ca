/* Columns of a sparse matrix for arrays that are functions of the program (interface/dense_arrays.py): the first column
 * that is asked for computes all of the matrix, the next ones take theirs out of it, until something may have changed.
 *
 * How many elements such an array has nobody says. The function runs once on windows of a file in memory, which has pages
 * only where they are touched: the file tells which. */

#ifndef ENZYME_CC_DENSE_COLUMNS_H
#define ENZYME_CC_DENSE_COLUMNS_H

#include "colouring.h"

extern int memfd_create(const char *, unsigned), ftruncate(int, long), close(int), munmap(void *, size_t);
extern long lseek(int, long, int);

enum {
  PAGE = 4096, NO_ACCESS = 0, READ_WRITE = 3, SHARED_MAP = 0x4001, PRIVATE_MAP = 0x4002, FIXED = 0x10, ANONYMOUS = 0x20,
  DONTNEED = 4, CLOSE_ON_EXEC = 1, SEEK_DATA = 3, SEEK_HOLE = 4
};
static const int64_t WINDOW = 1ll << 33, BEFORE = 1ll << 30;
/* Bytes of a window, and of those before the array's beginning. Beyond lies as much again that nobody may touch. */

struct dense_plan {
  int64_t is_valid;
  char *key;                     /* the arguments that it is of */
  int64_t count, columns, rows;
  struct array *arrays;
  int64_t *starts, *indices;     /* of each column, its rows */
  double *values, *sums;
  int64_t *seen_rows, *seen_columns, stamp;
  int64_t *touched, touched_count, next;
};

/* A window; with `file`, one of a file in memory, which is put there. */
static char *window(int *file) {
  static const char none[] = "enzyme: there is no room in the address space for an array of '__enzyme_todense'\n";
  char *found = mmap(0, 3 * WINDOW, NO_ACCESS, PRIVATE_MAP | ANONYMOUS, -1, 0);
  int kind = PRIVATE_MAP | ANONYMOUS;
  if (file) {
    kind = SHARED_MAP;
    *file = memfd_create("enzyme", CLOSE_ON_EXEC);
    if (*file < 0 || ftruncate(*file, WINDOW)) STOP("enzyme: '__enzyme_todense' needs a file in memory (memfd_create)\n");
  }
  if (found == (char *)-1 || mmap(found + WINDOW, WINDOW, READ_WRITE, kind | FIXED, file ? *file : -1, 0) == (void *)-1)
    write(2, none, sizeof none - 1), abort();
  return found + WINDOW + BEFORE;
}

static void close_window(char *begin) { munmap(begin - BEFORE - WINDOW, 3 * WINDOW); }

static void empty_window(char *begin) { madvise(begin - BEFORE, WINDOW, DONTNEED); }

/* The elements of a window from the first touched page to the last. */
static void measure(struct array *a, int file) {
  a->first = a->count = 0;
  long first = lseek(file, 0, SEEK_DATA), last = first;
  for (long next = first; next >= 0; next = lseek(file, last, SEEK_DATA)) {
    last = lseek(file, next, SEEK_HOLE);
    if (last < 0) STOP("enzyme: a file in memory does not tell which of its pages are used\n");
  }
  if (first < 0) return;
  a->first = (first - BEFORE) / a->bytes;
  a->count = (last - first) / a->bytes;
}

/* -- arrays whose numbers are a function of the program, too */

typedef double number(struct array *, int64_t array, int64_t offset);

struct virtual_arrays { struct array *arrays; int64_t count; number *value; };

SHARED _Thread_local struct virtual_arrays *__enzyme_cc_virtual_arrays;

/* Bytes that the program is about to read, or to write. */
SHARED void __enzyme_cc_dense_touch(char *place, int64_t bytes, int writes) {
  struct virtual_arrays *v = __enzyme_cc_virtual_arrays;
  for (int64_t k = 0; v && k < v->count; k++) {
    struct array *a = &v->arrays[k];
    int64_t from = place - a->primal;
    if (!(a->role & VIRTUAL) || (uint64_t)(from + BEFORE) >= (uint64_t)WINDOW) continue;
    if (writes) STOP("enzyme: the function writes to an array of '__enzyme_todense' that it is given as an argument\n");
    int64_t first = (from + BEFORE) / a->bytes * a->bytes - BEFORE;
    for (int64_t at = first; at < from + bytes; at += a->bytes) put_number(a->primal + at, a->bytes, v->value(v->arrays, k, at));
  }
}

/* -- the matrix */

static void forget(struct dense_plan *p) {
  free(p->key), free(p->arrays), free(p->starts), free(p->indices), free(p->values), free(p->sums);
  free(p->seen_rows), free(p->seen_columns), free(p->touched);
  *p = (struct dense_plan){.stamp = 0};
}

SHARED void __enzyme_cc_dense_release(struct dense_plan *p) { forget(p); }

static void empty_made(struct array *a, int64_t count) {
  for (int64_t k = 0; k < count; k++) if (a[k].role & MADE) empty_window(a[k].primal);
}

/* Runs with sets of indices, at first empty ones: which elements there are, then what depends on them. Arrays that the
 * program gives memory for get labels of their own, behind those of the columns, for what they held before. */
static void follow(struct array *a, int64_t count, run *with_sets, struct index_sets *sets, int64_t *columns) {
  struct index_sets *before = __enzyme_cc_index_sets;
  begin_sets(sets, 0);
  __enzyme_cc_index_sets = sets;
  int *files = grown(0, count * sizeof *files);
  for (int64_t k = 0; k < count; k++) if (a[k].role & (INPUT | OUTPUT)) a[k].shadow = window(&files[k]);
  with_sets(a);
  end_sets(sets);
  int64_t labels = 0;
  for (int64_t k = 0; k < count; k++) {
    if (!(a[k].role & (INPUT | OUTPUT))) continue;
    measure(&a[k], files[k]);
    close(files[k]);
    if (a[k].role & INPUT) labels += a[k].count;
  }
  free(files);
  *columns = labels;
  for (int64_t k = 0; k < count; k++)
    if ((a[k].role & (INPUT | OUTPUT)) == OUTPUT && !(a[k].role & MADE)) labels += a[k].count;
  if (labels >= INT32_MAX / 2) STOP("enzyme: a sparse derivative has more than 2^30 columns\n");
  begin_sets(sets, labels);
  give_labels(a, count);
  int64_t label = *columns + 1;
  for (int64_t k = 0; k < count; k++)
    if ((a[k].role & (INPUT | OUTPUT)) == OUTPUT && !(a[k].role & MADE))
      for (int64_t i = 0; i < a[k].count; i++) put_handle(elements_of(&a[k]) + i * a[k].bytes, a[k].bytes, label++);
  empty_made(a, count);
  with_sets(a);
  __enzyme_cc_index_sets = before;
}

/* Elements that still are what they were are no rows. */
static void only_written(struct array *a, int64_t count, int64_t columns) {
  int64_t label = 1, own = columns + 1;
  for (int64_t k = 0; k < count; k++) {
    int32_t role = a[k].role & (INPUT | OUTPUT);
    for (int64_t i = 0; role && i < a[k].count; i++) {
      char *place = elements_of(&a[k]) + i * a[k].bytes;
      uint32_t set = set_of(number_at(place, a[k].bytes));
      if (role & INPUT && set != label++)
        STOP("enzyme: the function changes an input whose shadow is of '__enzyme_todense': it would not be the same for "
             "the next column\n");
      if (role == OUTPUT && !(a[k].role & MADE) && set == own++) put_number(place, a[k].bytes, 0);
    }
  }
}

static void make(struct dense_plan *p, struct array *a, int64_t count, int64_t bytes, run *with_sets, run *columns,
                 run *touching, number *value) {
  char *key = grown(0, bytes);
  __builtin_memcpy(key, a, bytes);
  if (p->is_valid && p->count == count && !__builtin_memcmp(p->key, key, bytes)) {
    free(key);
    return;
  }
  forget(p);
  p->key = key, p->count = count;
  for (int64_t k = 0; k < count; k++) {
    if (a[k].role & VIRTUAL) a[k].primal = window(0);
    else if (a[k].role & OUTPUT && (uintptr_t)a[k].primal < PAGE) a[k].primal = window(0), a[k].role |= MADE;
  }
  if (touching) {
    struct virtual_arrays arrays = {a, count, value}, *before = __enzyme_cc_virtual_arrays;
    __enzyme_cc_virtual_arrays = &arrays;
    touching(a);
    __enzyme_cc_virtual_arrays = before;
    empty_made(a, count);
  }
  struct index_sets *sets = grown(0, sizeof *sets);
  struct pattern rows, by_column;
  follow(a, count, with_sets, sets, &p->columns);
  only_written(a, count, p->columns);
  find_pattern(sets, a, count, &rows);
  end_sets(sets), free(sets);
  for (int64_t k = 0; k < rows.starts[rows.rows]; k++)
    if (rows.indices[k] >= p->columns)
      STOP("enzyme: the function adds to what was in its output before, so that it cannot run several times: pass a null "
           "pointer with 'enzyme_dupnoneed'\n");
  rows.columns = p->columns;
  p->arrays = grown(0, count * sizeof *p->arrays);
  for (int64_t k = 0; k < count; k++) {
    p->arrays[k] = a[k];
    if (!(a[k].role & (INPUT | OUTPUT))) continue;
    close_window(a[k].shadow);
    a[k].stride = (a[k].count * a[k].bytes + 63) / 64 * 64;
    p->arrays[k].shadow = grown(0, LANES * a[k].stride);
    a[k].shadow = p->arrays[k].shadow - a[k].first * a[k].bytes;
  }
  int64_t *colours = numbers(rows.columns, -1), colour_count = colour_columns(&rows, colours);
  rows.columns = p->columns;
  double *values = filled(a, count, &rows, colours, colour_count, BY_COLUMNS, columns, empty_made);
  transpose(&rows, &by_column);
  p->starts = by_column.starts, p->indices = by_column.indices, p->rows = rows.rows;
  p->values = grown(0, rows.starts[rows.rows] * sizeof *values);
  int64_t *next = numbers(p->columns, 0);
  for (int64_t r = 0; r < rows.rows; r++)
    for (int64_t k = rows.starts[r]; k < rows.starts[r + 1]; k++) {
      int64_t c = rows.indices[k];
      p->values[p->starts[c] + next[c]++] = values[k];
    }
  p->sums = grown(0, p->rows * sizeof *p->sums);
  p->seen_rows = numbers(p->rows, 0), p->seen_columns = numbers(p->columns, 0);
  p->touched = numbers(p->rows, 0);
  for (int64_t k = 0; k < count; k++) {
    if (a[k].role & (INPUT | OUTPUT)) free(p->arrays[k].shadow);
    if (a[k].role & (MADE | VIRTUAL)) close_window(a[k].primal);
  }
  free(colours), free(values), free(next), free(rows.starts), free(rows.indices);
  p->is_valid = 1;
}

/* Makes the matrix be there for these arguments, and begins a sum of columns. */
SHARED void __enzyme_cc_dense_begin(struct dense_plan *p, struct array *a, int64_t count, int64_t bytes, run *with_sets,
                                    run *columns, run *touching, number *value) {
  make(p, a, count, bytes, with_sets, columns, touching, value);
  p->stamp++, p->touched_count = p->next = 0;
}

/* The bytes from which, and up to which, an array has elements. */
SHARED int64_t __enzyme_cc_dense_from(struct dense_plan *p, int64_t array) {
  return p->arrays[array].first * p->arrays[array].bytes;
}

SHARED int64_t __enzyme_cc_dense_to(struct dense_plan *p, int64_t array) {
  return (p->arrays[array].first + p->arrays[array].count) * p->arrays[array].bytes;
}

/* Adds a number times the column of an element; each element once. */
SHARED void __enzyme_cc_dense_add(struct dense_plan *p, int64_t array, int64_t offset, double seed) {
  int64_t column = offset / p->arrays[array].bytes - p->arrays[array].first;
  for (int64_t k = 0; k < array; k++) if (p->arrays[k].role & INPUT) column += p->arrays[k].count;
  if (seed == 0 || p->seen_columns[column] == p->stamp) return;
  p->seen_columns[column] = p->stamp;
  for (int64_t k = p->starts[column]; k < p->starts[column + 1]; k++) {
    int64_t row = p->indices[k];
    if (p->seen_rows[row] != p->stamp) {
      p->seen_rows[row] = p->stamp;
      p->sums[row] = 0;
      p->touched[p->touched_count++] = row;
    }
    p->sums[row] += seed * p->values[k];
  }
}

/* The next element of the sum that may be other than zero: its array, the bytes to it, and its value. Negative: no more. */
SHARED int64_t __enzyme_cc_dense_next(struct dense_plan *p, int64_t *offset, double *value) {
  if (p->next == p->touched_count) return -1;
  int64_t row = p->touched[p->next++], array = 0;
  *value = p->sums[row];
  for (; !(p->arrays[array].role & OUTPUT) || row >= p->arrays[array].count; array++)
    if (p->arrays[array].role & OUTPUT) row -= p->arrays[array].count;
  *offset = (p->arrays[array].first + row) * p->arrays[array].bytes;
  return array;
}

#endif
