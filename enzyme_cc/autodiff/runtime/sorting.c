/* Sorting with derivatives. A sort is its permutation: it is found once, then primal, shadow and adjoint elements move by
 * it, forwards or back (operations/sorting.py). */

#include "support.h"

typedef int compare_two(const void *, const void *);
typedef int compare_three(const void *, const void *, void *);

extern void qsort_r(void *, size_t, size_t, compare_three *, void *);

struct sort {
  const char *base;
  uint64_t size;
  void *compare, *context;
  int with_context;         /* whether `compare` takes it: qsort_r, not qsort */
};

/* The places of two elements, compared by what lies there; equal elements keep their order. */
static int compare_places(const void *a, const void *b, void *memory) {
  const struct sort *sort = memory;
  uint64_t i = *(const uint64_t *)a, j = *(const uint64_t *)b;
  const char *left = sort->base + i * sort->size, *right = sort->base + j * sort->size;
  int result = sort->with_context ? ((compare_three *)sort->compare)(left, right, sort->context)
                                  : ((compare_two *)sort->compare)(left, right);
  if (result == 0) return i < j ? -1 : 1;
  return result;
}

/* order[k] becomes the place of the element that the sort puts at place k. Integers all: no derivative goes through. */
SHARED NOINLINE IR("\"enzyme_inactive\"") void __enzyme_cc_order(
    const char *base, uint64_t n, uint64_t size, void *compare, void *context, int with_context, uint64_t *order) {
  struct sort sort = {base, size, compare, context, with_context};
  for (uint64_t i = 0; i < n; i++) order[i] = i;
  qsort_r(order, n, sizeof *order, compare_places, &sort);
}

/* Of n elements, `stride` bytes apart, the same `bytes` bytes each: element k becomes what was element order[k], or,
 * back, element order[k] what was element k. An outer derivative differentiates this code. */
SHARED void __enzyme_cc_permute(
    char *data, const uint64_t *order, uint64_t n, uint64_t stride, uint64_t bytes, int back) {
  char *old = malloc(n * bytes);
  for (uint64_t i = 0; i < n; i++) __builtin_memcpy(old + i * bytes, data + (back ? i : order[i]) * stride, bytes);
  for (uint64_t i = 0; i < n; i++) __builtin_memcpy(data + (back ? order[i] : i) * stride, old + i * bytes, bytes);
  free(old);
}

/* No address that a program gets has one of the upper 16 bits; no number but zero and tiny ones is without all. */
static int is_low(uint64_t word) { return word >> 48 == 0; }

/* The same of a word of each element that holds now an address, now a number: of the shadow's words addresses move,
 * adjoints stay where they are until the reverse sweep. */
SHARED void __enzyme_cc_permute_mixed(char *data, const uint64_t *order, uint64_t n, uint64_t stride) {
  uint64_t *old = malloc(n * sizeof *old);
  for (uint64_t i = 0; i < n; i++) old[i] = *(const uint64_t *)(data + i * stride);
  for (uint64_t i = 0; i < n; i++) {
    uint64_t came = old[order[i]], was = old[i];
    uint64_t stays = is_low(was) ? 0 : was;
    *(uint64_t *)(data + i * stride) = is_low(came) && came ? came : stays;
  }
  free(old);
}
