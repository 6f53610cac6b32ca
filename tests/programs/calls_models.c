// What a call is must be the same to all who ask: names that the program and a library share, functions that pointers
// reach and that work on global variables, comparison functions that keep books, rules for functions that LLVM knows.
#define _GNU_SOURCE
#include "check.h"
#define NOINLINE __attribute__((noinline))

// ---- the program's own function under a name of libm's, called by way of a pointer; libm's own in the same table

double y1(double x) { return 3 * x * x; }
double gamma(double x) { return x * x * x; }
static double apply(double (*f)(double), double x) { return f(x); }
static double own_names(double x, int n) { return apply(y1, x) * x + apply(gamma, x) + (n ? apply(exp, x) : 0); }
static double (*const shared[])(double) = {y1, gamma, sin, j0};
static double own_and_library(double x, int n) {
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += shared[(i + n) % 4](x) * (i + 1);
  return sum;
}

// ---- functions behind pointers that work on global variables

static double in, out, history[4];
static double *current = &history[0];
static void square(void) { out = in * in; }
static void cube(void) { out = in * in * in; }
static void (*steps[2])(void) = {square, cube};
static double through_globals(double x, int n) {
  in = x;
  steps[n]();
  return out * x;
}
static void take(int i) { history[i] = in * (i + 1) + (i ? history[i - 1] * in : 0); }
static void skip(int i) { history[i] = i ? history[i - 1] : in; }
static void (*moves[2])(int) = {take, skip};
static double in_turn(double x, int n) {
  in = x;
  for (int i = 0; i < 4; i++) moves[(i + n) % 2](i);
  return history[3] * history[2];
}
static void second(void) { current = &history[1]; }
static void third(void) { current = &history[2]; }
static void (*choose[2])(void) = {second, third};
static double chosen(double x, int n) {
  for (int i = 0; i < 4; i++) history[i] = x * x * (i + 1);
  choose[n]();
  return *current * x;
}
static void outer(void) { steps[0](), in = out, steps[1](); }
static void (*nested[2])(void) = {outer, cube};
static double two_deep(double x, int n) {
  in = x;
  nested[n]();
  return out;
}

// ---- comparison functions that look at what they are given, and count

static int comparisons;
struct book {
  int count;
  const double *weights;
};
static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  comparisons++;
  return (x > y) - (x < y);
}
static int by_weight(const void *a, const void *b, void *context) {
  struct book *book = context;
  book->count++;
  double x = *(const double *)a * book->weights[0], y = *(const double *)b * book->weights[0];
  return (x > y) - (x < y);
}
static double sorted(double x, int n) {
  double v[5] = {x, 2 * x - 1, x * x, 1, -x}, weights[1] = {n ? -1 : 1};
  struct book book = {0, weights};
  qsort(v, 4, sizeof *v, by_value);
  double sum = v[0] + 2 * v[1] * v[2] + v[3];
  qsort_r(v, 5, sizeof *v, by_weight, &book);
  const double key = v[2];
  double *found = bsearch(&key, v + 2, 1, sizeof *v, by_value);
  return (sum + v[0] * 3 + v[4] * v[1]) * (comparisons > 0 && book.count > 0) + (found ? *found : 0);
}

// ---- rules of the program for functions that LLVM has intrinsics for: straight through, and clipped

static double rounded_again(double x) { return round(x); }
static double through(double x, double d) { (void)x; return d; }
static double tangent_through(double x, double dx) { (void)x; return dx; }
void *__enzyme_register_gradient_round[] = {(void *)round, (void *)rounded_again, (void *)through};
void *__enzyme_register_derivative_round[] = {(void *)round, (void *)tangent_through};
void *__enzyme_inactivefn_ceil[] = {(void *)ceil};
static double straight_through(double x, int n) { return round(x * n) * x + ceil(x); }

// ---- a copy that returns where it ends

static __attribute__((no_builtin("mempcpy"))) NOINLINE double copied(double x, int n) {
  double from[3] = {x, x * x, 2}, to[9];
  double *end = to;
  for (int i = 0; i <= n % 3; i++) end = mempcpy(end, from, sizeof from);
  return to[0] * end[-2] * end[-1];
}

#define BOTH(f, n, point)                                                                                       \
  do {                                                                                                        \
    double x = point;                                                                                         \
    CHECK_FD(#f " reverse", __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, n), x, f(x, n));        \
    CHECK_FD(#f " forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, n), x, f(x, n));    \
  } while (0)

int main(void) {
  for (int n = 0; n < 2; n++) {
    BOTH(own_names, n, 1.3);
    BOTH(own_and_library, n, 0.7);
    BOTH(through_globals, n, 1.3);
    BOTH(in_turn, n, 1.3);
    BOTH(chosen, n, 1.3);
    BOTH(two_deep, n, 1.3);
    BOTH(sorted, n, 1.7);
    BOTH(copied, n, 1.3);
  }
  double x = 1.3;
  CHECK_CLOSE("straight reverse", __enzyme_autodiff((void *)straight_through, enzyme_out, x, enzyme_const, 2),
              2 * x + 3, 1e-12);
  CHECK_CLOSE("straight forward", __enzyme_fwddiff((void *)straight_through, enzyme_dup, x, 1.0, enzyme_const, 2),
              2 * x + 3, 1e-12);
  return check_failures != 0;
}
