#include "runtime/lazily_mapped.c"
#include "check.h"

static double variable[4];

static void shadows_lie_as_their_primals_do(void) {
  double *heap = malloc(800 * sizeof *heap), on_stack[4];
  double *shadow = __enzyme_cc_lazy_shadow(heap, NULL, 0);
  CHECK(shadow != heap && *shadow == 0 && shadow[799] == 0);
  for (int i = 0; i < 800; i++) CHECK(__enzyme_cc_lazy_shadow(heap + i, NULL, 0) == shadow + i);
  CHECK(__enzyme_cc_lazy_shadow(NULL, NULL, 0) == NULL);                 /* no memory, no shadow */
  CHECK(__enzyme_cc_lazy_shadow(heap, on_stack, 0) == on_stack);        /* there is one */
  CHECK(__enzyme_cc_lazy_shadow(heap, NULL, 1) != shadow);              /* of another derivative */
  double *of_variable = __enzyme_cc_lazy_shadow(variable, NULL, 0);
  double *of_stack = __enzyme_cc_lazy_shadow(on_stack, NULL, 0);
  *of_variable = 1, *of_stack = 2, *shadow = 3;
  CHECK(*(double *)__enzyme_cc_lazy_shadow(variable, NULL, 0) == 1 && *shadow == 3 && *of_stack == 2);
  free(heap);
}

static void only_what_is_on_the_heap_is_freed(void) {
  void *heap = malloc(8);
  CHECK(__enzyme_cc_heap_shadow(heap) == heap);
  CHECK(__enzyme_cc_heap_shadow(__enzyme_cc_lazy_shadow(heap, NULL, 0)) == NULL);
  CHECK(__enzyme_cc_heap_shadow(__enzyme_cc_lazy_shadow(heap, NULL, 3)) == NULL);
  free(heap);
}

static void shadows_are_reallocated_wherever_they_are(void) {
  double *heap = malloc(16), *shadow = __enzyme_cc_lazy_shadow(heap, NULL, 0);
  shadow[0] = 1, shadow[1] = 2;
  double *more = __enzyme_cc_realloc_shadow(shadow, 32, 16);
  CHECK(__enzyme_cc_heap_shadow(more) == more && more[0] == 1 && more[1] == 2 && more[2] == 0 && more[3] == 0);
  more = __enzyme_cc_realloc_shadow(more, 64, 32);
  CHECK(more[0] == 1 && more[1] == 2);
  double *less = __enzyme_cc_realloc_shadow(shadow, 8, 16);
  CHECK(less[0] == 1);
  double *none = __enzyme_cc_realloc_shadow(NULL, 8, 0);
  CHECK(none);
  free(more), free(less), free(none), free(heap);
}

static void shadows_are_zero_when_the_outermost_derivative_begins(void) {
  double *shadow = __enzyme_cc_lazy_shadow(variable, NULL, 0);
  __enzyme_cc_lazy_shadows_begin();
  CHECK(*shadow == 0);
  *shadow = 5;
  __enzyme_cc_lazy_shadows_begin();   /* another thread's */
  CHECK(*shadow == 5);
  __enzyme_cc_lazy_shadows_end();
  __enzyme_cc_lazy_shadows_end();
  __enzyme_cc_lazy_shadows_begin();
  CHECK(*shadow == 0);
  __enzyme_cc_lazy_shadows_end();
}

static void windows_hold_objects_whole(void) {
  for (int i = 0; i < __enzyme_cc_windows_used; i++) {
    struct window *window = &__enzyme_cc_windows[i];
    uint64_t edge = window->high - 64;   /* the outer parts answer for no pointer */
    char *other = __enzyme_cc_lazily_mapped((void *)edge, window->lane);
    CHECK((uintptr_t)other - edge != window->distance);
    CHECK(__enzyme_cc_lazily_mapped((void *)(edge + 128), window->lane) == other + 128);
    if (i == 1) break;
  }
}

static void *in_a_thread(void *lane) {
  for (int i = 0; i < 2000; i++) {
    __enzyme_cc_lazy_shadows_begin();
    char *shadow = __enzyme_cc_lazy_shadow(variable, NULL, 8 + (uintptr_t)lane);
    CHECK(__enzyme_cc_heap_shadow(shadow) == NULL);
    __enzyme_cc_lazy_shadows_end();
  }
  return NULL;
}

static void threads_count_each_other(void) {
  pthread_t threads[4];
  for (uintptr_t i = 0; i < 4; i++) pthread_create(&threads[i], NULL, in_a_thread, (void *)(i % 2));
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  CHECK(__enzyme_cc_windows_users == 0);   /* or no derivative would ever find zeros again */
}

int main(void) {
  shadows_lie_as_their_primals_do();
  only_what_is_on_the_heap_is_freed();
  shadows_are_reallocated_wherever_they_are();
  shadows_are_zero_when_the_outermost_derivative_begins();
  windows_hold_objects_whole();
  threads_count_each_other();
  return 0;
}
