#include "runtime/tape.c"
#include "check.h"

#define arena (&__enzyme_cc_arena)

static int segments(void) {
  int number = 0;
  for (struct segment *s = arena->newest; s; s = s->before) number++;
  return number;
}

static uint64_t bytes_of_segments(void) {
  uint64_t bytes = arena->spare ? size_of(arena->spare) : 0;
  for (struct segment *s = arena->newest; s; s = s->before) bytes += size_of(s);
  return bytes;
}

static void chunks_are_apart_aligned_and_given_back_in_order(void) {
  void *mark = __enzyme_cc_tape_mark();
  CHECK(mark == NULL);
  char *a = __enzyme_cc_tape_push(1), *b = __enzyme_cc_tape_push(17), *c = __enzyme_cc_tape_push(0);
  CHECK(b == a + 16 && c == b + 32 && (uintptr_t)a % 16 == 0);
  CHECK(__enzyme_cc_tape_push(8) == c);   /* after a chunk of nothing */
  __enzyme_cc_tape_pop(b);
  CHECK(__enzyme_cc_tape_push(16) == b);
  __enzyme_cc_tape_pop(mark);
  CHECK(segments() == 0 && arena->spare && arena->held == size_of(arena->spare));
  CHECK(__enzyme_cc_tape_push(1) == a && segments() == 1);   /* the spare segment serves again */
  __enzyme_cc_tape_pop(a);
  CHECK(__enzyme_cc_tape_mark() == a);
}

static void chunks_keep_what_is_in_them_over_many_segments(void) {
  enum { CHUNKS = 300 };
  unsigned char *chunk[CHUNKS];
  void *mark = __enzyme_cc_tape_mark();
  for (int i = 0; i < CHUNKS; i++) {
    chunk[i] = __enzyme_cc_tape_push(i * 997);
    memset(chunk[i], i, i * 997);
  }
  CHECK(segments() >= 4 && segments() < 12);
  CHECK(arena->held == bytes_of_segments());
  for (int i = CHUNKS; i--;) {
    for (int k = 0; k < i * 997; k++) CHECK(chunk[i][k] == (unsigned char)i);
    __enzyme_cc_tape_pop(chunk[i]);
  }
  __enzyme_cc_tape_pop(mark);
  CHECK(__enzyme_cc_tape_mark() == mark && segments() <= 1);
  CHECK(arena->held == bytes_of_segments());
}

static void a_mark_gives_back_segments_behind_it(void) {
  char *first = __enzyme_cc_tape_push(16);
  void *mark = __enzyme_cc_tape_mark();
  for (int i = 0; i < 100; i++) memset(__enzyme_cc_tape_push(100000), i, 100000);
  __enzyme_cc_tape_pop(mark);
  CHECK(__enzyme_cc_tape_mark() == mark && segments() == 1);
  CHECK(arena->spare && size_of(arena->spare) > FIRST_SEGMENT);   /* the biggest is kept */
  uint64_t held = arena->held;
  for (int i = 0; i < 50; i++) __enzyme_cc_tape_push(100000);
  CHECK(arena->held == held);   /* nothing new was asked of the system */
  __enzyme_cc_tape_pop(first);
}

static void a_chunk_that_no_segment_holds_gets_one_of_its_own(void) {
  for (uint64_t bytes = FIRST_SEGMENT - HEADER - 16; bytes < (1 << 25); bytes = bytes * 3 / 2 + 16) {
    char *chunk = __enzyme_cc_tape_push(bytes);
    memset(chunk, 1, bytes);
    CHECK((uintptr_t)chunk % 16 == 0 && chunk + bytes <= arena->end);
    if (size_of(arena->newest) >= 2 * HUGE_PAGE) CHECK((uintptr_t)arena->newest % HUGE_PAGE == 0);
    __enzyme_cc_tape_pop(chunk);
    CHECK(arena->held == bytes_of_segments());
  }
}

static void *another_thread(void *seed) {
  CHECK(arena->top == NULL);   /* a tape of its own */
  uint64_t *chunk[500];
  for (int round = 0; round < 20; round++) {
    for (uint64_t i = 0; i < 500; i++) chunk[i] = __enzyme_cc_tape_push(8 * 64), *chunk[i] = (uintptr_t)seed + i;
    for (uint64_t i = 500; i--;) CHECK(*chunk[i] == (uintptr_t)seed + i), __enzyme_cc_tape_pop(chunk[i]);
  }
  return NULL;   /* what it held is freed with it: a leak checker says so else */
}

static void threads_have_tapes_of_their_own(void) {
  pthread_t threads[4];
  for (intptr_t i = 0; i < 4; i++) pthread_create(&threads[i], NULL, another_thread, (void *)(i << 20));
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
}

static void closing_and_opening_again_is_harmless(void) {
  __enzyme_cc_tape_open();
  __enzyme_cc_tape_push(100);
  __enzyme_cc_tape_close();
  CHECK(arena->newest == NULL && arena->spare == NULL && arena->held == 0 && __enzyme_cc_tape_mark() == NULL);
  CHECK(!__enzyme_cc_tape_key_made);
  __enzyme_cc_tape_open();
  CHECK(__enzyme_cc_tape_key_made);
  __enzyme_cc_tape_push(100);
}

int main(int argc, char **argv) {
  (void)argv;
  if (argc > 1) {   /* with a limit: to its end */
    for (int i = 0; i < 1000; i++) memset(__enzyme_cc_tape_push(10000), 1, 10000);
    return 0;
  }
  chunks_are_apart_aligned_and_given_back_in_order();
  chunks_keep_what_is_in_them_over_many_segments();
  a_mark_gives_back_segments_behind_it();
  a_chunk_that_no_segment_holds_gets_one_of_its_own();
  threads_have_tapes_of_their_own();
  closing_and_opening_again_is_harmless();
  return 0;
}
