/* Functions that are refused, and with -DWAY=1, 2, ... changed as the remedies of the refusals say. */
#include "check.h"
#include <packed.h>
#include <stdint.h>
void __enzyme_integer(const void *, size_t);
double elsewhere(double);

#define RULE(f) \
  void *__enzyme_register_gradient_##f[] = {(void *)f, (void *)f##_augmented, (void *)f##_reverse}; \
  void *__enzyme_register_derivative_##f[] = {(void *)f, (void *)f##_forward}

/* type of a copy */
typedef struct { float *w; int *idx, *from; } model;
static float indices(model *m, size_t n) {
  const int *in = m->from;
#if WAY == 1
  for (size_t i = 0; i < n; i++) m->idx[i] = in[i];
#else
#if WAY == 2
  __enzyme_integer(in, n * sizeof *in);
#elif WAY == 3
  __enzyme_integer(m->idx, n * sizeof *in);
#endif
  memcpy(m->idx, in, n * sizeof *in); /* refused: [enzyme-undeduced-type] copy the elements one by one */
#endif
  float s = 0;
  for (size_t i = 0; i < n; i++) s += m->w[in[i]] * m->w[in[i]];
  return s;
}

/* bits of a number: moved whole, with a derivative of its own, inactive */
static uint64_t kept;
static double hashed(double x) {
  uint64_t h;
  memcpy(&h, &x, 8);
  h = (h ^ h >> 30) * 0xbf58476d1ce4e5b9ull;
  return (double)(h >> 62); /* refused: [enzyme-number-bits] give the function around it a derivative of its own */
}
#if WAY == 1
static double hashed_augmented(double x) { return hashed(x); }
static double hashed_reverse(double x, double seed, void *tape) { return 0; }
static double hashed_forward(double x, double tangent) { return 0; }
RULE(hashed);
#elif WAY > 1
void *__enzyme_inactivefn_hashed[] = {(void *)hashed};
#endif
static double by_hash(double x) { return hashed(x) * x; }

static double whole(double x) {
#if WAY == 0
  uint32_t words[2];
  memcpy(words, &x, 8);
  return x * x + 1e-9 * words[0]; /* refused: [enzyme-number-bits] move the number whole */
#else
  double y;
  memcpy(&kept, &x, 8);
  memcpy(&y, &kept, 8);
  return x * y;
#endif
}
__attribute__((noinline)) static void keep(double x) { uint32_t w[2]; memcpy(w, &x, 8); kept = w[1]; }
#if WAY > 0
void *__enzyme_inactivefn_keep[] = {(void *)keep};
#endif
static double noted(double x) {
  keep(x);
  return x * x * x;
}

/* bits in a library */
static unsigned summed;
__attribute__((noinline)) static double packed(double x) { return unpack(pack(x, &summed)); /* refused: [enzyme-number-bits] put the call of the library into a function of its own */ }
#if WAY == 1
static double packed_augmented(double x) { return packed(x); }
static double packed_reverse(double x, double seed, void *tape) { return seed; }
static double packed_forward(double x, double tangent) { return tangent; }
RULE(packed);
#elif WAY > 1
void *__enzyme_inactivefn_packed[] = {(void *)packed};
#endif
static double by_library(double x) { return packed(x) * x; }

/* inline assembly: in the language, with a derivative of its own, inactive */
static double assembly(double x) {
#if WAY == 1
  return sqrt(x);
#else
  double y;
  __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x)); /* refused: [enzyme-inline-asm] write it in the language */
  return y;
#endif
}
#if WAY == 2
static double assembly_augmented(double x) { return assembly(x); }
static double assembly_reverse(double x, double seed, void *tape) { return seed / (2 * sqrt(x)); }
static double assembly_forward(double x, double tangent) { return tangent / (2 * sqrt(x)); }
RULE(assembly);
#elif WAY > 2
void *__enzyme_inactivefn_assembly[] = {(void *)assembly};
#endif
static double by_assembly(double x) { return assembly(x) * x; }

/* unknown function: with a derivative, inactive, its file compiled in the same command (WAY 3) */
#if WAY == 1
static double elsewhere_augmented(double x) { return elsewhere(x); }
static double elsewhere_reverse(double x, double seed, void *tape) { return 2 * x * seed; }
static double elsewhere_forward(double x, double tangent) { return 2 * x * tangent; }
RULE(elsewhere);
#elif WAY == 2
void *__enzyme_inactivefn_elsewhere[] = {(void *)elsewhere};
#endif
static double by_unknown(double x) { return elsewhere(x) * x; /* refused: [enzyme-no-bitcode] compile the source of 'elsewhere.o' with enzyme-clang */ }

/* several formats: all in the wider format, or each in a member of its own */
typedef struct {
  int tag;
#if WAY == 0
  union { float f; double d; } u;
#elif WAY == 1
  union { double f, d; } u;
#else
  struct { float f; double d; } u;
#endif
} value;
static double formats(const double *x, int n) {
  value a[4], b[4];
  for (int i = 0; i < n; i++) {
    a[i].tag = i & 1;
    if (i & 1) a[i].u.d = x[i];
    else a[i].u.f = x[i];
  }
  memcpy(b, a, n * sizeof *a); /* refused: [enzyme-number-formats] keep all of them in the wider format */
  value t = b[0];
  b[0] = b[1];
  b[1] = t;
  double s = 0;
  for (int i = 0; i < n; i++) s += (b[i].tag ? b[i].u.d : b[i].u.f) * (b[i].tag ? b[i].u.d : b[i].u.f);
  return s;
}

/* text: the number itself handed on, or the reading put into a function that is inactive */
__attribute__((noinline)) static double of_text(const char *text) { return strtod(text, NULL); /* refused: [enzyme-text] hand the number itself on */ }
#if WAY > 1
void *__enzyme_inactivefn_of_text[] = {(void *)of_text};
#endif
static double through_text(double x) {
  char text[64];
  snprintf(text, sizeof text, "%.17g", x * x);
#if WAY == 1
  return x * x * x;
#else
  return of_text(text) * x;
#endif
}

/* hidden address: kept in a pointer */
#if WAY == 0
typedef uint64_t hidden;
static hidden hide(const double *p) { return (uint64_t)p << 3 | 5; }
static const double *find(hidden w) { return (double *)(w >> 3); /* refused: [enzyme-hidden-address] keep the address in a pointer */ }
#else
typedef const double *hidden;
static hidden hide(const double *p) { return p; }
static const double *find(hidden p) { return p; }
#endif
static int two = 2;
static double by_hidden(const double *x) {
  hidden *t = malloc(4 * sizeof *t);
  for (int i = 0; i < two; i++) t[i] = hide(x + i);
  double r = 0;
  for (int i = 0; i < two; i++) r += find(t[i])[0] * x[0];
  free(t);
  return r;
}

int main(void) {
  const int last = WAY > 2, inactive = WAY == 2;
  float w[3] = {1, 2, 3}, dw[3] = {0};
  int buffer[4], shadow[4], in[4] = {0, 1, 2, 0};
  model m = {w, buffer, in}, dm = {dw, shadow, in};
  __enzyme_autodiff_void((void *)indices, enzyme_dup, &m, &dm, enzyme_const, (size_t)4);
  CHECK_CLOSE("indices", dw[0] + 10 * dw[1] + 100 * dw[2], 644.0, 1e-12);
  CHECK_CLOSE("hash", __enzyme_autodiff((void *)by_hash, 4.5), hashed(4.5), 1e-12);
  CHECK_CLOSE("whole", __enzyme_autodiff((void *)whole, 4.0), 8.0, 1e-12);
  CHECK_CLOSE("noted", __enzyme_autodiff((void *)noted, 2.0), 12.0, 1e-12);
  CHECK_CLOSE("library", __enzyme_autodiff((void *)by_library, 3.0), WAY > 1 ? 3.0 : 6.0, 1e-12);
  CHECK_CLOSE("assembly", __enzyme_autodiff((void *)by_assembly, 4.0), last ? 2.0 : 3.0, 1e-12);
  CHECK_CLOSE("unknown", __enzyme_autodiff((void *)by_unknown, 2.0), inactive ? 4.0 : 12.0, 1e-12);
  double x[4] = {1, 2, 3, 4}, dx[4] = {0};
  __enzyme_autodiff_void((void *)formats, enzyme_dup, x, dx, enzyme_const, 4);
  CHECK_CLOSE("formats", dx[0] + 10 * dx[1] + 100 * dx[2] + 1000 * dx[3], 8642.0, 1e-9);
  CHECK_CLOSE("text", __enzyme_autodiff((void *)through_text, 3.0), WAY == 1 ? 27.0 : 9.0, 1e-12);
  dx[0] = dx[1] = 0;
  __enzyme_autodiff_void((void *)by_hidden, enzyme_dup, x, dx);
  CHECK_CLOSE("hidden", dx[0] + 10 * dx[1], 4.0 + 10, 1e-12);
  CHECK_CLOSE("library", __enzyme_fwddiff((void *)by_library, 3.0, 1.0), WAY > 1 ? 3.0 : 6.0, 1e-12);
  CHECK_CLOSE("hash", __enzyme_fwddiff((void *)by_hash, 4.5, 1.0), hashed(4.5), 1e-12);
  CHECK_CLOSE("hidden", __enzyme_fwddiff((void *)by_hidden, enzyme_dup, x, (double[]){1, 0}), 4.0, 1e-12);
  return check_report();
}
