// Numbers made of the bits of others by integer arithmetic, and numbers whose bits are taken apart and put together.
#include "check.h"
#include <stdint.h>

static inline uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static inline double number(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }
static inline uint32_t bits32(float d) { uint32_t u; memcpy(&u, &d, 4); return u; }
static inline float number32(uint32_t u) { float d; memcpy(&d, &u, 4); return d; }

/* ---- piecewise linear functions of the bits: their slopes */

static double inverse_root(double x) {
  double y = number(0x5fe6eb50c7b537a9ull - (bits(x) >> 1));
  return y * (1.5 - 0.5 * x * y * y);
}
static double logarithm(double x) {
  uint64_t u = bits(x);
  double m = number((u & 0xfffffffffffffull) | 0x3ff0000000000000ull) - 1;
  return ((int)(u >> 52) - 1023) * 0.6931471805599453 * x + m - m * m / 2;
}
static double split_own(double x, int *e) {
  uint64_t u = bits(x);
  *e = (int)((u >> 52) & 0x7ff) - 1022;
  return number((u & 0x800fffffffffffffull) | 0x3fe0000000000000ull);
}
static double split(double x) {
  int e;
  double m = split_own(x, &e);
  return m * e + m * m;
}
static double mantissa_as_integer(double x) { return x * (double)(bits(x) & 0xfffffffffffffull) / 4503599627370496.0; }
static double cheap_exponential(double x) {
  int64_t k = (int64_t)(6497320848556798.0 * x + 4606794787981430020.0);
  return number((uint64_t)k) * x;
}
static double exponential(double x) { /* k only gets into the exponent */
  double k = floor(x * 1.4426950408889634 + 0.5), r = x - k * 0.6931471805599453;
  return (1 + r * (1 + r * (0.5 + r / 6))) * number((uint64_t)((int64_t)k + 1023) << 52);
}
static double float_inverse_root(double x) {
  float a = (float)x, y = number32(0x5f3759df - (bits32(a) >> 1));
  return y * (1.5f - 0.5f * a * y * y);
}
static double float_logarithm(double x) {
  uint32_t u = bits32((float)x);
  float m = number32((u & 0x007fffff) | 0x3f000000), y = (float)u;
  return y * 1.1920928955078125e-7f - 124.22551499f - 1.498030302f * m - 1.72587999f / (0.3520887068f + m);
}

/* ---- parts that are put together again */

static __attribute__((noinline)) uint64_t packed(float a, float b) { return (uint64_t)bits32(a) << 32 | bits32(b); }
static double two_in_a_word(double x) {
  struct { int tag; uint64_t word; } a[3];
  for (int i = 0; i < 3; i++) a[i].tag = i + 1, a[i].word = packed((float)(x * (i + 1)), (float)(x * x));
  double r = 0;
  for (int i = 0; i < 3; i++) r += number32(a[2 - i].word >> 32) * number32((uint32_t)a[i].word) * a[i].tag;
  return r;
}
static __attribute__((noinline)) uint32_t high(double v) { return (uint32_t)(bits(v) >> 32); }
static double halves(double x) {
  double y = sin(x);
  uint32_t h = high(y), l = (uint32_t)bits(y);
  if (x < 0) h = 0, l = 0;
  return number((uint64_t)h << 32 | l) * x;
}
static double swapped_twice(double x) {
  uint64_t u = __builtin_bswap64(bits(x * x));
  return number(__builtin_bswap64(u == 42 ? 0 : u)) * x;
}

/* ---- what is free: comparisons, exponents, indices */

static int64_t order(double d) {
  int64_t i = (int64_t)bits(d);
  return i < 0 ? INT64_MIN - i : i;
}
static double compared(double x) {
  static const double table[4] = {1, 2, 3, 4};
  uint64_t u = bits(x);
  int exponent[2] = {(int)(u >> 52 & 0x7ff) - 1023, 3};
  double r = llabs(order(x) - order(x * 2)) > 4 ? x * x : x;
  if ((uint32_t)(u >> 32) > 0x40000000u) r *= 3;
  return r * exponent[r > 100] + table[u >> 51 & 3] * x;
}

#define BOTH(F, at, step, tolerance)                                               \
  {                                                                                \
    double x = at, want = FD_STEP(x, F(x), step);                                  \
    CHECK_SINGLE(#F ".rev", __enzyme_autodiff((void *)F, x), want, tolerance);     \
    CHECK_SINGLE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, tolerance); \
  }

int main(void) {
  BOTH(inverse_root, 2.3, 1e-3, 1e-6)
  BOTH(logarithm, 2.3, 1e-3, 1e-6)
  BOTH(split, 2.3, 1e-3, 1e-6)
  BOTH(split, -0.3, 1e-3, 1e-6)
  BOTH(mantissa_as_integer, 1.7, 1e-3, 1e-6)
  BOTH(cheap_exponential, 0.9, 1e-3, 1e-6)
  BOTH(exponential, 0.9, 1e-3, 1e-6)
  BOTH(float_inverse_root, 2.3, 2e-1, 1e-2)
  BOTH(float_logarithm, 2.6, 2e-1, 1e-2)
  BOTH(two_in_a_word, 1.1, 2e-1, 1e-3)
  BOTH(halves, 0.8, 1e-3, 1e-6)
  BOTH(swapped_twice, 0.8, 1e-3, 1e-6)
  BOTH(compared, 1.7, 1e-3, 1e-6)
  return check_report();
}
