/* Arrays of any type, whose operations stand in tables: integers, pairs of them, flags and numbers. */
#define N 4
#include "check.h"
struct operations {
  void (*step)(void *);
  double (*value)(const void *);
  size_t size;
};
struct array {
  const struct operations *operations;
  void *data;
  int n;
};
struct pair {
  int first, second;
};
static void step_number(void *p) { *(double *)p = 1 - *(double *)p; }
static double number(const void *p) { return *(const double *)p; }
static void step_integer(void *p) { ++*(int *)p; }
static double integer(const void *p) { return *(const int *)p; }
static void step_pair(void *p) { ((struct pair *)p)->second ^= ((struct pair *)p)->first++; }
static double pair(const void *p) { return ((const struct pair *)p)->second; }
static void step_flags(void *p) { ((unsigned char *)p)[0] |= 1; ((unsigned char *)p)[2] ^= 6; }
static double flags(const void *p) { return ((const unsigned char *)p)[2]; }
static const struct operations numbers = {step_number, number, 8}, integers = {step_integer, integer, 4},
                               pairs = {step_pair, pair, sizeof(struct pair)}, bytes = {step_flags, flags, 4};
static double sum(struct array *a) {
  double s = 0;
  for (int i = 0; i < a->n; i++) {
    void *p = (char *)a->data + i * a->operations->size;
    a->operations->step(p);
    s += a->operations->value(p) * a->operations->value(p) * (i + 1);
  }
  return s;
}
static double f(double *x, int n) {
  double y[N], s = 1;
  int k[N];
  struct pair pairs_of[N];
  unsigned char flags_of[N][4] = {{0}};
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * x[i];
    k[i] = i;
    pairs_of[i] = (struct pair){i, 2};
  }
  struct array arrays[4] = {{&numbers, y, n}, {&integers, k, n}, {&pairs, pairs_of, n}, {&bytes, flags_of, n}};
  for (int j = 0; j < 4; j++)
    s *= sum(&arrays[(j + n) % 4]);
  return s;
}
