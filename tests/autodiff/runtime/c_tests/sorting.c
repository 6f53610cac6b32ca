#define _GNU_SOURCE
#include "runtime/sorting.c"
#include "check.h"

struct record { int key, place; double value; };

static int by_key(const void *a, const void *b) {
  const struct record *left = a, *right = b;
  return (left->key > right->key) - (left->key < right->key);
}
static int by_key_downwards(const void *a, const void *b, void *sign) { return *(int *)sign * by_key(a, b); }

static void equal_elements_keep_their_order_and_come_back(void) {
  enum { N = 1000 };
  struct record records[N], before[N];
  uint64_t order[N];
  unsigned random = 1;
  for (int i = 0; i < N; i++) {
    random = random * 1664525 + 1013904223;
    records[i] = before[i] = (struct record){random >> 28, i, i * 0.5};
  }
  __enzyme_cc_order((char *)records, N, sizeof *records, (void *)by_key, NULL, 0, order);
  CHECK(!memcmp(records, before, sizeof records));
  __enzyme_cc_permute((char *)records, order, N, sizeof *records, sizeof *records, 0);
  for (int i = 1; i < N; i++) {
    CHECK(records[i - 1].key <= records[i].key);
    if (records[i - 1].key == records[i].key) CHECK(records[i - 1].place < records[i].place);
  }
  /* a part of each element goes back, the rest stays */
  struct record sorted[N];
  memcpy(sorted, records, sizeof records);
  __enzyme_cc_permute((char *)&records[0].value, order, N, sizeof *records, sizeof(double), 1);
  for (int i = 0; i < N; i++) CHECK(records[i].value == before[i].value && records[i].place == sorted[i].place);
  memcpy(records, sorted, sizeof records);
  __enzyme_cc_permute((char *)records, order, N, sizeof *records, sizeof *records, 1);
  CHECK(!memcmp(records, before, sizeof records));
}

static void comparisons_with_a_context_get_it(void) {
  struct record records[3] = {{1, 0, 0}, {3, 1, 0}, {2, 2, 0}};
  uint64_t order[3];
  int sign = -1;
  __enzyme_cc_order((char *)records, 3, sizeof *records, (void *)by_key_downwards, &sign, 1, order);
  CHECK(order[0] == 1 && order[1] == 2 && order[2] == 0);
}

static void nothing_and_one_are_sorted(void) {
  uint64_t order[1] = {7};
  __enzyme_cc_order(NULL, 0, 8, (void *)by_key, NULL, 0, order);
  __enzyme_cc_permute(NULL, order, 0, 8, 8, 0);
  CHECK(order[0] == 7);
  struct record one = {1, 2, 3};
  __enzyme_cc_order((char *)&one, 1, sizeof one, (void *)by_key, NULL, 0, order);
  __enzyme_cc_permute((char *)&one, order, 1, sizeof one, sizeof one, 0);
  CHECK(order[0] == 0 && one.key == 1);
}

static void addresses_move_and_adjoints_stay(void) {
  double place[2], adjoint = 1.5;
  uint64_t words[4] = {(uintptr_t)&place[0], 0, (uintptr_t)&place[1], 0}, bits;
  memcpy(&bits, &adjoint, 8);
  words[3] = bits;
  uint64_t order[4] = {1, 2, 3, 0};
  __enzyme_cc_permute_mixed((char *)words, order, 4, 8);
  CHECK(words[0] == 0);                      /* nothing came, an address went */
  CHECK(words[1] == (uintptr_t)&place[1]);
  CHECK(words[2] == 0);                      /* an adjoint does not come */
  CHECK(words[3] == (uintptr_t)&place[0]);   /* it gave way to an address, which has moved in the primal, too */
}

int main(void) {
  equal_elements_keep_their_order_and_come_back();
  comparisons_with_a_context_get_it();
  nothing_and_one_are_sorted();
  addresses_move_and_adjoints_stay();
  return 0;
}
