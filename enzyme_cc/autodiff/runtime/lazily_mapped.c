/* Lazily mapped shadow memory: shadows of memory that the program made before the derivative was called, and that only
 * its global variables lead to, so that nobody has made a shadow (shadow/lazily_mapped.py says when that is asked for).
 *
 * Such a shadow lies as far from its primal as those of all the memory around it: a window of the primal's address space
 * is mapped to a window of the same size, of which only the pages that are touched take memory. So pointers into one
 * object have shadows in one object, whatever they were made from. All is zero when the outermost derivative begins.
 */

#include "support.h"

enum {
  MOST_WINDOWS = 256,
  SMALLEST = 1 << 28,       /* a window is 64 GiB, or less where there is no such address space */
  PAGE = 4096,
  READ_WRITE = 3,
  PRIVATE_ANONYMOUS_NORESERVE = 0x4022,
  MADV_DONTNEED = 4
};
#define BIGGEST ((uint64_t)1 << 36)

struct window {
  uint64_t low, high;       /* the primal's addresses */
  uint64_t distance;        /* from primal to shadow */
  uint64_t lane;            /* of which derivative of several that are taken at once */
};

SHARED struct window __enzyme_cc_windows[MOST_WINDOWS];
SHARED int __enzyme_cc_windows_used;    /* the first so many; windows stay */
SHARED int __enzyme_cc_windows_lock;    /* held by who adds or empties windows */
SHARED int __enzyme_cc_windows_users;   /* derivatives that run */
/* What the thread asked for last, with the bounds inside of which the window answers. */
SHARED _Thread_local struct window __enzyme_cc_window_of_thread;

static void lock(void) {
  while (__atomic_exchange_n(&__enzyme_cc_windows_lock, 1, __ATOMIC_ACQUIRE)) {}
}
static void unlock(void) { __atomic_store_n(&__enzyme_cc_windows_lock, 0, __ATOMIC_RELEASE); }

static int used(void) { return __atomic_load_n(&__enzyme_cc_windows_used, __ATOMIC_ACQUIRE); }

/* The outer sixteenths of a window answer for no pointer, so that the objects of those that it answers for lie in it
 * whole. Below address 0 there is nothing. */
static uint64_t inner_low(const struct window *window) {
  return window->low ? window->low + ((window->high - window->low) >> 4) : 0;
}
static uint64_t inner_high(const struct window *window) { return window->high - ((window->high - window->low) >> 4); }

/* A new window around an address. */
static struct window *new_window(uint64_t address, uint64_t lane) {
  int number = used();
  for (uint64_t bytes = BIGGEST; number < MOST_WINDOWS && bytes >= SMALLEST; bytes >>= 1) {
    void *shadow = mmap(NULL, bytes, READ_WRITE, PRIVATE_ANONYMOUS_NORESERVE, -1, 0);
    if (shadow == (void *)-1) continue;
    uint64_t low = address > bytes / 2 ? (address - bytes / 2) & -(uint64_t)PAGE : 0;
    struct window *window = &__enzyme_cc_windows[number];
    *window = (struct window){low, low + bytes, (uintptr_t)shadow - low, lane};
    __atomic_store_n(&__enzyme_cc_windows_used, number + 1, __ATOMIC_RELEASE);
    return window;
  }
  perror("enzyme-cc: no address space for shadows of variables");
  abort();
}

/* The window that answers for an address. */
static struct window *window_of(uint64_t address, uint64_t lane) {
  for (int i = 0; i < used(); i++) {
    struct window *window = &__enzyme_cc_windows[i];
    if (window->lane == lane && inner_low(window) <= address && address < inner_high(window)) return window;
  }
  return new_window(address, lane);
}

/* The shadow of an address. It writes no memory that the program sees, and always gives the same: two calls are one. */
SHARED NOINLINE IR("cold willreturn memory(inaccessiblemem: readwrite)")
void *__enzyme_cc_lazily_mapped(const void *primal, uint64_t lane) {
  uint64_t address = (uintptr_t)primal;
  struct window *mine = &__enzyme_cc_window_of_thread;
  if (!(mine->low <= address && address < mine->high && mine->lane == lane)) {
    lock();
    struct window *window = window_of(address, lane);
    *mine = (struct window){inner_low(window), inner_high(window), window->distance, lane};
    unlock();
  }
  return (void *)(address + mine->distance);
}

/* The shadow of a pointer, given what was loaded from where its shadow should be: null, or what a variable starts as
 * that leads to no memory, as Rust's empty vectors do. */
SHARED INLINE void *__enzyme_cc_lazy_shadow(const void *primal, void *shadow, uint64_t lane) {
  return (uintptr_t)primal >= PAGE && (uintptr_t)shadow < PAGE ? __enzyme_cc_lazily_mapped(primal, lane) : shadow;
}

/* The shadow, or null where it was mapped here: what may be freed. */
SHARED NOINLINE void *__enzyme_cc_heap_shadow(void *shadow) {
  for (int i = 0; i < used(); i++) {
    const struct window *window = &__enzyme_cc_windows[i];
    uint64_t primal = (uintptr_t)shadow - window->distance;
    if (window->low <= primal && primal < window->high) return NULL;
  }
  return shadow;
}

/* The shadow of memory that `realloc` makes bigger or smaller; one that was mapped here moves to the heap. */
SHARED NOINLINE void *__enzyme_cc_realloc_shadow(void *shadow, uint64_t bytes, uint64_t before) {
  if (!shadow || __enzyme_cc_heap_shadow(shadow)) return realloc(shadow, bytes);
  char *moved = malloc(bytes);
  if (moved) {
    __builtin_memset(moved, 0, bytes);
    __builtin_memcpy(moved, shadow, before < bytes ? before : bytes);
  }
  return moved;
}

/* Around each derivative. One that begins while another runs, in another thread, leaves the shadows alone. */
SHARED NOINLINE void __enzyme_cc_lazy_shadows_begin(void) {
  lock();
  if (__atomic_fetch_add(&__enzyme_cc_windows_users, 1, __ATOMIC_ACQUIRE) == 0)
    for (int i = 0; i < used(); i++) {
      const struct window *window = &__enzyme_cc_windows[i];
      madvise((void *)(window->low + window->distance), window->high - window->low, MADV_DONTNEED);
    }
  unlock();
}

SHARED NOINLINE void __enzyme_cc_lazy_shadows_end(void) {
  __atomic_fetch_sub(&__enzyme_cc_windows_users, 1, __ATOMIC_RELEASE);
}
