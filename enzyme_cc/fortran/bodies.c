// What functions of flang's runtime do, written so that it can be differentiated like a user's code.
//
// `python -m enzyme_cc.c_sources` compiles this file to bodies.ll, which the AD pass links into the code that it
// differentiates in place of the runtime's own functions. The names and meanings are those of flang's
// flang/Runtime/*.h; `Descriptor` is its CFI_cdesc_t (ISO_Fortran_binding.h). Errors that the runtime reports
// (shapes that do not conform) have no place here: the primal program reports them.

typedef __SIZE_TYPE__ size_t;
typedef long index_t;
typedef _BitInt(8) Byte;

void *malloc(size_t);
void free(void *);
double fmod(double, double);
float fmodf(float, float);
double fabs(double);
double sqrt(double);
float sqrtf(float);
long double sqrtl(long double);
long double fmodl(long double, long double);
long double ldexpl(long double, int);
long double frexpl(long double, int *);
double ldexp(double, int);
float ldexpf(float, int);
double frexp(double, int *);
float frexpf(float, int *);
double exp(double);
double erfc(double);
double nextafter(double, double);
float nextafterf(float, float);
float expf(float);
float erfcf(float);

typedef struct {
  index_t lower, extent, stride;
} Dimension;

typedef struct {
  char *base;
  size_t length;
  int version;
  Byte rank; // of a type that aliases nothing else, so that storing elements leaves them known
  Byte type;
  Byte attribute;
  Byte extra;
  Dimension dim[15];
} Descriptor;

enum { INT1 = 7, INT4 = 9, INT8 = 10, LEAST_INT1 = 12, HALF = 25, FLOAT = 27, DOUBLE = 28, EXTENDED = 29, QUADRUPLE = 31 };
enum { NO_TYPE = 255, BOOLEAN = 39, CHARACTER = 40, STRUCT = 42 };
enum { COMPLEX_HALF = 32, COMPLEX_FLOAT = 34, COMPLEX_DOUBLE = 35, COMPLEX_EXTENDED = 36, COMPLEX_QUADRUPLE = 38 };
enum { OTHER = 0, POINTER = 1, ALLOCATABLE = 2 };

#define INLINE static

// Of derived types; written for the types of the program at hand (autodiff/flang/fortran_types.py).
void enzyme_cc_initialize(char *instance, const void *type);
void enzyme_cc_copy_structure(char *to, const char *from, const void *type, size_t bytes);
void enzyme_cc_destroy(char *instance, const void *type);
void enzyme_cc_finalize(char *instance, _Bool scalar, const void *type);

void _FortranAReportFatalUserError(const char *message, const char *file, int line) __attribute__((noreturn));

// An object of a type whose table was not at hand: what its copies hold is not known.
void enzyme_cc_unknown_type(void) {
  _FortranAReportFatalUserError("enzyme-cc: an object is of a type that was not at hand when this was differentiated: "
                                "name the type where the derivative is asked for", 0, 0);
}

// A component of CLASS holds an object of a type that may hold the component's owner again: the copies of such types
// would call each other without end.
void enzyme_cc_nested_type(void) {
  _FortranAReportFatalUserError("enzyme-cc: a component of CLASS holds an object of an extended type that has a "
                                "component like it, and the copy of such an object cannot be differentiated: copy its "
                                "components one by one, or make the component a pointer",
                                0, 0);
}

// For each i from 0 to N - 1, the first four spelled out: the rank is mostly a constant, and then LLVM sees
// through the descriptors.
#define EACH(I, N, ...)                                                                                   \
  do {                                                                                                    \
    int I = 0;                                                                                            \
    if (I < (N)) { __VA_ARGS__; I++; }                                                                    \
    if (I < (N)) { __VA_ARGS__; I++; }                                                                    \
    if (I < (N)) { __VA_ARGS__; I++; }                                                                    \
    if (I < (N)) { __VA_ARGS__; I++; }                                                                    \
    for (; I < (N); I++) { __VA_ARGS__; }                                                                 \
  } while (0)

INLINE index_t elements(const Descriptor *d) {
  index_t n = 1;
  switch (d->rank) {
  case 0: return 1;
  case 1: return d->dim[0].extent;
  case 2: return d->dim[0].extent * d->dim[1].extent;
  }
  EACH(i, d->rank, n *= d->dim[i].extent);
  return n;
}

// The address of element k in array element order.
INLINE char *at(const Descriptor *d, index_t k) {
  switch (d->rank) {
  case 0: return d->base;
  case 1: return d->base + k * d->dim[0].stride;
  case 2: return d->base + k % d->dim[0].extent * d->dim[0].stride + k / d->dim[0].extent * d->dim[1].stride;
  }
  index_t offset = 0;
  EACH(i, d->rank, {
    offset += k % d->dim[i].extent * d->dim[i].stride;
    k /= d->dim[i].extent;
  });
  return d->base + offset;
}

INLINE int holds(const Descriptor *mask, index_t k) {
  if (!mask || !mask->base)
    return 1;
  const char *p = at(mask, k);
  switch (mask->length) {
  case 1: return *(const signed char *)p != 0;
  case 2: return *(const short *)p != 0;
  case 8: return *(const long *)p != 0;
  }
  return *(const int *)p != 0;
}

INLINE index_t integer_at(const Descriptor *d, index_t k) {
  const char *p = at(d, k);
  switch (d->length) {
  case 1: return *(const signed char *)p;
  case 2: return *(const short *)p;
  case 8: return *(const long *)p;
  }
  return *(const int *)p;
}

// The table of the derived type, which stands behind the dimensions.
INLINE const void *derived_type(const Descriptor *d) {
  return d->extra & 1 ? *(const void **)((const char *)d + 24 + 24 * d->rank) : 0;
}

// What a variable of CLASS says of what it holds now: the type's code, the bytes of an element, and the table of a
// derived type, for which a descriptor may have no room.
INLINE void set_table(Descriptor *d, const void *table) {
  if (d->extra & 1)
    *(const void **)((char *)d + 24 + 24 * d->rank) = table;
}

INLINE void be_derived(Descriptor *d, const void *table) {
  enum { SIZE = 88 }; // of `sizeInBytes` in the type's table
  d->length = *(const size_t *)((const char *)table + SIZE);
  d->type = STRUCT;
  set_table(d, table);
}

// The code of the elements' type. What has a table is of derived type: where LLVM knows that there is one, that case
// alone is left.
INLINE Byte type_of(const Descriptor *d) { return derived_type(d) ? (Byte)STRUCT : d->type; }

INLINE void take_type(Descriptor *d, const Descriptor *from) {
  d->length = from->length;
  d->type = type_of(from);
  set_table(d, derived_type(from));
}

// What the elements of a descriptor are, read before a loop over them: stores of elements might change it.
#define ELEMENTS_OF(D)                                                                                    \
  const Byte type_ = type_of(D);                                                                          \
  const size_t length_ = (D)->length;                                                                     \
  const void *const derived_ = derived_type(D)

// Text, told to be that: bytes that are merely copied might hold numbers.
INLINE void copy_text(char *to, const char *from, size_t length) {
  if (to <= from)
    for (size_t i = 0; i < length; i++)
      ((Byte *)to)[i] = ((const Byte *)from)[i];
  else
    for (size_t i = length; i > 0; i--)
      ((Byte *)to)[i - 1] = ((const Byte *)from)[i - 1];
}

// One element by its type: where LLVM knows the descriptor, only that case is left.
INLINE void copy_simple(char *to, const char *from, int type, size_t length) {
  switch (type) {
  case DOUBLE: *(double *)to = *(const double *)from; break;
  case FLOAT: *(float *)to = *(const float *)from; break;
  case EXTENDED: *(long double *)to = *(const long double *)from; break;
  case COMPLEX_DOUBLE:
    ((double *)to)[0] = ((const double *)from)[0];
    ((double *)to)[1] = ((const double *)from)[1];
    break;
  case COMPLEX_FLOAT:
    ((float *)to)[0] = ((const float *)from)[0];
    ((float *)to)[1] = ((const float *)from)[1];
    break;
  case INT4: *(int *)to = *(const int *)from; break;
  case INT8: *(long *)to = *(const long *)from; break;
  case HALF: *(_Float16 *)to = *(const _Float16 *)from; break;
  case COMPLEX_EXTENDED:
    ((long double *)to)[0] = ((const long double *)from)[0];
    ((long double *)to)[1] = ((const long double *)from)[1];
    break;
  case QUADRUPLE: case COMPLEX_QUADRUPLE: __builtin_memcpy(to, from, length); break;
  default: copy_text(to, from, length); // integers and logical values of other sizes too
  }
}

INLINE void copy_typed(char *to, const char *from, int type, size_t length, const void *derived) {
  if (type == STRUCT)
    enzyme_cc_copy_structure(to, from, derived, length);
  else
    copy_simple(to, from, type, length);
}
#define copy_element(TO, FROM) copy_typed(TO, FROM, type_, length_, derived_)

// The same to memory that holds nothing yet: an allocatable component of what lies there must not be freed.
INLINE void build_typed(char *to, const char *from, int type, size_t length, const void *derived) {
  if (type == STRUCT)
    enzyme_cc_initialize(to, derived);
  copy_typed(to, from, type, length, derived);
}
#define build_element(TO, FROM) build_typed(TO, FROM, type_, length_, derived_)

INLINE void destroy_temporary(char *elements, index_t n, int type, size_t length, const void *derived) {
  if (type == STRUCT)
    for (index_t k = 0; k < n; k++)
      enzyme_cc_destroy(elements + k * length, derived);
  free(elements);
}

INLINE void zero_element(char *to, int type, size_t length) {
  switch (type) {
  case DOUBLE: *(double *)to = 0; break;
  case FLOAT: *(float *)to = 0; break;
  case COMPLEX_DOUBLE:
    ((double *)to)[0] = 0;
    ((double *)to)[1] = 0;
    break;
  default: __builtin_memset(to, 0, length);
  }
}

// A result that the runtime allocates: the compiled code frees it.
INLINE void establish(Descriptor *d, const Descriptor *like, int rank) {
  d->length = like->length;
  d->version = like->version;
  d->rank = rank;
  d->type = like->type;
  d->attribute = ALLOCATABLE;
}

INLINE void allocate_result(Descriptor *d) {
  index_t stride = d->length;
  EACH(i, d->rank, {
    d->dim[i].lower = 1;
    d->dim[i].stride = stride;
    stride *= d->dim[i].extent;
  });
  d->base = malloc(stride > 0 ? stride : 1);
}

// ---- reductions ----

#define SUM(NAME, T)                                                                                      \
  T NAME(const Descriptor *a, const char *file, int line, int dim, const Descriptor *mask) {              \
    T sum = 0;                                                                                            \
    index_t n = elements(a);                                                                              \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k))                                                                                 \
        sum += *(const T *)at(a, k);                                                                      \
    return sum;                                                                                           \
  }
SUM(_FortranASumReal4, float)
SUM(_FortranASumReal8, double)
SUM(_FortranASumReal10, long double)

#define PRODUCT(NAME, T)                                                                                  \
  T NAME(const Descriptor *a, const char *file, int line, int dim, const Descriptor *mask) {              \
    T product = 1;                                                                                        \
    index_t n = elements(a);                                                                              \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k))                                                                                 \
        product *= *(const T *)at(a, k);                                                                  \
    return product;                                                                                       \
  }
PRODUCT(_FortranAProductReal4, float)
PRODUCT(_FortranAProductReal8, double)
PRODUCT(_FortranAProductReal10, long double)

#define EXTREMUM(NAME, T, BEYOND, EMPTY)                                                                  \
  T NAME(const Descriptor *a, const char *file, int line, int dim, const Descriptor *mask) {              \
    T best = EMPTY;                                                                                       \
    index_t n = elements(a);                                                                              \
    int found = 0;                                                                                        \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k)) {                                                                               \
        T x = *(const T *)at(a, k);                                                                       \
        if (!found || x BEYOND best || best != best)                                                      \
          best = x;                                                                                       \
        found = 1;                                                                                        \
      }                                                                                                   \
    return best;                                                                                          \
  }
EXTREMUM(_FortranAMaxvalReal4, float, >, -__FLT_MAX__)
EXTREMUM(_FortranAMaxvalReal8, double, >, -__DBL_MAX__)
EXTREMUM(_FortranAMaxvalReal10, long double, >, -__LDBL_MAX__)
EXTREMUM(_FortranAMinvalReal4, float, <, __FLT_MAX__)
EXTREMUM(_FortranAMinvalReal8, double, <, __DBL_MAX__)
EXTREMUM(_FortranAMinvalReal10, long double, <, __LDBL_MAX__)

double _FortranANorm2_8(const Descriptor *a, const char *file, int line, int dim) {
  double sum = 0;
  index_t n = elements(a);
  for (index_t k = 0; k < n; k++) {
    double x = *(const double *)at(a, k);
    sum += x * x;
  }
  return sqrt(sum);
}

float _FortranANorm2_4(const Descriptor *a, const char *file, int line, int dim) {
  double sum = 0;
  index_t n = elements(a);
  for (index_t k = 0; k < n; k++) {
    double x = *(const float *)at(a, k);
    sum += x * x;
  }
  return (float)sqrt(sum);
}

long double _FortranANorm2_10(const Descriptor *a, const char *file, int line, int dim) {
  long double sum = 0;
  index_t n = elements(a);
  for (index_t k = 0; k < n; k++) {
    long double x = *(const long double *)at(a, k);
    sum += x * x;
  }
  return sqrtl(sum);
}

// REDUCE with the user's function, which gets the elements by reference or by value. IDENTITY may be null.
#define REDUCE(KIND, T, HOW, ARGUMENT, PASS)                                                              \
  T _FortranAReduceReal##KIND##HOW(const Descriptor *a, T (*operation)(ARGUMENT, ARGUMENT), const char *file,\
                                   int line, int dim, const Descriptor *mask, const T *identity, _Bool ordered) {\
    T value = 0;                                                                                          \
    int found = 0;                                                                                        \
    index_t n = elements(a);                                                                              \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k)) {                                                                               \
        T x = *(const T *)at(a, k);                                                                       \
        value = found ? operation(PASS value, PASS x) : x;                                                \
        found = 1;                                                                                        \
      }                                                                                                   \
    return found || !identity ? value : *identity;                                                        \
  }
REDUCE(4, float, Ref, const float *, &)
REDUCE(4, float, Value, float, )
REDUCE(8, double, Ref, const double *, &)
REDUCE(8, double, Value, double, )

#define DOT_PRODUCT(NAME, T)                                                                              \
  T NAME(const Descriptor *a, const Descriptor *b, const char *file, int line) {                          \
    T sum = 0;                                                                                            \
    index_t n = a->dim[0].extent;                                                                         \
    for (index_t k = 0; k < n; k++)                                                                       \
      sum += *(const T *)(a->base + k * a->dim[0].stride) * *(const T *)(b->base + k * b->dim[0].stride); \
    return sum;                                                                                           \
  }
DOT_PRODUCT(_FortranADotProductReal4, float)
DOT_PRODUCT(_FortranADotProductReal8, double)
DOT_PRODUCT(_FortranADotProductReal10, long double)

typedef struct {
  double re, im;
} Complex8;
typedef struct {
  float re, im;
} Complex4;

#define COMPLEX_REDUCTIONS(KIND, C, T)                                                                    \
  void _FortranACppSumComplex##KIND(C *result, const Descriptor *a, const char *file, int line, int dim,  \
                                    const Descriptor *mask) {                                             \
    T re = 0, im = 0;                                                                                     \
    index_t n = elements(a);                                                                              \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k)) {                                                                               \
        const C *z = (const C *)at(a, k);                                                                 \
        re += z->re;                                                                                      \
        im += z->im;                                                                                      \
      }                                                                                                   \
    result->re = re;                                                                                      \
    result->im = im;                                                                                      \
  }                                                                                                       \
  void _FortranACppProductComplex##KIND(C *result, const Descriptor *a, const char *file, int line,       \
                                        int dim, const Descriptor *mask) {                                \
    T re = 1, im = 0;                                                                                     \
    index_t n = elements(a);                                                                              \
    for (index_t k = 0; k < n; k++)                                                                       \
      if (holds(mask, k)) {                                                                               \
        const C *z = (const C *)at(a, k);                                                                 \
        T t = re * z->re - im * z->im;                                                                    \
        im = re * z->im + im * z->re;                                                                     \
        re = t;                                                                                           \
      }                                                                                                   \
    result->re = re;                                                                                      \
    result->im = im;                                                                                      \
  }                                                                                                       \
  void _FortranACppDotProductComplex##KIND(C *result, const Descriptor *a, const Descriptor *b,           \
                                           const char *file, int line) {                                  \
    T re = 0, im = 0;                                                                                     \
    index_t n = a->dim[0].extent;                                                                         \
    for (index_t k = 0; k < n; k++) {                                                                     \
      const C *x = (const C *)(a->base + k * a->dim[0].stride);                                           \
      const C *y = (const C *)(b->base + k * b->dim[0].stride);                                           \
      re += x->re * y->re + x->im * y->im;                                                                \
      im += x->re * y->im - x->im * y->re;                                                                \
    }                                                                                                     \
    result->re = re;                                                                                      \
    result->im = im;                                                                                      \
  }
COMPLEX_REDUCTIONS(4, Complex4, float)
COMPLEX_REDUCTIONS(8, Complex8, double)

// Along one dimension: the result has an element for each line of the array in that direction.
INLINE void without_dimension(Descriptor *result, const Descriptor *a, int dim) {
  establish(result, a, a->rank - 1);
  EACH(i, a->rank - 1, result->dim[i].extent = a->dim[i < dim - 1 ? i : i + 1].extent);
  allocate_result(result);
}

INLINE index_t line_start(const Descriptor *a, index_t k, int dim) {
  index_t offset = 0;
  EACH(i, a->rank, if (i != dim - 1) {
      offset += k % a->dim[i].extent * a->dim[i].stride;
      k /= a->dim[i].extent;
    });
  return offset;
}

INLINE int holds_in_line(const Descriptor *mask, index_t k, int dim, index_t j) {
  if (!mask || !mask->base)
    return 1;
  if (mask->rank == 0)
    return holds(mask, 0);
  const char *p = mask->base + line_start(mask, k, dim) + j * mask->dim[dim - 1].stride;
  return mask->length == 1   ? *(const signed char *)p != 0
         : mask->length == 2 ? *(const short *)p != 0
         : mask->length == 8 ? *(const long *)p != 0
                             : *(const int *)p != 0;
}

#define ALONG(T, START, STEP)                                                                             \
  {                                                                                                       \
    index_t lines = elements(result), n = a->dim[dim - 1].extent;                                         \
    for (index_t k = 0; k < lines; k++) {                                                                 \
      const char *start = a->base + line_start(a, k, dim);                                                \
      T value = START;                                                                                    \
      int found __attribute__((unused)) = 0;                                                              \
      for (index_t j = 0; j < n; j++)                                                                     \
        if (holds_in_line(mask, k, dim, j)) {                                                             \
          T x = *(const T *)(start + j * a->dim[dim - 1].stride);                                         \
          STEP;                                                                                           \
          found = 1;                                                                                      \
        }                                                                                                 \
      ((T *)result->base)[k] = value;                                                                     \
    }                                                                                                     \
    return;                                                                                               \
  }

#define REDUCE_ALONG(NAME, START8, START4, OTHERS, STEP)                                                          \
  void NAME(Descriptor *result, const Descriptor *a, int dim, const char *file, int line,                 \
            const Descriptor *mask) {                                                                     \
    without_dimension(result, a, dim);                                                                    \
    if (a->type == DOUBLE)                                                                                \
      ALONG(double, START8, STEP)                                                                         \
    if (a->type == FLOAT)                                                                                 \
      ALONG(float, START4, STEP)                                                                          \
    OTHERS(STEP)                                                                                          \
    __builtin_trap();                                                                                     \
  }
#define NUMBERS_FROM(START, STEP)                                                                         \
  if (a->type == EXTENDED)                                                                                \
    ALONG(long double, START, STEP)                                                                       \
  if (a->type == COMPLEX_DOUBLE)                                                                          \
    ALONG(double _Complex, START, STEP)                                                                   \
  if (a->type == COMPLEX_FLOAT)                                                                           \
    ALONG(float _Complex, START, STEP)                                                                    \
  if (a->type == INT4)                                                                                    \
    ALONG(int, START, STEP)                                                                               \
  if (a->type == INT8)                                                                                    \
    ALONG(long, START, STEP)
#define FROM_ZERO(STEP) NUMBERS_FROM(0, STEP)
#define FROM_ONE(STEP) NUMBERS_FROM(1, STEP)
#define FROM_LEAST(STEP)                                                                                  \
  if (a->type == EXTENDED)                                                                                \
    ALONG(long double, -__LDBL_MAX__, STEP)                                                               \
  if (a->type == INT4)                                                                                    \
    ALONG(int, -__INT_MAX__ - 1, STEP)                                                                    \
  if (a->type == INT8)                                                                                    \
    ALONG(long, -__LONG_MAX__ - 1, STEP)
#define FROM_GREATEST(STEP)                                                                               \
  if (a->type == EXTENDED)                                                                                \
    ALONG(long double, __LDBL_MAX__, STEP)                                                                \
  if (a->type == INT4)                                                                                    \
    ALONG(int, __INT_MAX__, STEP)                                                                         \
  if (a->type == INT8)                                                                                    \
    ALONG(long, __LONG_MAX__, STEP)
REDUCE_ALONG(_FortranASumDim, 0, 0, FROM_ZERO, value += x)
REDUCE_ALONG(_FortranAProductDim, 1, 1, FROM_ONE, value *= x)
REDUCE_ALONG(_FortranAMaxvalDim, -__DBL_MAX__, -__FLT_MAX__, FROM_LEAST, if (!found || x > value) value = x)
REDUCE_ALONG(_FortranAMinvalDim, __DBL_MAX__, __FLT_MAX__, FROM_GREATEST, if (!found || x < value) value = x)

#define NORM2_ALONG(T)                                                                                    \
  for (index_t k = 0; k < lines; k++) {                                                                   \
    const char *start = a->base + line_start(a, k, dim);                                                  \
    double sum = 0;                                                                                       \
    for (index_t j = 0; j < n; j++) {                                                                     \
      double x = *(const T *)(start + j * a->dim[dim - 1].stride);                                        \
      sum += x * x;                                                                                       \
    }                                                                                                     \
    ((T *)result->base)[k] = (T)sqrt(sum);                                                                \
  }

void _FortranANorm2Dim(Descriptor *result, const Descriptor *a, int dim, const char *file, int line) {
  without_dimension(result, a, dim);
  index_t lines = elements(result), n = a->dim[dim - 1].extent;
  if (a->type == DOUBLE)
    NORM2_ALONG(double)
  else
    NORM2_ALONG(float)
}

// ---- matrix products ----

#define PRODUCT_LOOPS(T, X, Y, XI, XL)                                                                    \
  {                                                                                                       \
    index_t m = x->rank == 1 ? 1 : x->dim[XI].extent, n = y->rank == 1 ? 1 : y->dim[1].extent;            \
    index_t inner = y->dim[0].extent;                                                                     \
    index_t xi = x->rank == 1 ? 0 : x->dim[XI].stride, xl = x->rank == 1 ? x->dim[0].stride : x->dim[XL].stride;\
    index_t yl = y->dim[0].stride, yj = y->rank == 1 ? 0 : y->dim[1].stride;                              \
    index_t ri = x->rank == 1 ? 0 : result->dim[0].stride;                                                \
    index_t rj = y->rank == 1 ? 0 : result->dim[x->rank == 1 ? 0 : 1].stride;                             \
    for (index_t j = 0; j < n; j++)                                                                       \
      for (index_t i = 0; i < m; i++) {                                                                   \
        T sum = 0;                                                                                        \
        for (index_t l = 0; l < inner; l++)                                                               \
          sum += (T) * (const X *)(x->base + i * xi + l * xl) * (T) * (const Y *)(y->base + l * yl + j * yj);\
        *(T *)(result->base + i * ri + j * rj) = sum;                                                     \
      }                                                                                                   \
  }

INLINE void product_shape(Descriptor *result, const Descriptor *x, const Descriptor *y, int row) {
  int rank = 0;
  if (x->rank == 2)
    result->dim[rank++].extent = x->dim[row].extent;
  if (y->rank == 2)
    result->dim[rank++].extent = y->dim[1].extent;
}

// CODE is the type code of T, which can be that of neither operand.
#define MATMUL(XN, YN, CODE, T, X, Y)                                                                     \
  void _FortranAMatmul##XN##YN(Descriptor *result, const Descriptor *x, const Descriptor *y,              \
                               const char *file, int line) {                                              \
    establish(result, x, x->rank + y->rank - 2);                                                          \
    result->length = sizeof(T);                                                                           \
    result->type = CODE;                                                                                  \
    product_shape(result, x, y, 0);                                                                       \
    allocate_result(result);                                                                              \
    PRODUCT_LOOPS(T, X, Y, 0, 1)                                                                          \
  }                                                                                                       \
  void _FortranAMatmulDirect##XN##YN(Descriptor *result, const Descriptor *x, const Descriptor *y,        \
                                     const char *file, int line) PRODUCT_LOOPS(T, X, Y, 0, 1)             \
  void _FortranAMatmulTranspose##XN##YN(Descriptor *result, const Descriptor *x, const Descriptor *y,     \
                                        const char *file, int line) {                                     \
    establish(result, x, x->rank + y->rank - 2);                                                          \
    result->length = sizeof(T);                                                                           \
    result->type = CODE;                                                                                  \
    product_shape(result, x, y, 1);                                                                       \
    allocate_result(result);                                                                              \
    PRODUCT_LOOPS(T, X, Y, 1, 0)                                                                          \
  }                                                                                                       \
  void _FortranAMatmulTransposeDirect##XN##YN(Descriptor *result, const Descriptor *x,                    \
                                              const Descriptor *y, const char *file, int line)            \
      PRODUCT_LOOPS(T, X, Y, 1, 0)
MATMUL(Real4, Real4, FLOAT, float, float, float)
MATMUL(Real8, Real8, DOUBLE, double, double, double)
MATMUL(Real10, Real10, EXTENDED, long double, long double, long double)
MATMUL(Real4, Real8, DOUBLE, double, float, double)
MATMUL(Real8, Real4, DOUBLE, double, double, float)
MATMUL(Integer4, Real8, DOUBLE, double, int, double)
MATMUL(Real8, Integer4, DOUBLE, double, double, int)
MATMUL(Complex4, Complex4, COMPLEX_FLOAT, float _Complex, float _Complex, float _Complex)
MATMUL(Complex8, Complex8, COMPLEX_DOUBLE, double _Complex, double _Complex, double _Complex)
MATMUL(Complex8, Real8, COMPLEX_DOUBLE, double _Complex, double _Complex, double)
MATMUL(Real8, Complex8, COMPLEX_DOUBLE, double _Complex, double, double _Complex)

// ---- transformations ----

// The bytes of the source in a result like the mold, element by element, so that numbers stay numbers.
INLINE void transfer(Descriptor *result, const Descriptor *source, const Descriptor *mold, int rank, index_t count) {
  ELEMENTS_OF(source);
  establish(result, mold, rank);
  if (rank == 1)
    result->dim[0].extent = count;
  allocate_result(result);
  size_t room = mold->length * (rank == 1 ? count : 1);
  index_t n = elements(source), whole = length_ > 0 ? room / length_ : 0;
  for (index_t k = 0; k < n && k < whole; k++)
    copy_element(result->base + k * length_, at(source, k));
  if (whole < n && room > whole * length_)
    __builtin_memcpy(result->base + whole * length_, at(source, whole), room - whole * length_);
}

void _FortranATransfer(Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file,
                       int line) {
  size_t bytes = elements(source) * source->length;
  transfer(result, source, mold, mold->rank > 0, mold->length > 0 ? (bytes + mold->length - 1) / mold->length : 0);
}

void _FortranATransferSize(Descriptor *result, const Descriptor *source, const Descriptor *mold, const char *file,
                           int line, long size) {
  transfer(result, source, mold, 1, size);
}

void _FortranATranspose(Descriptor *result, const Descriptor *a, const char *file, int line) {
  ELEMENTS_OF(a);
  establish(result, a, 2);
  result->dim[0].extent = a->dim[1].extent;
  result->dim[1].extent = a->dim[0].extent;
  allocate_result(result);
  index_t m = a->dim[0].extent, n = a->dim[1].extent;
  for (index_t i = 0; i < m; i++)
    for (index_t j = 0; j < n; j++)
      build_element(result->base + (i * n + j) * a->length, a->base + i * a->dim[0].stride + j * a->dim[1].stride);
}

void _FortranAReshape(Descriptor *result, const Descriptor *source, const Descriptor *shape,
                      const Descriptor *pad, const Descriptor *order, const char *file, int line) {
  int rank = shape->dim[0].extent;
  ELEMENTS_OF(source);
  establish(result, source, rank);
  EACH(i, rank, result->dim[i].extent = integer_at(shape, i));
  allocate_result(result);
  index_t n = elements(result), available = elements(source);
  for (index_t k = 0; k < n; k++) {
    index_t offset = k * source->length;
    if (order && order->base) {
      index_t rest = k;
      offset = 0;
      EACH(i, rank, {
        int d = integer_at(order, i) - 1;
        offset += rest % result->dim[d].extent * result->dim[d].stride;
        rest /= result->dim[d].extent;
      });
    }
    const char *from = k < available ? at(source, k) : at(pad, (k - available) % elements(pad));
    build_element(result->base + offset, from);
  }
}

void _FortranASpread(Descriptor *result, const Descriptor *source, int dim, long copies, const char *file,
                     int line) {
  if (copies < 0)
    copies = 0;
  ELEMENTS_OF(source);
  establish(result, source, source->rank + 1);
  EACH(i, source->rank + 1, result->dim[i].extent = i == dim - 1 ? copies : source->dim[i < dim - 1 ? i : i - 1].extent);
  allocate_result(result);
  index_t inner = 1, n = elements(result);
  EACH(i, dim - 1, inner *= source->dim[i].extent);
  for (index_t k = 0; k < n; k++)
    build_element(result->base + k * source->length, at(source, k % inner + k / (inner * copies) * inner));
}

INLINE void of_same_shape(Descriptor *result, const Descriptor *source) {
  establish(result, source, source->rank);
  EACH(i, source->rank, result->dim[i].extent = source->dim[i].extent);
  allocate_result(result);
}

void _FortranACshiftVector(Descriptor *result, const Descriptor *source, long shift, const char *file, int line) {
  ELEMENTS_OF(source);
  of_same_shape(result, source);
  index_t n = source->dim[0].extent;
  for (index_t k = 0; k < n; k++) {
    index_t from = (k + shift) % n;
    build_element(result->base + k * source->length,
                 source->base + (from < 0 ? from + n : from) * source->dim[0].stride);
  }
}

void _FortranACshift(Descriptor *result, const Descriptor *source, const Descriptor *shift, int dim,
                     const char *file, int line) {
  ELEMENTS_OF(source);
  of_same_shape(result, source);
  index_t n = source->dim[dim - 1].extent, lines = n > 0 ? elements(source) / n : 0;
  for (index_t k = 0; k < lines; k++) {
    index_t by = integer_at(shift, shift->rank == 0 ? 0 : k);
    char *to = result->base + line_start(result, k, dim);
    const char *start = source->base + line_start(source, k, dim);
    for (index_t j = 0; j < n; j++) {
      index_t from = (j + by) % n;
      build_element(to + j * result->dim[dim - 1].stride,
                   start + (from < 0 ? from + n : from) * source->dim[dim - 1].stride);
    }
  }
}

void _FortranAEoshiftVector(Descriptor *result, const Descriptor *source, long shift, const Descriptor *boundary,
                            const char *file, int line) {
  ELEMENTS_OF(source);
  of_same_shape(result, source);
  index_t n = source->dim[0].extent;
  for (index_t k = 0; k < n; k++) {
    index_t from = k + shift;
    char *to = result->base + k * source->length;
    if (from >= 0 && from < n)
      build_element(to, source->base + from * source->dim[0].stride);
    else if (boundary && boundary->base)
      build_element(to, boundary->base);
    else
      zero_element(to, type_, length_);
  }
}

void _FortranAEoshift(Descriptor *result, const Descriptor *source, const Descriptor *shift,
                      const Descriptor *boundary, int dim, const char *file, int line) {
  ELEMENTS_OF(source);
  of_same_shape(result, source);
  index_t n = source->dim[dim - 1].extent, lines = n > 0 ? elements(source) / n : 0;
  for (index_t k = 0; k < lines; k++) {
    index_t by = integer_at(shift, shift->rank == 0 ? 0 : k);
    char *line_to = result->base + line_start(result, k, dim);
    const char *start = source->base + line_start(source, k, dim);
    for (index_t j = 0; j < n; j++) {
      index_t from = j + by;
      char *to = line_to + j * result->dim[dim - 1].stride;
      if (from >= 0 && from < n)
        build_element(to, start + from * source->dim[dim - 1].stride);
      else if (boundary && boundary->base)
        build_element(to, at(boundary, boundary->rank == 0 ? 0 : k));
      else
        zero_element(to, type_, length_);
    }
  }
}

void _FortranAPack(Descriptor *result, const Descriptor *source, const Descriptor *mask, const Descriptor *vector,
                   const char *file, int line) {
  index_t n = elements(source), count = 0;
  for (index_t k = 0; k < n; k++)
    count += holds(mask, mask->rank == 0 ? 0 : k);
  ELEMENTS_OF(source);
  establish(result, source, 1);
  index_t size = vector && vector->base ? vector->dim[0].extent : count;
  result->dim[0].extent = size;
  allocate_result(result);
  index_t next = 0;
  for (index_t k = 0; k < n; k++)
    if (holds(mask, mask->rank == 0 ? 0 : k)) {
      build_element(result->base + next * source->length, at(source, k));
      next++;
    }
  for (index_t k = count; k < size; k++)
    build_element(result->base + k * source->length, vector->base + k * vector->dim[0].stride);
}

void _FortranAUnpack(Descriptor *result, const Descriptor *vector, const Descriptor *mask, const Descriptor *field,
                     const char *file, int line) {
  ELEMENTS_OF(vector);
  establish(result, vector, mask->rank);
  EACH(i, mask->rank, result->dim[i].extent = mask->dim[i].extent);
  allocate_result(result);
  index_t n = elements(mask), next = 0;
  for (index_t k = 0; k < n; k++)
    if (holds(mask, k)) {
      build_element(result->base + k * vector->length, vector->base + next * vector->dim[0].stride);
      next++;
    } else
      build_element(result->base + k * vector->length, at(field, k));
}

// ---- assignment and allocation ----

INLINE int same_shape(const Descriptor *a, const Descriptor *b) {
  EACH(i, a->rank, if (a->dim[i].extent != b->dim[i].extent)
      return 0);
  return 1;
}

INLINE int contiguous(const Descriptor *d) {
  index_t stride = d->length;
  EACH(i, d->rank, {
    if (d->dim[i].extent > 1 && d->dim[i].stride != stride)
      return 0;
    stride *= d->dim[i].extent;
  });
  return 1;
}

// Contiguous elements, which may overlap, so that none is read after it was written.
INLINE void copy_in_order(const Descriptor *to, const Descriptor *from, index_t n) {
  ELEMENTS_OF(from);
  if (to->base <= from->base)
    for (index_t k = 0; k < n; k++)
      copy_element(to->base + k * length_, from->base + k * length_);
  else
    for (index_t k = n - 1; k >= 0; k--)
      copy_element(to->base + k * length_, from->base + k * length_);
}

INLINE void copy_all(const Descriptor *to, const Descriptor *from, index_t n) {
  ELEMENTS_OF(from);
  if (from->rank == 0)
    for (index_t k = 0; k < n; k++)
      copy_element(at(to, k), from->base);
  else if (contiguous(to) && contiguous(from))
    copy_in_order(to, from, n);
  else
    for (index_t k = 0; k < n; k++)
      copy_element(at(to, k), at(from, k));
}

INLINE void allocate_like(Descriptor *to, const Descriptor *from) {
  index_t stride = to->length;
  EACH(i, to->rank, {
    to->dim[i].lower = from->dim[i].lower;
    to->dim[i].extent = from->dim[i].extent;
    to->dim[i].stride = stride;
    stride *= from->dim[i].extent;
  });
  to->base = malloc(stride > 0 ? stride : 1);
}

// Text: blanks fill up what is longer, and what is allocatable takes the new length.
INLINE void assign_text(Descriptor *to, const Descriptor *from) {
  size_t width = to->type == CHARACTER ? 1 : 4;
  if (to->attribute == ALLOCATABLE && to->rank == 0 && (!to->base || to->length != from->length)) {
    char *old = to->base;
    to->length = from->length;
    to->base = malloc(from->length > 0 ? from->length : 1);
    copy_text(to->base, from->base, from->length);
    if (old)
      free(old);
    return;
  }
  if (to->attribute == ALLOCATABLE && (!to->base || (from->rank > 0 && !same_shape(to, from))))
    allocate_like(to, from);
  index_t n = elements(to);
  for (index_t k = 0; k < n; k++) {
    char *p = at(to, k);
    const char *q = at(from, from->rank == 0 ? 0 : k);
    size_t common = to->length < from->length ? to->length : from->length;
    copy_text(p, q, common);
    for (size_t i = common; i < to->length; i++)
      p[i] = width == 1 || i % width == 0 ? ' ' : 0;
  }
}

INLINE void initialize_elements(const Descriptor *d);
INLINE void destroy_elements(const Descriptor *d);
INLINE void finalize_elements(const Descriptor *d);

INLINE void assign(Descriptor *to, const Descriptor *from) {
  if (to->type == CHARACTER || to->type == CHARACTER + 4) {
    assign_text(to, from);
    return;
  }
  if (to->attribute == ALLOCATABLE && (!to->base || (from->rank > 0 && !same_shape(to, from)))) {
    // the old memory lives until the copy is done: `from` may lie in it
    char *old = to->base;
    if (from->rank == to->rank)
      allocate_like(to, from);
    initialize_elements(to);
    copy_all(to, from, elements(to));
    if (old)
      free(old);
    return;
  }
  index_t n = elements(to);
  if (to->base == from->base && (from->rank == 0 || contiguous(from)) && contiguous(to))
    return;
  if (from->rank > 0 && !(contiguous(to) && contiguous(from))) {
    // sections of one array may overlap in any way
    ELEMENTS_OF(to);
    char *temporary = malloc(n * length_ > 0 ? n * length_ : 1);
    for (index_t k = 0; k < n; k++)
      build_element(temporary + k * length_, at(from, k));
    for (index_t k = 0; k < n; k++)
      copy_element(at(to, k), temporary + k * length_);
    destroy_temporary(temporary, n, type_, length_, derived_);
    return;
  }
  copy_all(to, from, n);
}

void _FortranAAssign(Descriptor *to, const Descriptor *from, const char *file, int line) {
  finalize_elements(to);
  assign(to, from);
}

// The temporary holds nothing yet. A component of a structure constructor may be unallocated.
void _FortranAAssignTemporary(Descriptor *to, const Descriptor *from, const char *file, int line) {
  if (to->base)
    initialize_elements(to);
  assign(to, from);
}

_Bool _FortranAIsContiguous(const Descriptor *d) { return contiguous(d); }

// The temporary's descriptor is not initialised when it comes.
void _FortranACopyInAssign(Descriptor *temporary, const Descriptor *variable, const char *file, int line) {
  temporary->length = variable->length;
  temporary->version = variable->version;
  temporary->rank = variable->rank;
  temporary->type = variable->type;
  temporary->attribute = ALLOCATABLE;
  temporary->extra = variable->extra;
  if (variable->extra & 1)
    *(const void **)((char *)temporary + 24 + 24 * variable->rank) = derived_type(variable);
  allocate_like(temporary, variable);
  initialize_elements(temporary);
  copy_all(temporary, variable, elements(variable));
}

void _FortranACopyOutAssign(Descriptor *variable, Descriptor *temporary, const char *file, int line) {
  if (variable)
    copy_all(variable, temporary, elements(temporary));
  destroy_elements(temporary);
  free(temporary->base);
}

// The runtime's own functions behind bodies of the same names (library_bodies.py).
void outside_FortranARandomNumber(const Descriptor *numbers, const char *file, int line);
_Bool outside_FortranAioInputDescriptor(void *cookie, const Descriptor *numbers);
_Bool outside_FortranAioInputReal32(void *cookie, float *number);
_Bool outside_FortranAioInputReal64(void *cookie, double *number);
_Bool outside_FortranAioInputComplex32(void *cookie, float *number);
_Bool outside_FortranAioInputComplex64(void *cookie, double *number);

// What READ gives nothing for (a null value, what follows a slash, the rest after an error) stays as it was, with its
// derivative: the place that is read into is filled with this byte before.
enum { UNREAD = 0xFD };
INLINE _Bool is_unread(const void *number, size_t size) {
  unsigned char unread[32];
  __builtin_memset(unread, UNREAD, sizeof unread);
  return __builtin_memcmp(number, unread, size) == 0;
}

INLINE void make_like(Descriptor *numbers, const Descriptor *d) {
  numbers->length = d->length;
  numbers->version = d->version;
  numbers->rank = d->rank;
  numbers->type = d->type;
  numbers->attribute = OTHER;
  numbers->extra = 0;
  allocate_like(numbers, d);
}

#define STORE_NUMBERS(TYPE, PARTS)                                                                        \
  for (index_t k = 0; k < n; k++) {                                                                       \
    const TYPE *number = (const TYPE *)numbers->base + k * (PARTS);                                       \
    if (is_unread(number, sizeof(TYPE) * (PARTS))) continue;                                              \
    for (int i = 0; i < (PARTS); i++)                                                                     \
      ((TYPE *)at(d, k))[i] = ((const volatile TYPE *)number)[i]; /* no memcpy: types show */             \
  }

INLINE void store_numbers(const Descriptor *d, const Descriptor *numbers) {
  index_t n = elements(d);
  switch (d->type) {
  case HALF: STORE_NUMBERS(_Float16, 1); break;
  case FLOAT: STORE_NUMBERS(float, 1); break;
  case DOUBLE: STORE_NUMBERS(double, 1); break;
  case EXTENDED: STORE_NUMBERS(long double, 1); break;
  case COMPLEX_HALF: STORE_NUMBERS(_Float16, 2); break;
  case COMPLEX_FLOAT: STORE_NUMBERS(float, 2); break;
  case COMPLEX_DOUBLE: STORE_NUMBERS(double, 2); break;
  case COMPLEX_EXTENDED: STORE_NUMBERS(long double, 2); break;
  default:
    for (index_t k = 0; k < n; k++)
      __builtin_memcpy(at(d, k), (const char *)numbers->base + k * d->length, d->length);
  }
  free(numbers->base);
}

// Numbers that come from outside: the derivatives of what they overwrite end, as where constants are assigned.
void _FortranARandomNumber(const Descriptor *d, const char *file, int line) {
  Descriptor numbers;
  make_like(&numbers, d);
  outside_FortranARandomNumber(&numbers, file, line);
  store_numbers(d, &numbers);
}

_Bool _FortranAioInputDescriptor(void *cookie, const Descriptor *d) {
  if (d->type < HALF || d->type > COMPLEX_QUADRUPLE) return outside_FortranAioInputDescriptor(cookie, d);
  Descriptor numbers;
  make_like(&numbers, d);
  __builtin_memset(numbers.base, UNREAD, elements(&numbers) * d->length);
  _Bool done = outside_FortranAioInputDescriptor(cookie, &numbers);
  store_numbers(d, &numbers);
  return done;
}

#define READ_NUMBER(NAME, TYPE, PARTS)                                                                    \
  _Bool _FortranAioInput##NAME(void *cookie, TYPE *x) {                                                   \
    TYPE number[PARTS];                                                                                   \
    __builtin_memset(number, UNREAD, sizeof number);                                                      \
    _Bool done = outside_FortranAioInput##NAME(cookie, number);                                           \
    if (!is_unread(number, sizeof number))                                                                \
      for (int i = 0; i < (PARTS); i++) x[i] = ((const volatile TYPE *)number)[i];                        \
    return done;                                                                                          \
  }

READ_NUMBER(Real32, float, 1)
READ_NUMBER(Real64, double, 1)
READ_NUMBER(Complex32, float, 2)
READ_NUMBER(Complex64, double, 2)

INLINE void set_bounds(Descriptor *d, int dim, index_t lower, index_t upper) {
  d->dim[dim].lower = upper >= lower ? lower : 1;
  d->dim[dim].extent = upper >= lower ? upper - lower + 1 : 0;
  index_t stride = d->length;
  EACH(i, dim, stride *= d->dim[i].extent);
  d->dim[dim].stride = stride;
}

INLINE void allocate(Descriptor *d) {
  index_t stride = d->length;
  EACH(i, d->rank, {
    d->dim[i].stride = stride;
    stride *= d->dim[i].extent;
  });
  d->base = malloc(stride > 0 ? stride : 1);
}

void _FortranAAllocatableSetBounds(Descriptor *d, int dim, long lower, long upper) {
  set_bounds(d, dim, lower, upper);
}
void _FortranAPointerSetBounds(Descriptor *d, int dim, long lower, long upper) { set_bounds(d, dim, lower, upper); }

int _FortranAAllocatableAllocate(Descriptor *d, _Bool stat, const Descriptor *message, const char *file, int line) {
  allocate(d);
  initialize_elements(d);
  return 0;
}
int _FortranAPointerAllocate(Descriptor *d, _Bool stat, const Descriptor *message, const char *file, int line) {
  allocate(d);
  initialize_elements(d);
  return 0;
}
int _FortranAAllocatableAllocateSource(Descriptor *d, const Descriptor *source, _Bool stat,
                                       const Descriptor *message, const char *file, int line) {
  allocate(d);
  initialize_elements(d);
  copy_all(d, source, elements(d));
  return 0;
}
int _FortranAPointerAllocateSource(Descriptor *d, const Descriptor *source, _Bool stat, const Descriptor *message,
                                   const char *file, int line) {
  allocate(d);
  initialize_elements(d);
  copy_all(d, source, elements(d));
  return 0;
}

int _FortranAAllocatableDeallocate(Descriptor *d, _Bool stat, const Descriptor *message, const char *file,
                                   int line) {
  finalize_elements(d);
  destroy_elements(d);
  free(d->base);
  d->base = 0;
  return 0;
}
int _FortranAPointerDeallocate(Descriptor *d, _Bool stat, const Descriptor *message, const char *file, int line) {
  finalize_elements(d);
  destroy_elements(d);
  free(d->base);
  d->base = 0;
  return 0;
}

// TYPE is the declared one of a `from` of CLASS, null of CLASS(*).
int _FortranAMoveAlloc(Descriptor *to, Descriptor *from, const void *type, _Bool stat, const Descriptor *message,
                       const char *file, int line) {
  finalize_elements(to);
  if (to->base) {
    destroy_elements(to);
    free(to->base);
  }
  to->base = from->base;
  if (!from->base)
    return 0;
  take_type(to, from);
  EACH(i, from->rank, {
    to->dim[i].lower = from->dim[i].lower;
    to->dim[i].extent = from->dim[i].extent;
    to->dim[i].stride = from->dim[i].stride;
  });
  from->base = 0;
  if (type)
    set_table(from, type);
  return 0;
}

// ---- array constructors that grow ----

typedef struct {
  Descriptor *to;
  index_t next, reserved;
} ArrayConstructor;

void _FortranAInitArrayConstructorVector(ArrayConstructor *vector, Descriptor *to, _Bool lengths, int bytes,
                                         const char *file, int line) {
  vector->to = to;
  vector->next = 0;
  vector->reserved = to->base ? to->dim[0].extent : 0;
}

INLINE void reserve(ArrayConstructor *vector, index_t count) {
  Descriptor *to = vector->to;
  if (count > vector->reserved) {
    index_t wanted = to->base || to->dim[0].extent < count ? 2 * vector->reserved : to->dim[0].extent;
    if (wanted < count)
      wanted = count;
    ELEMENTS_OF(to);
    char *old = to->base, *fresh = malloc(wanted * length_);
    if (old) {
      for (index_t k = 0; k < vector->next; k++)
        build_element(fresh + k * length_, old + k * length_);
      destroy_temporary(old, vector->next, type_, length_, derived_);
    }
    to->base = fresh;
    to->dim[0].lower = 1;
    to->dim[0].stride = to->length;
    vector->reserved = wanted;
  }
  if (to->dim[0].extent < count)
    to->dim[0].extent = count;
}

void _FortranAPushArrayConstructorValue(ArrayConstructor *vector, const Descriptor *from) {
  ELEMENTS_OF(vector->to);
  index_t n = elements(from);
  reserve(vector, vector->next + n);
  char *to = vector->to->base + vector->next * length_;
  for (index_t k = 0; k < n; k++)
    build_element(to + k * length_, at(from, k));
  vector->next += n;
}

void _FortranAPushArrayConstructorSimpleScalar(ArrayConstructor *vector, const char *from) {
  ELEMENTS_OF(vector->to);
  reserve(vector, vector->next + 1);
  build_element(vector->to->base + vector->next * vector->to->length, from);
  vector->next++;
}

// ---- derived types ----

void null_component(Descriptor *d, size_t length, int rank, int type, int attribute, const void *derived) {
  d->base = 0;
  d->length = length;
  d->version = 20180515;
  d->rank = rank;
  d->type = type;
  d->attribute = attribute;
  d->extra = type == STRUCT; // room for a table, which of CLASS(*) is none yet
  EACH(i, rank, {
    d->dim[i].lower = 1;
    d->dim[i].extent = 0;
    d->dim[i].stride = 0;
  });
  if (type == STRUCT)
    *(const void **)((char *)d + 24 + 24 * rank) = derived;
}

INLINE void destroy_elements(const Descriptor *d) {
  const void *derived = derived_type(d);
  if (derived) {
    index_t n = elements(d);
    for (index_t k = 0; k < n; k++)
      enzyme_cc_destroy(at(d, k), derived);
  }
}

INLINE void finalize_elements(const Descriptor *d) {
  const void *derived = derived_type(d);
  if (d->base && derived) {
    const _Bool scalar = d->rank == 0;
    index_t n = elements(d);
    for (index_t k = 0; k < n; k++)
      enzyme_cc_finalize(at(d, k), scalar, derived);
  }
}

// An allocatable component; what it holds says its own type.
void finalize_allocatable(const Descriptor *d) { finalize_elements(d); }

INLINE void initialize_elements(const Descriptor *d) {
  const void *derived = derived_type(d);
  if (derived) {
    index_t n = elements(d);
    for (index_t k = 0; k < n; k++)
      enzyme_cc_initialize(at(d, k), derived);
  }
}

// Allocatable components: of intrinsic type, and of derived type with the functions of that type.
void destroy_allocatable(Descriptor *d) {
  if (d->base) {
    free(d->base);
    d->base = 0;
  }
}

void destroy_allocatable_of(Descriptor *d, void (*destroy)(char *)) {
  if (d->base) {
    index_t n = elements(d);
    for (index_t k = 0; k < n; k++)
      destroy(at(d, k));
    free(d->base);
    d->base = 0;
  }
}

void copy_allocatable(Descriptor *to, const Descriptor *from) {
  char *old = to->base;
  if (from->base) {
    int type = to->type;
    size_t length = to->length;
    allocate_like(to, from);
    index_t n = elements(to); // whose rank is stated
    for (index_t k = 0; k < n; k++)
      copy_simple(to->base + k * length, from->base + k * length, type, length);
  } else
    to->base = 0;
  if (old)
    free(old);
}

void copy_allocatable_of(Descriptor *to, const Descriptor *from, void (*initialize)(char *),
                         void (*copy)(char *, const char *)) {
  char *old = to->base;
  if (from->base) {
    size_t length = to->length;
    allocate_like(to, from);
    index_t n = elements(to);
    for (index_t k = 0; k < n; k++) {
      initialize(to->base + k * length);
      copy(to->base + k * length, from->base + k * length);
    }
  } else
    to->base = 0;
  if (old)
    free(old);
}

// The same where the component is polymorphic: what it holds says its own type.
void destroy_allocatable_dynamic(Descriptor *d) {
  if (d->base) {
    destroy_elements(d);
    free(d->base);
    d->base = 0;
  }
}

void copy_allocatable_dynamic(Descriptor *to, const Descriptor *from) {
  char *old = to->base;
  if (from->base) {
    const void *derived = derived_type(from);
    size_t length = from->length;
    index_t n = elements(from);
    to->length = length;
    *(const void **)((char *)to + 24 + 24 * to->rank) = derived;
    allocate_like(to, from);
    for (index_t k = 0; k < n; k++) {
      enzyme_cc_initialize(to->base + k * length, derived);
      enzyme_cc_copy_structure(to->base + k * length, from->base + k * length, derived, length);
    }
  } else
    to->base = 0;
  if (old)
    free(old);
}

// The same of CLASS(*), which may hold a number.
void copy_allocatable_any(Descriptor *to, const Descriptor *from) {
  char *old = to->base;
  if (from->base) {
    ELEMENTS_OF(from);
    index_t n = elements(from);
    take_type(to, from);
    allocate_like(to, from);
    for (index_t k = 0; k < n; k++)
      build_element(to->base + k * length_, from->base + k * length_);
  } else
    to->base = 0;
  if (old)
    free(old);
}

void _FortranAInitialize(const Descriptor *d, const char *file, int line) { initialize_elements(d); }
void _FortranAFinalize(const Descriptor *d, const char *file, int line) { finalize_elements(d); }
void _FortranADestroy(const Descriptor *d) {
  finalize_elements(d);
  destroy_elements(d);
}
void _FortranADestroyWithoutFinalization(const Descriptor *d) { destroy_elements(d); }

// ---- pointers, and what is polymorphic ----

// The codes and lengths of flang's TypeCode and Descriptor::BytesFor.
INLINE void be_intrinsic(Descriptor *d, int category, int kind) {
  enum { INTEGER, REAL, COMPLEX, TEXT, LOGICAL };
  const int power = kind == 1 ? 0 : kind == 2 ? 1 : kind == 4 ? 2 : kind == 8 ? 3 : 4;
  const int real = kind == 2 ? 0 : kind == 3 ? 1 : kind == 4 ? 2 : kind == 8 ? 3 : kind == 10 ? 4 : 6;
  const int bytes = kind == 3 ? 2 : kind == 10 ? 16 : kind;
  d->length = category == COMPLEX ? 2 * bytes : bytes;
  switch (category) {
  case INTEGER: d->type = INT1 + power; break;
  case REAL: d->type = HALF + real; break;
  case COMPLEX: d->type = real == 6 ? COMPLEX_QUADRUPLE : COMPLEX_HALF + real; break;
  case LOGICAL: d->type = kind == 1 ? BOOLEAN : LEAST_INT1 + power; break;
  }
  set_table(d, 0);
}

void _FortranAPointerNullifyIntrinsic(Descriptor *d, int category, int kind, int rank, int corank) {
  be_intrinsic(d, category, kind);
  d->base = 0;
}
void _FortranAPointerNullifyDerived(Descriptor *d, const void *type, int rank, int corank) {
  be_derived(d, type);
  d->base = 0;
}
void _FortranAAllocatableInitIntrinsic(Descriptor *d, int category, int kind, int rank, int corank) {
  be_intrinsic(d, category, kind);
  d->base = 0;
}
void _FortranAAllocatableInitDerived(Descriptor *d, const void *type, int rank, int corank) {
  be_derived(d, type);
  d->base = 0;
}
void _FortranAAllocatableInitIntrinsicForAllocate(Descriptor *d, int category, int kind, int rank, int corank) {
  if (!d->base)
    be_intrinsic(d, category, kind);
}
void _FortranAAllocatableInitDerivedForAllocate(Descriptor *d, const void *type, int rank, int corank) {
  if (!d->base)
    be_derived(d, type);
}

void _FortranAPointerAssociateScalar(Descriptor *d, char *target) { d->base = target; }

INLINE void associate(Descriptor *d, const Descriptor *target) {
  take_type(d, target);
  EACH(i, d->rank, {
    d->dim[i].lower = target->dim[i].lower;
    d->dim[i].extent = target->dim[i].extent;
    d->dim[i].stride = target->dim[i].stride;
  });
  d->base = target->base;
}

void _FortranAPointerAssociate(Descriptor *d, const Descriptor *target) { associate(d, target); }

void _FortranAPointerAssociateLowerBounds(Descriptor *d, const Descriptor *target, const Descriptor *bounds) {
  associate(d, target);
  EACH(i, d->rank, d->dim[i].lower = integer_at(bounds, i));
}

void _FortranAPointerAssociateRemapping(Descriptor *d, const Descriptor *target, const Descriptor *bounds,
                                        const char *file, int line) {
  take_type(d, target);
  index_t stride = target->length;
  if (target->rank > 0 && target->dim[0].extent > 1)
    stride = target->dim[0].stride;
  EACH(i, d->rank, {
    index_t lower = integer_at(bounds, 2 * i), upper = integer_at(bounds, 2 * i + 1);
    d->dim[i].lower = upper >= lower ? lower : 1;
    d->dim[i].extent = upper >= lower ? upper - lower + 1 : 0;
    d->dim[i].stride = stride;
    stride *= d->dim[i].extent;
  });
  d->base = target->base;
}

// To what is allocatable and polymorphic: it takes the type and the shape of what is assigned, and keeps its memory
// where it has these already, since pointers may point to it.
void _FortranAAssignPolymorphic(Descriptor *to, const Descriptor *from, const char *file, int line) {
  finalize_elements(to);
  const _Bool stays = to->base && type_of(to) == type_of(from) && derived_type(to) == derived_type(from) &&
                      to->length == from->length && (from->rank == 0 || same_shape(to, from));
  if (stays) {
    assign(to, from);
    return;
  }
  char *old = to->base; // `from` may lie in it
  take_type(to, from);
  allocate_like(to, from);
  initialize_elements(to);
  copy_all(to, from, elements(from));
  if (old)
    free(old);
}

// The bounds of the mold come along; an ALLOCATE that has bounds of its own sets them afterwards.
INLINE void apply_mold(Descriptor *d, const Descriptor *mold) {
  take_type(d, mold);
  EACH(i, d->rank, if (i < mold->rank) d->dim[i] = mold->dim[i]);
}

void _FortranAAllocatableApplyMold(Descriptor *d, const Descriptor *mold, int rank) {
  if (!d->base)
    apply_mold(d, mold);
}
void _FortranAPointerApplyMold(Descriptor *d, const Descriptor *mold, int rank) { apply_mold(d, mold); }

// What is no longer there has the declared type again; CLASS(*) has none.
INLINE void deallocate_polymorphic(Descriptor *d, const void *type) {
  finalize_elements(d);
  destroy_elements(d);
  free(d->base);
  d->base = 0;
  set_table(d, type);
  d->type = type ? STRUCT : NO_TYPE;
}
int _FortranAAllocatableDeallocatePolymorphic(Descriptor *d, const void *type, _Bool stat,
                                              const Descriptor *message, const char *file, int line) {
  deallocate_polymorphic(d, type);
  return 0;
}
int _FortranAPointerDeallocatePolymorphic(Descriptor *d, const void *type, _Bool stat, const Descriptor *message,
                                          const char *file, int line) {
  deallocate_polymorphic(d, type);
  return 0;
}

// ---- stacks of values that WHERE and FORALL keep ----

typedef struct Saved {
  Descriptor value;
  struct Saved *next;
} Saved;

typedef struct {
  Saved *first, **last;
} ValueStack;

void *_FortranACreateValueStack(const char *file, int line) {
  ValueStack *stack = malloc(sizeof(ValueStack));
  stack->first = 0;
  stack->last = &stack->first;
  return stack;
}

void _FortranAPushValue(ValueStack *stack, const Descriptor *value) {
  ELEMENTS_OF(value);
  Saved *saved = malloc(sizeof(Saved));
  index_t n = elements(value);
  char *data = malloc(n * length_ > 0 ? n * length_ : 1);
  saved->value.base = data;
  EACH(i, value->rank, {
    saved->value.dim[i].lower = value->dim[i].lower;
    saved->value.dim[i].extent = value->dim[i].extent;
  });
  for (index_t k = 0; k < n; k++)
    build_element(data + k * length_, at(value, k));
  saved->next = 0;
  *stack->last = saved;
  stack->last = &saved->next;
}

void _FortranAValueAt(ValueStack *stack, unsigned long index, Descriptor *value) {
  Saved *saved = stack->first;
  for (unsigned long k = 0; k < index; k++)
    saved = saved->next;
  index_t stride = value->length;
  EACH(i, value->rank, {
    value->dim[i].lower = saved->value.dim[i].lower;
    value->dim[i].extent = saved->value.dim[i].extent;
    value->dim[i].stride = stride;
    stride *= saved->value.dim[i].extent;
  });
  value->base = saved->value.base;
}

void _FortranADestroyValueStack(ValueStack *stack) {
  for (Saved *saved = stack->first; saved;) {
    Saved *next = saved->next;
    free(saved->value.base);
    free(saved);
    saved = next;
  }
  free(stack);
}

// The same of what an assignment is to reach, where subscripts are vectors: the descriptors without the elements.
void *_FortranACreateDescriptorStack(const char *file, int line) { return _FortranACreateValueStack(file, line); }

INLINE void copy_descriptor(Descriptor *to, const Descriptor *from) {
  establish(to, from, from->rank);
  to->attribute = from->attribute;
  to->extra = from->extra;
  EACH(i, from->rank, to->dim[i] = from->dim[i]);
  if (from->extra & 1)
    *(const void **)((char *)to + 24 + 24 * from->rank) = derived_type(from);
  to->base = from->base;
}

void _FortranAPushDescriptor(ValueStack *stack, const Descriptor *d) {
  Saved *saved = malloc(sizeof(Saved));
  copy_descriptor(&saved->value, d);
  saved->next = 0;
  *stack->last = saved;
  stack->last = &saved->next;
}

void _FortranADescriptorAt(ValueStack *stack, unsigned long index, Descriptor *d) {
  Saved *saved = stack->first;
  for (unsigned long k = 0; k < index; k++)
    saved = saved->next;
  copy_descriptor(d, &saved->value);
}

void _FortranADestroyDescriptorStack(ValueStack *stack) {
  for (Saved *saved = stack->first; saved;) {
    Saved *next = saved->next;
    free(saved);
    saved = next;
  }
  free(stack);
}

_Bool _FortranAPointerIsAssociated(const Descriptor *d) { return d->base != 0; }

// ---- descriptors that C makes (ISO_Fortran_binding.h) ----

INLINE size_t length_of(int type, size_t given) {
  switch (type) {
  case INT4: case FLOAT: return 4;
  case INT8: case DOUBLE: case COMPLEX_FLOAT: return 8;
  case EXTENDED: case COMPLEX_DOUBLE: return 16;
  case COMPLEX_EXTENDED: return 32;
  }
  return given;
}

int CFI_establish(Descriptor *d, char *base, unsigned char attribute, signed char type, size_t length,
                  unsigned char rank, const index_t *extents) {
  d->length = length_of(type, length);
  d->version = 20180515;
  d->rank = rank;
  d->type = type;
  d->attribute = attribute;
  d->extra = 0;
  index_t stride = d->length;
  if (base)
    EACH(i, rank, {
      d->dim[i].lower = 0;
      d->dim[i].extent = extents[i];
      d->dim[i].stride = stride;
      stride *= extents[i];
    });
  d->base = base;
  return 0;
}

void *CFI_address(const Descriptor *d, const index_t *subscripts) {
  index_t offset = 0;
  EACH(i, d->rank, offset += (subscripts[i] - d->dim[i].lower) * d->dim[i].stride);
  return d->base + offset;
}

int CFI_allocate(Descriptor *d, const index_t *lower, const index_t *upper, size_t length) {
  if (d->type == CHARACTER)
    d->length = length;
  EACH(i, d->rank, {
    d->dim[i].lower = lower[i];
    d->dim[i].extent = upper[i] >= lower[i] ? upper[i] - lower[i] + 1 : 0;
  });
  allocate(d);
  return 0;
}

int CFI_deallocate(Descriptor *d) {
  free(d->base);
  d->base = 0;
  return 0;
}

// ---- numbers ----

double _FortranAModReal8(double a, double p, const char *file, int line) { return fmod(a, p); }
float _FortranAModReal4(float a, float p, const char *file, int line) { return fmodf(a, p); }
double _FortranAModuloReal8(double a, double p, const char *file, int line) {
  double r = fmod(a, p);
  return r != 0 && (r < 0) != (p < 0) ? r + p : r;
}
float _FortranAModuloReal4(float a, float p, const char *file, int line) {
  float r = fmodf(a, p);
  return r != 0 && (r < 0) != (p < 0) ? r + p : r;
}
long double _FortranAModReal10(long double a, long double p, const char *file, int line) { return fmodl(a, p); }
long double _FortranAModuloReal10(long double a, long double p, const char *file, int line) {
  long double r = fmodl(a, p);
  return r != 0 && (r < 0) != (p < 0) ? r + p : r;
}
double _FortranANearest8(double x, _Bool up) { return nextafter(x, up ? __builtin_inf() : -__builtin_inf()); }
float _FortranANearest4(float x, _Bool up) { return nextafterf(x, up ? __builtin_inff() : -__builtin_inff()); }
double _FortranAScale8(double x, long p) { return ldexp(x, (int)p); }
float _FortranAScale4(float x, long p) { return ldexpf(x, (int)p); }
long double _FortranAScale10(long double x, long p) { return ldexpl(x, (int)p); }
long double _FortranAFraction10(long double x) {
  int e;
  return frexpl(x, &e);
}
double _FortranAFraction8(double x) {
  int e;
  return frexp(x, &e);
}
float _FortranAFraction4(float x) {
  int e;
  return frexpf(x, &e);
}
double _FortranASetExponent8(double x, long i) {
  int e;
  return ldexp(frexp(x, &e), (int)i);
}
float _FortranASetExponent4(float x, long i) {
  int e;
  return ldexpf(frexpf(x, &e), (int)i);
}
double _FortranAErfcScaled8(double x) { return exp(x * x) * erfc(x); }
float _FortranAErfcScaled4(float x) { return expf(x * x) * erfcf(x); }

#define INTEGER_POWER(NAME, T, N)                                                                         \
  T NAME(T x, N n) {                                                                                      \
    T result = 1, factor = x;                                                                             \
    N rest = n < 0 ? -n : n;                                                                              \
    while (rest > 0) {                                                                                    \
      if (rest & 1)                                                                                       \
        result *= factor;                                                                                 \
      factor *= factor;                                                                                   \
      rest >>= 1;                                                                                         \
    }                                                                                                     \
    return n < 0 ? 1 / result : result;                                                                   \
  }
INTEGER_POWER(_FortranAFPow8i, double, int)
INTEGER_POWER(_FortranAFPow8k, double, long)
INTEGER_POWER(_FortranAFPow4i, float, int)
INTEGER_POWER(_FortranAFPow4k, float, long)

// Complex to an integer power. flang passes and returns a complex number as clang does.
#define COMPLEX_POWER(NAME, C, N, DIVIDE)                                                                 \
  C NAME(C z, N n) {                                                                                      \
    C result = 1, factor = z;                                                                             \
    N rest = n < 0 ? -n : n;                                                                              \
    while (rest > 0) {                                                                                    \
      if (rest & 1)                                                                                       \
        result *= factor;                                                                                 \
      factor *= factor;                                                                                   \
      rest >>= 1;                                                                                         \
    }                                                                                                     \
    return n < 0 ? 1 / result : result;                                                                   \
  }
COMPLEX_POWER(_FortranAzpowi, double _Complex, int, 0)
COMPLEX_POWER(_FortranAzpowk, double _Complex, long, 0)
