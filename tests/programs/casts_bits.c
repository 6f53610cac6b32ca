// Doubles as integers: bit masks, union punning, memcpy into uint64_t, arrays of uint64_t, conversions int <-> float.
#include "check.h"
#include <stdint.h>

union bits { double d; uint64_t u; struct { uint32_t low, high; } w; };
union either { double d; float f[2]; int64_t i; };

static uint64_t to_bits(double x) {
  uint64_t u;
  memcpy(&u, &x, sizeof u);
  return u;
}
static double from_bits(uint64_t u) {
  double x;
  memcpy(&x, &u, sizeof x);
  return x;
}
static double fabs_by_mask(double x) { return from_bits(to_bits(x) & 0x7fffffffffffffffu) * x; }
static double negate_by_xor(double x) { return from_bits(to_bits(x * x) ^ 0x8000000000000000u); }
static double sign_by_or(double x) { return from_bits(to_bits(x * x) | 0x8000000000000000u) * x; }
static double copysign_by_bits(double x) {
  uint64_t sign = to_bits(x) & 0x8000000000000000u;
  return from_bits((to_bits(sin(x)) & 0x7fffffffffffffffu) | sign);
}
static double by_union(double x) {
  union bits b = {.d = x * x};
  b.u ^= 0x8000000000000000u;
  return b.d * x;
}
static double union_halves(double x) {
  union bits b = {.d = sin(x)}, c;
  c.w.low = b.w.low;
  c.w.high = b.w.high;
  return c.d * x;
}
static double in_integer_array(double x) {
  uint64_t a[4];
  for (int i = 0; i < 4; i++) a[i] = to_bits(x * (i + 1));
  uint64_t t = a[0];
  a[0] = a[3];
  a[3] = t;
  double r = 1;
  for (int i = 0; i < 4; i++) r = r * from_bits(a[i]) + from_bits(a[3 - i]);
  return r;
}
static double heap_of_words(double x) {
  uint64_t *words = malloc(3 * sizeof *words);
  words[0] = 2;
  words[1] = to_bits(x * x);
  words[2] = to_bits(cos(x));
  double r = (double)words[0] * from_bits(words[1]) * from_bits(words[2]);
  free(words);
  return r;
}
static __attribute__((noinline)) uint64_t encoded_square(uint64_t u) {
  double x = from_bits(u);
  return to_bits(x * x);
}
static double through_integer_call(double x) { return from_bits(encoded_square(to_bits(sin(x)))) * x; }
static double by_bytes(double x) {
  unsigned char raw[2 * sizeof x];
  double y[2] = {x, x * x}, z[2];
  memcpy(raw, y, sizeof raw);
  memcpy(z, raw + sizeof x, sizeof x);
  memcpy(z + 1, raw, sizeof x);
  return z[0] * z[1] + z[0];
}
static double byte_loop(double x) {
  double y = x * x, z;
  const char *from = (const char *)&y;
  char *to = (char *)&z;
  for (unsigned i = 0; i < sizeof y; i++) to[i] = from[i];
  return z * x;
}
static double to_int(double x) { return x * (int)(x * 10) + (double)(long)x * x + (float)(short)3 * x; }
static double int_to_float(double x) {
  double r = 0;
  for (int i = 0; i < 5; i++) r += (double)i * x + (double)(unsigned char)(i * 100) * x * x;
  return r;
}
static double through_float(double x) { return (double)(float)(x * x) * 2; }
static double reused_union(double x) {
  union either e;
  e.f[0] = 1.5f;
  e.f[1] = (float)2;
  double r = e.f[0] * e.f[1] * x;
  e.d = x * r;
  r += e.d;
  e.i = 3;
  return r * (double)e.i;
}
static double fast_inverse_sqrt(double x) { /* the seed is a constant of the last digits: one Newton step carries all */
  double y = from_bits(0x5fe6eb50c7b537a9u - (to_bits(x) >> 1));
  for (int i = 0; i < 6; i++) y = y * (1.5 - 0.5 * x * y * y);
  return y;
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at, want = FD_STEP(x, F(x), 1e-3);                              \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x), want, 1e-6);       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, 1e-6);   \
  }

int main(void) {
  TEST(fabs_by_mask, -1.3)
  TEST(negate_by_xor, 0.7)
  TEST(sign_by_or, 0.7)
  TEST(copysign_by_bits, -0.8)
  TEST(by_union, 1.1)
  TEST(union_halves, 0.4)
  TEST(in_integer_array, 0.9)
  TEST(heap_of_words, 0.9)
  TEST(through_integer_call, 0.9)
  TEST(by_bytes, 1.2)
  TEST(byte_loop, 1.2)
  TEST(to_int, 1.234)
  TEST(int_to_float, 0.3)
  CHECK_SINGLE("through_float.rev", __enzyme_autodiff((void *)through_float, 1.5), 6, 1e-6);
  CHECK_SINGLE("through_float.fwd", __enzyme_fwddiff((void *)through_float, 1.5, 1.0), 6, 1e-6);
  TEST(reused_union, 0.6)
  TEST(fast_inverse_sqrt, 2.0)
  return check_report();
}
