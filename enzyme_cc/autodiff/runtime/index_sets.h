/* Sets of indices that go along with a computation (interface/index_sets.py), one for each number: of the inputs that it
 * depends on. A set has a handle, a floating-point number that lies where a tangent would: 0 is the empty set, set k the
 * odd integer 2 k + 1, so that neither a sign nor a power of two that a derivative is scaled by makes it another one.
 *
 * Sets 1..labels are those of one index. Sets of up to SMALL indices are sorted, and equal ones are the same set; larger
 * ones are a union of two others until somebody asks for their elements. */

#ifndef ENZYME_CC_INDEX_SETS_H
#define ENZYME_CC_INDEX_SETS_H

#include "support.h"

#define LOST_SET "enzyme: a set of indices was lost on its way: the pattern of a sparse derivative cannot be found\n"

enum { SMALL = 96, RECENT = 1 << 12 };

struct index_set {
  uint32_t count;      /* 0: the union of two others that has not been asked for */
  uint32_t left, right;
  uint64_t at;         /* of its elements in the pool */
};

struct recent_union { uint32_t left, right, result; };

struct index_sets {
  uint32_t labels;
  uint64_t count, room;          /* of sets with more than one index */
  struct index_set *sets;
  uint32_t *pool;
  uint64_t used, pool_room;
  uint32_t *table;               /* small sets by their elements; 0 is free */
  uint64_t table_room, table_used;
  uint32_t *stamps, stamp;       /* of indices that a walk has seen */
  struct recent_union recent[RECENT];
};

/* Those of the thread's run at hand. */
SHARED _Thread_local struct index_sets *__enzyme_cc_index_sets;

static void *grown(void *block, uint64_t bytes) {
  void *found = realloc(block, bytes ? bytes : 1);
  if (!found) STOP("enzyme: no memory is left for a sparse derivative\n");
  return found;
}

static inline uint32_t set_of(double handle) {
  union { double number; uint64_t bits; } as = {handle};
  if (handle == 0) return 0;
  uint64_t odd = (as.bits & ((1ull << 52) - 1)) | (1ull << 52);
  return odd >> __builtin_ctzll(odd) >> 1;
}

static inline double handle_of(uint64_t set) { return set ? 2 * (double)set + 1 : 0; }

static void begin_sets(struct index_sets *s, uint32_t labels) {
  *s = (struct index_sets){.labels = labels, .table_room = 1 << 12};
  while (s->table_room < 4ull * labels) s->table_room *= 2;
  s->table = grown(0, s->table_room * sizeof *s->table);
  for (uint64_t i = 0; i < s->table_room; i++) s->table[i] = 0;
}

static void end_sets(struct index_sets *s) {
  free(s->sets), free(s->pool), free(s->table), free(s->stamps);
}

/* The elements of a set that is not lazy. */
static const uint32_t *elements(const struct index_sets *s, uint32_t set, uint32_t *count, uint32_t *single) {
  if (set <= s->labels) return *single = set - 1, *count = 1, single;
  const struct index_set *found = &s->sets[set - s->labels - 1];
  return *count = found->count, s->pool + found->at;
}

static uint32_t new_set(struct index_sets *s, struct index_set set) {
  if (s->count == s->room) {
    s->room = s->room ? 2 * s->room : 1024;
    s->sets = grown(s->sets, s->room * sizeof *s->sets);
  }
  s->sets[s->count++] = set;
  uint64_t number = s->labels + s->count;
  if (number > UINT32_MAX / 2) STOP("enzyme: too many sets of indices for a sparse derivative\n");
  return number;
}

static uint64_t put_elements(struct index_sets *s, const uint32_t *from, uint64_t count) {
  if (s->used + count > s->pool_room) {
    s->pool_room = 2 * (s->used + count) + 1024;
    s->pool = grown(s->pool, s->pool_room * sizeof *s->pool);
  }
  for (uint64_t i = 0; i < count; i++) s->pool[s->used + i] = from[i];
  return (s->used += count) - count;
}

static uint64_t hashed(const uint32_t *elements, uint32_t count) {
  uint64_t hash = count;
  for (uint32_t i = 0; i < count; i++) hash = (hash ^ elements[i]) * 0x9e3779b97f4a7c15ull, hash ^= hash >> 32;
  return hash;
}

/* The place of a small set in the table, or the free one where it would be. First looked at is a place beside those of
 * sets with neighbouring elements, which are in the cache; many sets may share that one. */
static uint64_t place(const struct index_sets *s, const uint32_t *wanted, uint32_t count) {
  uint64_t hash = hashed(wanted, count), at = 4ull * wanted[count / 2] + (hash & 3), step = hash >> 33 | 1;
  for (int64_t tries = 0;; tries++) {
    at = (tries == 1 ? hash >> 2 : at + (tries > 1) * step) & (s->table_room - 1);
    if (!s->table[at]) break;
    uint32_t n, single;
    const uint32_t *found = elements(s, s->table[at], &n, &single);
    if (n != count) continue;
    uint32_t i = 0;
    while (i < n && found[i] == wanted[i]) i++;
    if (i == n) break;
  }
  return at;
}

static uint32_t small_set(struct index_sets *s, const uint32_t *wanted, uint32_t count) {
  uint64_t at = place(s, wanted, count);
  if (s->table[at]) return s->table[at];
  uint32_t set = new_set(s, (struct index_set){.count = count, .at = put_elements(s, wanted, count)});
  s->table[at] = set;
  if (2 * ++s->table_used > s->table_room) {
    uint32_t *old = s->table;
    uint64_t room = s->table_room;
    s->table_room *= 2;
    s->table = grown(0, s->table_room * sizeof *s->table);
    for (uint64_t i = 0; i < s->table_room; i++) s->table[i] = 0;
    for (uint64_t i = 0; i < room; i++) {
      if (!old[i]) continue;
      uint32_t n, single;
      const uint32_t *found = elements(s, old[i], &n, &single);
      s->table[place(s, found, n)] = old[i];
    }
    free(old);
  }
  return set;
}

static int is_lazy(const struct index_sets *s, uint32_t set) {
  return set > s->labels && !s->sets[set - s->labels - 1].count;
}

static uint32_t united(struct index_sets *s, uint32_t left, uint32_t right) {
  uint32_t merged[2 * SMALL], m, n, of_left, of_right, count = 0, i = 0, j = 0;
  if (!is_lazy(s, left) && !is_lazy(s, right)) {
    const uint32_t *a = elements(s, left, &m, &of_left), *b = elements(s, right, &n, &of_right);
    if (m <= SMALL && n <= SMALL) {
      while (i < m || j < n) {
        uint32_t next = j == n || (i < m && a[i] <= b[j]) ? a[i] : b[j];
        i += i < m && a[i] == next;
        j += j < n && b[j] == next;
        merged[count++] = next;
      }
      if (count == m) return left;
      if (count == n) return right;
      if (count <= SMALL) return small_set(s, merged, count);
    }
  }
  for (int other = 0; other < 2; other++) {  /* what the larger one is a union of already */
    uint32_t whole = other ? right : left, part = other ? left : right;
    if (whole > s->labels) {
      const struct index_set *found = &s->sets[whole - s->labels - 1];
      if (found->left == part || found->right == part) return whole;
    }
  }
  return new_set(s, (struct index_set){.left = left, .right = right});
}

static uint32_t joined(uint32_t left, uint32_t right) {
  struct index_sets *s = __enzyme_cc_index_sets;
  if (!s) STOP("enzyme: the indices of a sparse derivative are not followed in this thread: the function whose pattern is "
               "looked for starts threads\n");
  if (left > s->labels + s->count || right > s->labels + s->count) STOP(LOST_SET);
  if (left > right) { uint32_t other = left; left = right; right = other; }
  struct recent_union *recent = &s->recent[(left * 0x9e3779b1u ^ right * 0x85ebca6bu) >> 20];
  if (recent->left != left || recent->right != right)
    *recent = (struct recent_union){left, right, united(s, left, right)};
  return recent->result;
}

/* The union of two sets. */
SHARED double __enzyme_cc_index_sets_join(double a, double b) {
  if (a == 0 || a == b) return b;
  if (b == 0) return a;
  uint32_t left = set_of(a), right = set_of(b);
  return handle_of(left == right ? left : joined(left, right));
}

/* A handle as a number of single precision. */
SHARED float __enzyme_cc_index_sets_narrow(double handle) {
  uint32_t set = set_of(handle);
  if (set >= 1u << 23) STOP("enzyme: too many sets of indices for numbers of single precision\n");
  return (float)handle_of(set);
}

static void sort(uint32_t *a, uint64_t n) {  /* heap sort */
  for (uint64_t built = n / 2, end = n; end > 1;) {
    uint32_t value;
    if (built) value = a[--built];
    else value = a[--end], a[end] = a[0];
    uint64_t at = built;
    for (uint64_t child; (child = 2 * at + 1) < end; at = child) {
      if (child + 1 < end && a[child] < a[child + 1]) child++;
      if (a[child] <= value) break;
      a[at] = a[child];
    }
    a[at] = value;
  }
}

/* Makes the elements of a set be there. */
static void settle(struct index_sets *s, uint32_t set) {
  if (!is_lazy(s, set)) return;
  if (!s->stamps) {
    s->stamps = grown(0, s->labels * sizeof *s->stamps);
    for (uint32_t i = 0; i < s->labels; i++) s->stamps[i] = 0;
  }
  uint32_t stamp = ++s->stamp, *found = 0, *waiting = grown(0, 64 * sizeof *waiting);
  uint64_t count = 0, room = 0, depth = 1, waiting_room = 64;
  /* sets of the walk are marked in `at`, which lazy ones do not use */
  waiting[0] = set;
  while (depth) {
    uint32_t next = waiting[--depth];
    if (is_lazy(s, next)) {
      struct index_set *lazy = &s->sets[next - s->labels - 1];
      if (lazy->at == stamp) continue;
      lazy->at = stamp;
      if (depth + 2 > waiting_room) waiting = grown(waiting, (waiting_room *= 2) * sizeof *waiting);
      waiting[depth++] = lazy->left, waiting[depth++] = lazy->right;
      continue;
    }
    uint32_t n, single;
    const uint32_t *part = elements(s, next, &n, &single);
    if (count + n > room) found = grown(found, (room = 2 * (count + n)) * sizeof *found);
    for (uint32_t i = 0; i < n; i++)
      if (s->stamps[part[i]] != stamp) s->stamps[part[i]] = stamp, found[count++] = part[i];
  }
  sort(found, count);
  uint64_t at = put_elements(s, found, count);
  s->sets[set - s->labels - 1].at = at;
  s->sets[set - s->labels - 1].count = count;
  free(found), free(waiting);
}

#endif
