// flags: -fno-strict-aliasing
// Structures of a number and a pointer that are read and made as vectors of two numbers, as LLVM itself does.
#include "check.h"
#include <stdint.h>

typedef struct {
  double scale;
  double *data;
} scaled;
typedef double numbers __attribute__((vector_size(16)));
typedef long words __attribute__((vector_size(16)));
#define KEEP __attribute__((noinline))

KEEP static double read_lanes(const void *from) {
  numbers both = *(const numbers *)from;
  double *data = (double *)((words)both)[1];
  return both[0] * data[0] * data[1];
}
KEEP static double read_one_of_two(const void *first, const void *second, int which) {
  numbers both = which ? *(const numbers *)first : *(const numbers *)second;
  double *data = (double *)((words)both)[1];
  return both[0] * data[0] * data[1];
}
KEEP static double read_swapped(const void *from) {
  numbers both = *(const numbers *)from;
  numbers swapped = __builtin_shufflevector(both, both, 1, 0), twice = __builtin_shufflevector(both, both, 0, 0);
  double *data = (double *)((words)swapped)[0];
  return swapped[1] * data[1] + twice[0] * twice[1] * data[0];
}
KEEP static double read_last(const scaled *from, int n) {
  numbers both = *(const numbers *)from;
  double sum = 0;
  for (int i = 1; i < n; i++) {
    double *data = (double *)((words)both)[1];
    sum = sum * 0.5 + both[0] * data[i % 2];
    both = *(const numbers *)(from + i);
  }
  return sum;
}
KEEP static void make(void *to, double scale, double *data) {
  numbers both = (numbers)(words){0, (long)data};
  both[0] = scale;
  *(numbers *)to = both;
}

static scaled *table(double *x) {
  scaled *t = aligned_alloc(16, 4 * sizeof *t);
  for (int i = 0; i < 4; i++) t[i] = (scaled){x[i % 2] * (i + 1), x + i % 2};
  return t;
}
static double reads(double *x) {
  scaled *t = table(x);
  double r = read_lanes(t) + read_lanes(t + 2);
  free(t);
  return r;
}
static double chooses(double *x) {
  scaled *t = table(x);
  double r = read_one_of_two(t, t + 1, x[0] > 2) * read_one_of_two(t, t + 1, x[1] > 2);
  free(t);
  return r;
}
static double swaps(double *x) {
  scaled *t = table(x);
  double r = read_swapped(t + 1);
  free(t);
  return r;
}
static double repeats(double *x) {
  scaled *t = table(x);
  double r = read_last(t, 4);
  free(t);
  return r;
}
static double makes(double *x) {
  scaled *t = table(x);
  make(t + 1, x[0] * x[1], x + 1);
  double r = t[1].scale * t[1].data[0] + read_lanes(t + 1);
  free(t);
  return r;
}

#define TEST(F)                                                                           \
  {                                                                                       \
    double x[3] = {3, 1.5, -0.5}, g[3] = {0}, v[3] = {0.3, -1, 0.7}, direction = 0;       \
    __enzyme_autodiff((void *)F, x, g);                                                   \
    for (int i = 0; i < 3; i++) {                                                         \
      CHECK_FD(#F, g[i], x[i], F(x));                                                     \
      direction += g[i] * v[i];                                                           \
    }                                                                                     \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v), direction, 1e-11);          \
  }

int main(void) {
  TEST(reads)
  TEST(chooses)
  TEST(swaps)
  TEST(repeats)
  TEST(makes)
  return check_report();
}
