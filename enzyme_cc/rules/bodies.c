// What functions of libraries and of other languages' run times do, written so that it is differentiated like a user's code.
//
// `python -m enzyme_cc.c_sources` compiles this file to bodies.ll; prepare/library_bodies.py has calls go to them.

typedef long index_t;

#define BODY __attribute__((weak, visibility("hidden")))

// ---- MLIR: mlir/ExecutionEngine/CRunnerUtils.h

typedef struct {
  char *allocated, *aligned;
  index_t offset, numbers[]; // sizes, then strides, in elements
} Descriptor;

typedef struct {
  index_t rank;
  Descriptor *descriptor;
} Unranked;

void memref_copy_of_more_than_six_dimensions(void);

// Copies along the axes from this one on; the rank is a constant wherever this is inlined, so that the descriptors,
// which lie on the stack, become plain values.
#define AXIS(depth, inner)                                                                                            \
  static inline __attribute__((always_inline)) void copy_##depth(                                                     \
      index_t element, const char *from, char *to, const index_t *sizes, const index_t *from_strides,                 \
      const index_t *strides) {                                                                                       \
    index_t size = sizes[0], from_stride = from_strides[0] * element, stride = strides[0] * element;                  \
    for (index_t i = 0; i < size; i++)                                                                                \
      inner(element, from + i * from_stride, to + i * stride, sizes + 1, from_strides + 1, strides + 1);              \
  }
#define ELEMENT(element, from, to, ...) __builtin_memcpy(to, from, element)
AXIS(1, ELEMENT)
AXIS(2, copy_1)
AXIS(3, copy_2)
AXIS(4, copy_3)
AXIS(5, copy_4)
AXIS(6, copy_5)

// memref.copy between layouts that are not contiguous.
BODY void memrefCopy(index_t element, const Unranked *from, const Unranked *to) {
  const Descriptor *s = from->descriptor, *t = to->descriptor;
  const char *source = s->aligned + s->offset * element;
  char *target = t->aligned + t->offset * element;
  switch (from->rank) {
#define RANK(n)                                                                                                       \
  case n:                                                                                                             \
    copy_##n(element, source, target, s->numbers, s->numbers + n, t->numbers + n);                                    \
    break;
    RANK(1)
    RANK(2)
    RANK(3)
    RANK(4)
    RANK(5)
    RANK(6)
  case 0:
    __builtin_memcpy(target, source, element);
    break;
  default:
    memref_copy_of_more_than_six_dimensions(); // which is refused for want of its code
  }
}

// ---- D: ldc's runtime/druntime, rt/arraycat.d; lengths that differ and overlaps are the primal's to report

BODY void _d_array_slice_copy(char *to, index_t length, const char *from, index_t from_length, index_t element) {
  (void)from_length;
  __builtin_memcpy(to, from, length * element);
}

// ---- Julia: an address that an object holds, and that of an object; its collector moves none

#define OF_JULIA(number) __attribute__((address_space(number))) void

BODY OF_JULIA(13) *gc_loaded(OF_JULIA(10) *object, void *at) __asm__("julia.gc_loaded");
OF_JULIA(13) *gc_loaded(OF_JULIA(10) *object, void *at) { return (void)object, (OF_JULIA(13) *)at; }

BODY void *pointer_from_objref(OF_JULIA(11) *object) __asm__("julia.pointer_from_objref");
void *pointer_from_objref(OF_JULIA(11) *object) { return (void *)object; }

// ---- C: functions of the library that move bytes, or compute with integers that may be bits of numbers

typedef unsigned long size;

BODY unsigned htonl(unsigned word) { return __builtin_bswap32(word); }
BODY unsigned ntohl(unsigned word) { return __builtin_bswap32(word); }
BODY unsigned short htons(unsigned short word) { return __builtin_bswap16(word); }
BODY unsigned short ntohs(unsigned short word) { return __builtin_bswap16(word); }

BODY int abs(int word) { return word < 0 ? -word : word; }
BODY long labs(long word) { return word < 0 ? -word : word; }
BODY long long llabs(long long word) { return word < 0 ? -word : word; }
BODY long imaxabs(long word) { return word < 0 ? -word : word; }

#define DIVISION(name, type)                                                                                          \
  typedef struct {                                                                                                    \
    type quotient, rest;                                                                                              \
  } of_##name;                                                                                                        \
  BODY of_##name name(type a, type b) { return (of_##name){a / b, a % b}; }
DIVISION(div, int)
DIVISION(ldiv, long)
DIVISION(lldiv, long long)
DIVISION(imaxdiv, long)

BODY int *wmemcpy(int *to, const int *from, size count) { return __builtin_memcpy(to, from, count * sizeof *to); }
BODY int *wmemmove(int *to, const int *from, size count) { return __builtin_memmove(to, from, count * sizeof *to); }
BODY int *wmempcpy(int *to, const int *from, size count) {
  return (int *)__builtin_memcpy(to, from, count * sizeof *to) + count;
}

BODY void swab(const char *from, char *to, long count) {
  for (; count > 1; count -= 2, from += 2, to += 2) {
    char first = from[0];
    to[0] = from[1];
    to[1] = first;
  }
}

BODY char *memfrob(char *bytes, size count) {
  for (size i = 0; i < count; i++) bytes[i] ^= 42;
  return bytes;
}

// ---- LAPACKE: a complex number of its parts, as its examples write it

BODY double _Complex lapack_make_complex_double(double re, double im) { return __builtin_complex(re, im); }
BODY float _Complex lapack_make_complex_float(float re, float im) { return __builtin_complex(re, im); }

// ---- FFTW: memory for so many numbers

void *fftw_malloc(size bytes), *fftwf_malloc(size bytes), *fftwl_malloc(size bytes);

BODY double *fftw_alloc_real(size n) { return fftw_malloc(n * sizeof(double)); }
BODY double *fftw_alloc_complex(size n) { return fftw_malloc(2 * n * sizeof(double)); }
BODY float *fftwf_alloc_real(size n) { return fftwf_malloc(n * sizeof(float)); }
BODY float *fftwf_alloc_complex(size n) { return fftwf_malloc(2 * n * sizeof(float)); }
BODY long double *fftwl_alloc_real(size n) { return fftwl_malloc(n * sizeof(long double)); }
BODY long double *fftwl_alloc_complex(size n) { return fftwl_malloc(2 * n * sizeof(long double)); }
