// flags: -Wno-psabi
// SIMD vector types: arithmetic, lanes by constant and by variable, shuffles, masks, loads from arrays, float lanes.
#include "check.h"

typedef double v4d __attribute__((vector_size(32)));
typedef double v2d __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef long long v4i __attribute__((vector_size(32)));

static double horizontal(v4d v) { return v[0] + v[1] + v[2] + v[3]; }
static double arithmetic(const double *x) {
  v4d a = {x[0], x[1], x[2], x[3]}, b = {1, 2, 3, 4};
  a = a * a * b + a / b - b;
  return horizontal(-a) * a[1];
}
static double shuffled(const double *x) {
  v4d a, b;
  memcpy(&a, x, sizeof a);
  b = __builtin_shufflevector(a, a * a, 3, 4, 1, 6);
  v2d low = __builtin_shufflevector(b, b, 0, 1), high = __builtin_shufflevector(b, a, 2, 7);
  low *= high;
  return low[0] * low[1] + horizontal(b);
}
static double dynamic_lane(const double *x, int lane) {
  v4d a = {x[0], x[1], x[2], x[3]};
  a[lane] = a[lane] * a[(lane + 1) & 3];
  return a[lane] * a[(lane + 2) & 3] + a[0];
}
static double masked(const double *x) {
  v4d a = {x[0], x[1], x[2], x[3]}, zero = {0};
  v4i positive = a > zero;
  v4d r = (v4d)(((v4i)(a * a) & positive) | ((v4i)(-3 * a) & ~positive));
  v4d kept = (v4d)((v4i)a & positive);
  return horizontal(r) + horizontal(kept * kept);
}
static long long bits(double x) {
  long long b;
  memcpy(&b, &x, sizeof b);
  return b;
}
// Constants among the bits of active numbers: as a lane, and as the vector that lanes are put into.
static double constant_lanes(const double *x) {
  v4i sizes = {0x7fffffffffffffff, 0x7fffffffffffffff, 0x7fffffffffffffff, 0x7fffffffffffffff};
  v4i some = {bits(x[0] * x[1]), bits(-0.3), bits(x[2]), bits(0.7)};
  v4i more = __builtin_shufflevector(some, (v4i){bits(1.5), bits(-2.5), 0, 0}, 0, 4, 5, 2);
  some[3] = bits(-1.25);
  v4d a = (v4d)(some & sizes), b = (v4d)(more & sizes);
  return horizontal(a * b) * a[1] + sqrt(a[1] * a[0] + b[2] * a[3]);
}
static double in_loop(const double *x) {
  v4d sum = {0.1, 0.2, 0.3, 0.4}, a = {x[0], x[1], x[2], x[3]};
  for (int i = 0; i < 5; i++) sum = sum * a + __builtin_shufflevector(sum, sum, 1, 2, 3, 0) * 0.5;
  return horizontal(sum * sum);
}
static void pairwise(v2d *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i] * x[(i + 1) % n];
}
static double in_memory(const double *x) {
  v2d pairs[2] = {{x[0], x[1]}, {x[2], x[3]}};
  pairwise(pairs, 2);
  double flat[4];
  memcpy(flat, pairs, sizeof flat);
  return flat[0] * flat[3] + flat[1];
}
static __attribute__((noinline)) v2d rotate(v2d p, double by) { return (v2d){p[0] * by - p[1], p[1] * by + p[0]}; }
static double by_value(const double *x) {
  v2d p = {x[0], x[1]};
  p = rotate(rotate(p, x[2]), x[3]);
  return p[0] * p[1];
}
static double builtins(const double *x) {
  v4d a = {x[0], x[1], x[2], x[3]};
  v4d r = __builtin_elementwise_abs(a) * __builtin_elementwise_max(a, (v4d){0.5, 0.5, 0.5, 0.5});
  r += __builtin_elementwise_sin(a) * __builtin_elementwise_sqrt(a * a + 1);
  return horizontal(r);
}
static float single(const float *x) {
  v4f a;
  memcpy(&a, x, sizeof a);
  a = a * a + __builtin_shufflevector(a, a, 3, 2, 1, 0);
  return a[0] * a[1] + a[2] * a[3];
}

#define TEST(F, ...)                                                                                        \
  {                                                                                                         \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0;               \
    __enzyme_autodiff((void *)F, x, g __VA_OPT__(, ) __VA_ARGS__);                                          \
    for (int i = 0; i < 4; i++) {                                                                           \
      CHECK_FD(#F, g[i], x[i], F(x __VA_OPT__(, ) __VA_ARGS__));                                            \
      direction += g[i] * v[i];                                                                             \
    }                                                                                                       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v __VA_OPT__(, ) __VA_ARGS__), direction, 1e-11); \
  }

int main(void) {
  TEST(arithmetic)
  TEST(shuffled)
  for (int lane = 0; lane < 4; lane++) TEST(dynamic_lane, lane)
  TEST(masked)
  TEST(constant_lanes)
  TEST(in_loop)
  TEST(in_memory)
  TEST(by_value)
  TEST(builtins)
  float x[4] = {0.5f, 1.5f, 2.0f, -1.0f}, g[4] = {0};
  __enzyme_autodiff_void((void *)single, x, g);
  float a[4] = {0.25f - 1.0f, 2.25f + 2.0f, 4.0f + 1.5f, 1.0f + 0.5f};
  CHECK_SINGLE("single.0", g[0], a[1] * 2 * x[0] + a[2], 1e-5);
  CHECK_SINGLE("single.1", g[1], a[0] * 2 * x[1] + a[3], 1e-5);
  CHECK_SINGLE("single.2", g[2], a[3] * 2 * x[2] + a[0], 1e-5);
  CHECK_SINGLE("single.3", g[3], a[2] * 2 * x[3] + a[1], 1e-5);
  return check_report();
}
