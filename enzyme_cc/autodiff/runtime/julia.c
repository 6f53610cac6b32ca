/* Memory of Julia's garbage collector.
 *
 * Derivatives keep objects where the collector does not look: on the tape, and in shadows that nothing but the tape
 * leads to. So it is held back while the outermost gradient call of a thread runs, as `GC.enable(false)` does, which is
 * also what deferred free (deferred_free.c) does to memory that a program frees itself. Shadows come from the allocator
 * of the primal with the same type, so that the collector knows them when it runs again.
 */

#include "support.h"

#define SPACE(number) __attribute__((address_space(number)))

/* jl_array_t, up to Julia 1.10 */
typedef SPACE(10) struct {
  SPACE(13) char *data;
  size_t length;
  uint16_t flags, element_size;
} * array;

/* jl_genericmemory_t, from Julia 1.11 on */
typedef SPACE(10) struct {
  size_t length;
  char *data;
} * memory;

/* jl_datatype_t, as far as its layout, which begins with the size of an element */
typedef struct {
  void *before[5];
  const uint32_t *layout;
} datatype;

extern int jl_gc_enable(int on);
extern array jl_alloc_array_1d(void *type, size_t), jl_alloc_array_2d(void *type, size_t, size_t),
    jl_alloc_array_3d(void *type, size_t, size_t, size_t);
extern memory jl_alloc_genericmemory(datatype *, size_t), jl_alloc_genericmemory_unchecked(void *, size_t, datatype *);
extern SPACE(10) double *jl_box_float64(double);
extern SPACE(10) float *jl_box_float32(float);

SHARED _Thread_local long __enzyme_cc_julia_holds;
SHARED _Thread_local int __enzyme_cc_julia_collected;

SHARED NOINLINE void __enzyme_cc_julia_hold(void) {
  if (__enzyme_cc_julia_holds++ == 0) __enzyme_cc_julia_collected = jl_gc_enable(0);
}

SHARED NOINLINE void __enzyme_cc_julia_release(void) {
  if (--__enzyme_cc_julia_holds == 0) jl_gc_enable(__enzyme_cc_julia_collected);
}

/* An error is thrown, which leaves all derivatives. */
SHARED NOINLINE void __enzyme_cc_julia_leave(void) {
  if (__enzyme_cc_julia_holds) jl_gc_enable(__enzyme_cc_julia_collected);
  __enzyme_cc_julia_holds = 0;
}

/* The word before an object, which says what it is, as allocators leave it to their callers. */
SHARED void __enzyme_cc_julia_set_type(SPACE(10) size_t *made, size_t type) { made[-1] = type; }

static array cleared(array made) {
  __builtin_memset((char *)made->data, 0, made->length * made->element_size);
  return made;
}

SHARED NOINLINE array __enzyme_cc_julia_alloc_array_1d(void *type, size_t m) {
  return cleared(jl_alloc_array_1d(type, m));
}
SHARED NOINLINE array __enzyme_cc_julia_alloc_array_2d(void *type, size_t m, size_t n) {
  return cleared(jl_alloc_array_2d(type, m, n));
}
SHARED NOINLINE array __enzyme_cc_julia_alloc_array_3d(void *type, size_t m, size_t n, size_t k) {
  return cleared(jl_alloc_array_3d(type, m, n, k));
}
SHARED NOINLINE SPACE(13) char *__enzyme_cc_julia_array_data(array made) { return made->data; }

SHARED NOINLINE memory __enzyme_cc_julia_alloc_genericmemory(datatype *type, size_t length) {
  memory made = jl_alloc_genericmemory(type, length);
  __builtin_memset(made->data, 0, length * *type->layout);
  return made;
}
/* Whoever calls it writes the length, but not into shadows. */
SHARED NOINLINE memory __enzyme_cc_julia_alloc_genericmemory_unchecked(void *thread, size_t bytes, datatype *type) {
  memory made = jl_alloc_genericmemory_unchecked(thread, bytes, type);
  __builtin_memset(made->data, 0, bytes);
  made->length = *type->layout ? bytes / *type->layout : 0;
  return made;
}
SHARED NOINLINE char *__enzyme_cc_julia_memory_data(memory made) { return made->data; }

SHARED NOINLINE SPACE(10) double *__enzyme_cc_julia_box_float64(void) { return jl_box_float64(0); }
SHARED NOINLINE SPACE(10) float *__enzyme_cc_julia_box_float32(void) { return jl_box_float32(0); }
