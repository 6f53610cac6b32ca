/* What derivatives call on a GPU: the tape, exchanges within a warp and their transposes, shadows of shared memory.
 *
 * The names of LLVM's intrinsics stand for them. The tape is the device's own heap, a chunk at a time: each thread has
 * its own, and a kernel ends with what it began with. All of it is inlined but what ends the kernel.
 */

#include <stddef.h>
#include <stdint.h>

#define SHARED __attribute__((weak, visibility("hidden")))
#define INLINE __attribute__((always_inline))
#define CONVERGENT __attribute__((convergent))

extern void *malloc(size_t);
extern void free(void *);
extern int print(const char *, const void *) __asm__("vprintf");

extern uint32_t lane_number(void) __asm__("llvm.nvvm.read.ptx.sreg.laneid");
extern uint32_t thread_x(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.x");
extern uint32_t thread_y(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.y");
extern uint32_t thread_z(void) __asm__("llvm.nvvm.read.ptx.sreg.tid.z");
extern uint32_t threads_x(void) __asm__("llvm.nvvm.read.ptx.sreg.ntid.x");
extern uint32_t threads_y(void) __asm__("llvm.nvvm.read.ptx.sreg.ntid.y");
extern uint32_t threads_z(void) __asm__("llvm.nvvm.read.ptx.sreg.ntid.z");
extern uint32_t dynamic_bytes(void) __asm__("llvm.nvvm.read.ptx.sreg.dynamic_smem_size");
extern CONVERGENT void barrier(uint32_t) __asm__("llvm.nvvm.barrier.cta.sync.aligned.all");
extern CONVERGENT _Bool vote_all(uint32_t, _Bool) __asm__("llvm.nvvm.vote.all.sync");
extern CONVERGENT uint32_t shfl_idx(uint32_t, uint32_t, uint32_t, uint32_t) __asm__("llvm.nvvm.shfl.sync.idx.i32");
extern CONVERGENT uint32_t shfl_up(uint32_t, uint32_t, uint32_t, uint32_t) __asm__("llvm.nvvm.shfl.sync.up.i32");
extern CONVERGENT uint32_t shfl_down(uint32_t, uint32_t, uint32_t, uint32_t) __asm__("llvm.nvvm.shfl.sync.down.i32");
extern CONVERGENT uint32_t shfl_bfly(uint32_t, uint32_t, uint32_t, uint32_t) __asm__("llvm.nvvm.shfl.sync.bfly.i32");

/* ---- the tape */

SHARED __attribute__((noinline, cold)) void __enzyme_cc_out_of_device_heap(void) {
  print("enzyme-cc: the heap of the device has no room for a tape: give it more by cudaDeviceSetLimit("
          "cudaLimitMallocHeapSize, bytes) before the first kernel\n", NULL);
  __builtin_trap();
}

SHARED INLINE void *__enzyme_cc_tape_push(uint64_t bytes) {
  void *chunk = malloc(bytes ? bytes : 1);
  if (!chunk) __enzyme_cc_out_of_device_heap();
  return chunk;
}
SHARED INLINE void __enzyme_cc_tape_pop(void *chunk) { free(chunk); }
SHARED INLINE void *__enzyme_cc_tape_mark(void) { return NULL; }

/* The tape of a function with both sweeps: a stack that begins in local memory of the thread's, which the machine lays
 * out so that the lanes of a warp lie side by side, and goes on in segments of the heap, each as big again as the one
 * before. They are given back when the function ends, for a loop would ask for them again. */
struct segment {
  struct segment *before;
  char *top_before, *end_before;
  char *end;
};
struct device_tape {
  char *top, *end;
  struct segment *newest;
  uint64_t unused;
};
enum { LEAST_SEGMENT = 1024 };

SHARED INLINE void __enzyme_cc_device_tape_begin(struct device_tape *tape, uint64_t bytes) {
  tape->top = (char *)tape + sizeof *tape;
  tape->end = (char *)tape + bytes;
  tape->newest = NULL;
}

SHARED __attribute__((noinline)) void *__enzyme_cc_device_tape_grow(struct device_tape *tape, uint64_t size) {
  struct segment *last = tape->newest;
  uint64_t room = last ? 2 * (uint64_t)(last->end - (char *)last) : LEAST_SEGMENT;
  if (room < size + sizeof *last) room = size + sizeof *last;
  struct segment *segment = malloc(room);
  if (!segment) __enzyme_cc_out_of_device_heap();
  segment->before = last;
  segment->top_before = tape->top;
  segment->end_before = tape->end;
  segment->end = (char *)segment + room;
  tape->newest = segment;
  tape->end = segment->end;
  tape->top = (char *)segment + sizeof *segment + size;
  return (char *)segment + sizeof *segment;
}

SHARED INLINE void *__enzyme_cc_device_tape_push(struct device_tape *tape, uint64_t bytes) {
  uint64_t size = (bytes + 15) & -(uint64_t)16;
  char *chunk = tape->top;
  if (size > (uint64_t)(tape->end - chunk)) return __enzyme_cc_device_tape_grow(tape, size);
  tape->top = chunk + size;
  return chunk;
}

/* Gives back a chunk and all after it; segments that are empty then but for the newest of them. */
SHARED INLINE void __enzyme_cc_device_tape_pop(struct device_tape *tape, char *chunk) {
  struct segment *segment;
  while ((segment = tape->newest) && !(chunk > (char *)segment && chunk <= segment->end)) {
    tape->newest = segment->before;
    tape->end = segment->end_before;
    free(segment);
  }
  tape->top = chunk;
}

SHARED INLINE void __enzyme_cc_device_tape_end(struct device_tape *tape) {
  while (tape->newest) {
    struct segment *segment = tape->newest;
    tape->newest = segment->before;
    free(segment);
  }
}

/* The record of a call whose two sweeps are two functions, and what else that call takes: all is given back with the
 * record. */
struct taken {
  struct taken *before;
  uint64_t unused;
};

SHARED INLINE void *__enzyme_cc_device_record_push(uint64_t bytes) {
  struct taken *record = __enzyme_cc_tape_push(bytes + sizeof *record);
  record->before = NULL;
  return record + 1;
}

SHARED INLINE void *__enzyme_cc_device_record_add(struct taken *record, uint64_t bytes) {
  struct taken *chunk = __enzyme_cc_tape_push(bytes + sizeof *chunk);
  chunk->before = record[-1].before;
  record[-1].before = chunk;
  return chunk + 1;
}

SHARED INLINE void __enzyme_cc_device_record_pop(struct taken *record) {
  struct taken *chunk = record - 1;
  while (chunk) {
    struct taken *before = chunk->before;
    free(chunk);
    chunk = before;
  }
}

/* ---- memory that is older than the request, which only a variable leads to, has no shadow here */

SHARED INLINE void *__enzyme_cc_lazy_shadow(const void *primal, void *shadow, uint64_t lane) {
  (void)lane;
  if (primal && !shadow) {
    print("enzyme-cc: a derivative needs the shadow of memory that only a variable leads to: hand it over as an "
          "argument\n", NULL);
    __builtin_trap();
  }
  return shadow;
}
SHARED INLINE void *__enzyme_cc_heap_shadow(void *shadow) { return shadow; }
SHARED INLINE void __enzyme_cc_lazy_shadows_begin(void) {}
SHARED INLINE void __enzyme_cc_lazy_shadows_end(void) {}

/* ---- calls through pointers: the callee has derivatives, or the kernel ends */

SHARED INLINE void __enzyme_cc_require_derivatives(const void *table, const void *pointer, const char *place,
                                                   const void *left_out) {
  (void)pointer, (void)left_out;
  if (table) return;
  print("enzyme-cc: a function that is called through a pointer has no derivative: ", NULL);
  print(place, NULL);
  print("\n", NULL);
  __builtin_trap();
}

/* ---- shadows of shared memory: the threads of a block set them to zero together */

SHARED INLINE CONVERGENT void __enzyme_cc_meet(void) { barrier(0); }

SHARED INLINE void __enzyme_cc_zero_together(uint32_t *memory, uint64_t words) {
  uint32_t threads = threads_x() * threads_y() * threads_z();
  for (uint64_t at = thread_x() + threads_x() * (thread_y() + threads_y() * (uint64_t)thread_z()); at < words;
       at += threads)
    memory[at] = 0;
}

/* The shadow of shared memory whose size the launch says lies in the heap, once for a block of threads. `slot` is a
 * variable in shared memory. */
SHARED INLINE CONVERGENT void __enzyme_cc_dynamic_shadow_begin(uint32_t **slot) {
  uint64_t words = ((uint64_t)dynamic_bytes() + 3) / 4;
  barrier(0);
  if (thread_x() == 0 && thread_y() == 0 && thread_z() == 0) {
    *slot = malloc(words ? 4 * words : 4);
    if (!*slot) __enzyme_cc_out_of_device_heap();
  }
  barrier(0);
  __enzyme_cc_zero_together(*slot, words);
  barrier(0);
}

SHARED INLINE CONVERGENT void __enzyme_cc_dynamic_shadow_end(uint32_t **slot) {
  barrier(0);
  if (thread_x() == 0 && thread_y() == 0 && thread_z() == 0) free(*slot);
}

/* ---- shuffles of numbers: (number, mask, lane, clamp), as `shfl.sync` */

union word64 { double number; struct { uint32_t low, high; } halves; };
union word32 { float number; uint32_t bits; };

#define SHUFFLE(MODE)                                                                                                \
  SHARED INLINE CONVERGENT double __enzyme_cc_shuffle_##MODE##_f64(double number, uint32_t mask, uint32_t lane,      \
                                                                   uint32_t clamp) {                                 \
    union word64 word = {number};                                                                                    \
    word.halves.low = shfl_##MODE(mask, word.halves.low, lane, clamp);                                               \
    word.halves.high = shfl_##MODE(mask, word.halves.high, lane, clamp);                                             \
    return word.number;                                                                                              \
  }                                                                                                                  \
  SHARED INLINE CONVERGENT float __enzyme_cc_shuffle_##MODE##_f32(float number, uint32_t mask, uint32_t lane,        \
                                                                  uint32_t clamp) {                                  \
    union word32 word = {number};                                                                                    \
    word.bits = shfl_##MODE(mask, word.bits, lane, clamp);                                                           \
    return word.number;                                                                                              \
  }

SHUFFLE(idx)
SHUFFLE(up)
SHUFFLE(down)
SHUFFLE(bfly)

/* A lane gets its own number where there is no lane that it names. The clamp has the first lane of a lane's segment, as
 * a mask, in bits 8 to 12, and the bound in bits 0 to 4. */
static INLINE uint32_t bound_of(uint32_t lane, uint32_t clamp) {
  uint32_t segment = clamp >> 8 & 31;
  return (lane & segment) | (clamp & 31 & ~segment);
}

/* The transposed maps: a lane gets the sum of what the lanes have that it gave its number to.
 *
 * down by n: from the lane n below, if that was within bounds; and its own, if it had nobody n above. up likewise. */
#define TRANSPOSE(TYPE, KIND)                                                                                        \
  SHARED INLINE CONVERGENT TYPE __enzyme_cc_shuffle_down_back_##KIND(TYPE d, uint32_t mask, uint32_t by,             \
                                                                     uint32_t clamp) {                               \
    uint32_t lane = lane_number(), segment = clamp >> 8 & 31, first = lane & segment, last = bound_of(lane, clamp);  \
    TYPE given = __enzyme_cc_shuffle_up_##KIND(d, mask, by, clamp & 0x1f00);                                         \
    int taken = by <= 31 && lane >= first + by && lane <= last && (mask >> (lane - by) & 1);                         \
    int own = by > 31 || lane + by > last;                                                                           \
    return (taken ? given : 0) + (own ? d : 0);                                                                      \
  }                                                                                                                  \
  SHARED INLINE CONVERGENT TYPE __enzyme_cc_shuffle_up_back_##KIND(TYPE d, uint32_t mask, uint32_t by,               \
                                                                   uint32_t clamp) {                                 \
    uint32_t lane = lane_number(), segment = clamp >> 8 & 31, last = (lane & segment) | (31 & ~segment);             \
    uint32_t least = bound_of(lane, clamp);                                                                          \
    TYPE given = __enzyme_cc_shuffle_down_##KIND(d, mask, by, (clamp & 0x1f00) | 31);                                \
    int taken = by <= 31 && lane + by <= last && lane >= least && (mask >> ((lane + by) & 31) & 1);                  \
    int own = by > 31 || lane < least + by;                                                                          \
    return (taken ? given : 0) + (own ? d : 0);                                                                      \
  }                                                                                                                  \
  SHARED INLINE CONVERGENT TYPE __enzyme_cc_shuffle_bfly_back_##KIND(TYPE d, uint32_t mask, uint32_t with,           \
                                                                     uint32_t clamp) {                               \
    uint32_t lane = lane_number();                                                                                   \
    uint32_t other = (lane ^ with) & 31; /* a lane takes from segments before its own, not from those behind */      \
    if ((clamp & 0x1f1f) == 31) return __enzyme_cc_shuffle_bfly_##KIND(d, mask, with, clamp);                        \
    TYPE given = __enzyme_cc_shuffle_idx_##KIND(d, mask, other, 31);                                                 \
    int taken = lane <= bound_of(other, clamp) && (mask >> other & 1);                                               \
    int own = other > bound_of(lane, clamp);                                                                         \
    return (taken ? given : 0) + (own ? d : 0);                                                                      \
  }                                                                                                                  \
  SHARED INLINE CONVERGENT TYPE __enzyme_cc_shuffle_idx_back_##KIND(TYPE d, uint32_t mask, uint32_t from,            \
                                                                    uint32_t clamp) {                                \
    uint32_t lane = lane_number(), segment = clamp >> 8 & 31;                                                        \
    uint32_t named = (lane & segment) | (from & 31 & ~segment);                                                      \
    uint32_t source = named <= bound_of(lane, clamp) ? named : lane;                                                 \
    TYPE total = 0;                                                                                                  \
    if (mask == 0xffffffffu && segment == 0 && vote_all(mask, from == shfl_idx(mask, from, 0, 31))) {                \
      total = d; /* all take from one lane: it gets the sum */                                                       \
      for (uint32_t with = 16; with; with /= 2) total += __enzyme_cc_shuffle_bfly_##KIND(total, mask, with, 31);     \
      return lane == source ? total : 0;                                                                             \
    }                                                                                                                \
    for (uint32_t k = 0; k < 32 - segment; k++) { /* nobody takes from another segment */                            \
      uint32_t other = (lane & segment) + k;                                                                         \
      TYPE theirs = __enzyme_cc_shuffle_idx_##KIND(d, mask, other, 31);                                              \
      uint32_t place = shfl_idx(mask, source, other, 31);                                                            \
      if ((mask >> other & 1) && place == lane) total += theirs;                                                     \
    }                                                                                                                \
    return total;                                                                                                    \
  }

TRANSPOSE(double, f64)
TRANSPOSE(float, f32)
