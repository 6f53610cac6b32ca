/* Variables of threads for code that a JIT loads, which knows no thread-local storage: a key of pthread's for each.
 * autodiff/runtime/__init__.py puts calls of this in place of thread-local variables. */

#include "support.h"

struct variable {
  uint64_t size;
  void (*end)(void *value);  /* called when a thread ends that has it, or NULL */
  uint64_t key;              /* the key and 1, or 0 while there is none */
};

struct value {
  struct variable *variable;
  uint64_t unused;           /* for the alignment of what follows */
};

extern int pthread_key_create(unsigned *, void (*)(void *));
extern int pthread_key_delete(unsigned);
extern int pthread_setspecific(unsigned, const void *);
extern void *pthread_getspecific(unsigned);
extern void *calloc(size_t, size_t);

static void end_of_thread(void *memory) {
  struct value *value = memory;
  if (value->variable->end) value->variable->end(value + 1);
  free(value);
}

static uint64_t key_of(struct variable *variable) {
  uint64_t key = __atomic_load_n(&variable->key, __ATOMIC_ACQUIRE);
  if (key) return key;
  unsigned made;
  if (pthread_key_create(&made, end_of_thread)) STOP("enzyme-cc: there are no keys for variables of threads left\n");
  if (__atomic_compare_exchange_n(&variable->key, &key, (uint64_t)made + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return (uint64_t)made + 1;
  pthread_key_delete(made);  /* another thread was quicker */
  return key;
}

SHARED NOINLINE void *__enzyme_cc_of_thread(struct variable *variable) {
  unsigned key = key_of(variable) - 1;
  struct value *value = pthread_getspecific(key);
  if (!value) {
    value = calloc(1, sizeof *value + variable->size);
    if (!value) {
      perror("enzyme-cc: a variable of a thread");
      abort();
    }
    value->variable = variable;
    pthread_setspecific(key, value);
  }
  return value + 1;
}
