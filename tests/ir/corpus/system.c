/* Inline assembler, atomics, thread-local storage, volatile, sections, aliases, weak symbols, constructors. */
#include <stdatomic.h>
#include <stdint.h>

_Thread_local int counter = 3;
static __thread double cache __attribute__((tls_model("initial-exec")));
extern __thread int foreign_counter;
int placed __attribute__((section(".mydata"), aligned(64))) = 1;
int weak_variable __attribute__((weak));
int common_variable;
extern int declared_only __attribute__((visibility("hidden")));
volatile int device;
_Atomic long shared;
atomic_flag flag = ATOMIC_FLAG_INIT;
__asm__(".globl from_module_asm\nfrom_module_asm:\n  .ascii \"a\\\\b\"\n");
const char text[] = "quote\" backslash\\ tab\t nul\0 high\xff end";
const char *const strings[] = {"one", "two", text + 3};

static int resolved(void) { return 4; }
static int (*resolve(void))(void) { return resolved; }
int indirect(void) __attribute__((ifunc("resolve")));
int original(void) { return 1; }
int alias(void) __attribute__((alias("original")));
int hidden_alias(void) __attribute__((weak, alias("original"), visibility("protected")));

long atomics(long x) {
    long expected = 4;
    atomic_fetch_add(&shared, x);
    atomic_fetch_sub_explicit(&shared, 1, memory_order_relaxed);
    __atomic_fetch_max(&placed, (int)x, __ATOMIC_ACQ_REL);
    atomic_compare_exchange_weak_explicit(&shared, &expected, 9, memory_order_release, memory_order_relaxed);
    while (atomic_flag_test_and_set(&flag)) atomic_thread_fence(memory_order_acquire);
    atomic_signal_fence(memory_order_seq_cst);
    atomic_store_explicit(&shared, 5, memory_order_release);
    return atomic_load_explicit(&shared, memory_order_acquire) + atomic_exchange(&shared, 2);
}
uint64_t assembler(uint64_t x, uint32_t *p) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    __asm__("addq %1, %0" : "+r"(x) : "ri"(7L) : "cc");
    __asm__ volatile("" ::: "memory");
    __asm__("movl %1, %0\n\t# \"quoted\"" : "=m"(*p) : "r"(low));
    return x + ((uint64_t)high << 32);
}
int jumps(int x) {
    __asm__ goto("testl %0, %0; jne %l1" : : "r"(x) : : nonzero, other);
    return 0;
nonzero: return 1;
other: return 2;
}
__attribute__((constructor)) static void start(void) { counter++; }
__attribute__((destructor(200))) static void stop(void) { device = counter; }
__attribute__((noinline, cold, section(".cold"))) int cold(int x) { return __builtin_expect(x == 3, 0) ? device : x; }
__attribute__((always_inline)) static inline int inlined(int x) { return x + foreign_counter + declared_only; }
int uses(int x) { cache += x; if (x < 0) __builtin_trap(); if (x > 5) __builtin_unreachable(); return inlined(x) + cold(x) + indirect(); }
void *allocate(unsigned long n) __attribute__((malloc, alloc_size(1), assume_aligned(32)));
void *caller(unsigned long n) { void *p = allocate(n); __builtin_prefetch(p, 1, 2); return __builtin_assume_aligned(p, 64); }
