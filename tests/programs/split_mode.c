// flags: -pthread
// Reverse mode in two calls: tapes in the program's hands, reversed in any order, by any thread, once or twice.
#include "check.h"
#include <malloc.h>
#include <pthread.h>
#define NOINLINE __attribute__((noinline))

extern int enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_not_overwritten, enzyme_const_return;
struct augmented { void *tape; double value; };
extern void *__enzyme_augmentfwd(void *, ...);
extern struct augmented __enzyme_augmentfwd_value(void *, ...);
extern void __enzyme_reverse(void *, ...);
extern double __enzyme_reverse_one(void *, ...);
extern struct two { double first, second; } __enzyme_reverse_two(void *, ...);
extern int __enzyme_augmentsize(void *, ...);
extern long __enzyme_augmentsize_long(void *, ...);
extern void __enzyme_freetape(void *);
extern void *__enzyme_virtualreverse(void *, ...);

static NOINLINE double chain(double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) x[i] = s = s * sin(x[i]) + 0.3;
  return s;
}
static double chain_of(const double *x, int n, int changed, double by) {
  double copy[64];
  for (int i = 0; i < n; i++) copy[i] = x[i] + (i == changed ? by : 0);
  return chain(copy, n);
}

/* A scheme of the program's own: many steps, each with its tape, the last reversed first. */
enum { CELLS = 5, STEPS = 300 };
static NOINLINE void step(double *u, const double *k, double dt) {
  double rate[CELLS];
  for (int i = 0; i < CELLS; i++)
    rate[i] = k[i] * (u[(i + 1) % CELLS] - 2 * u[i] + u[(i + CELLS - 1) % CELLS]) + 0.1 * sin(u[i]);
  for (int i = 0; i < CELLS; i++) u[i] += dt * rate[i];
}
static double simulated(const double *k) {
  double u[CELLS] = {1, 0.2, -0.5, 0.7, 0.1}, e = 0;
  for (int n = 0; n < STEPS; n++) step(u, k, 0.02);
  for (int i = 0; i < CELLS; i++) e += (i + 1) * u[i] * u[i];
  return e;
}

struct node { double v; struct node *next; };
static NOINLINE double listed(const double *x, int n) {
  struct node *list = NULL;
  for (int i = 0; i < n; i++) {
    struct node *made = malloc(sizeof *made);
    *made = (struct node){x[i] * x[i], list};
    list = made;
  }
  double s = 0.5;
  for (struct node *each = list; each; each = each->next) s += sin(each->v) * s;
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return s;
}
static NOINLINE double recursive(double x, int n) { return n ? sin(recursive(x * 1.1, n - 1)) * x : x * x; }
static double product(double a, double b, double *y) {
  y[0] = a * b;
  return y[0] * sin(a);
}
static NOINLINE double zeros(const double *x, int n) { /* what calloc gives is read before anything is written there */
  double *w = calloc(n, sizeof *w), s = 0;
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) s += w[i] * w[i] + w[i] * x[i], w[i] = s + x[i];
  free(w);
  return s;
}
static double *place(double *x, int i) {
  x[i] *= x[i];
  return x + i;
}
static double memory;
static NOINLINE double by_global(double x) {
  memory = x * x;
  double s = memory * 3;
  memory = s * x;
  return memory + s;
}
static void cubes(double *y, const double *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * x[i];
}

struct reversal { void *tape; double *x, *dx; int n; };
static void *reverse_chain(void *given) {
  struct reversal *r = given;
  __enzyme_reverse((void *)chain, r->x, r->dx, r->n, 1.0, r->tape);
  return NULL;
}

int main(void) {
  const double start[6] = {0.9, -0.3, 1.7, 0.2, 2.4, -1.1};

  for (int order = 0; order < 3; order++) { /* last first, first first, and mixed */
    double x[8][6], dx[8][6] = {{0}};
    struct augmented made[8];
    for (int k = 0; k < 8; k++) {
      for (int i = 0; i < 6; i++) x[k][i] = start[i] + 0.1 * k;
      made[k] = __enzyme_augmentfwd_value((void *)chain, enzyme_dup, x[k], dx[k], 6);
    }
    for (int j = 0; j < 8; j++) {
      int k = order == 0 ? 7 - j : order == 1 ? j : j * 3 % 8;
      __enzyme_reverse((void *)chain, enzyme_dup, x[k], dx[k], 6, 1.0, made[k].tape);
    }
    for (int k = 0; k < 8; k += 7) {
      double from[6];
      for (int i = 0; i < 6; i++) from[i] = start[i] + 0.1 * k;
      double zero = 0;
      CHECK_CLOSE("order.value", made[k].value, chain_of(from, 6, 0, 0), 1e-13);
      for (int i = 0; i < 6; i++) CHECK_FD("order.x", dx[k][i], zero, chain_of(from, 6, i, zero));
    }
  }

  { /* by another thread each */
    pthread_t threads[4];
    struct reversal r[4];
    static double x[4][6], dx[4][6];
    for (int k = 0; k < 4; k++) {
      for (int i = 0; i < 6; i++) x[k][i] = start[i];
      r[k] = (struct reversal){__enzyme_augmentfwd((void *)chain, x[k], dx[k], 6), x[k], dx[k], 6};
    }
    for (int k = 0; k < 4; k++) pthread_create(&threads[k], NULL, reverse_chain, &r[k]);
    for (int k = 0; k < 4; k++) pthread_join(threads[k], NULL);
    double zero = 0;
    for (int k = 0; k < 4; k += 3)
      for (int i = 0; i < 6; i++) CHECK_FD("thread.x", dx[k][i], zero, chain_of(start, 6, i, zero));
  }

  { /* a time-stepping scheme */
    double k[CELLS] = {1, 0.5, 2, 0.7, 1.2}, dk[CELLS] = {0}, u[CELLS] = {1, 0.2, -0.5, 0.7, 0.1}, du[CELLS];
    long size = __enzyme_augmentsize_long((void *)step, enzyme_dup, enzyme_dup, enzyme_const);
    char *tapes = malloc(size * STEPS);
    for (int n = 0; n < STEPS; n++)
      __enzyme_augmentfwd((void *)step, enzyme_allocated, size, enzyme_tape, tapes + n * size, u, du, k, dk,
                          enzyme_const, 0.02);
    for (int i = 0; i < CELLS; i++) du[i] = 2 * (i + 1) * u[i];
    for (int n = STEPS - 1; n >= 0; n--)
      __enzyme_reverse((void *)step, enzyme_allocated, size, enzyme_tape, tapes + n * size, u, du, k, dk,
                       enzyme_const, 0.02);
    free(tapes);
    for (int i = 0; i < CELLS; i++) CHECK_FD("steps.k", dk[i], k[i], simulated(k));
  }

  { /* in memory of a byte each, filled again before they are reversed */
    char tapes[3];
    double x[3] = {1, 2, 3}, dx[3], y[3][3], dy[3][3];
    for (int again = 0; again < 2; again++)
      for (int row = 0; row < 3; row++)
        __enzyme_augmentfwd((void *)cubes, enzyme_allocated, 1, enzyme_tape, tapes + row, y[row], dy[row], x, dx, 3);
    for (int row = 0; row < 3; row++) {
      for (int i = 0; i < 3; i++) dy[row][i] = i == row, dx[i] = 0;
      __enzyme_reverse((void *)cubes, enzyme_allocated, 1, enzyme_tape, tapes + row, y[row], dy[row], x, dx, 3);
      for (int i = 0; i < 3; i++) CHECK_CLOSE("of a byte", dx[i], i == row ? 3 * x[i] * x[i] : 0, 1e-14);
    }
  }

  { /* kept, and reversed with other seeds; given back by the last */
    double x[3] = {1, 2, 3}, dx[3] = {0}, y[3], dy[3];
    void *at;
    __enzyme_augmentfwd((void *)cubes, enzyme_allocated, sizeof at, enzyme_tape, &at, enzyme_nofree, y, dy, x, dx, 3);
    for (int row = 0; row < 3; row++) {
      for (int i = 0; i < 3; i++) dy[i] = i == row, dx[i] = 0;
      if (row < 2)
        __enzyme_reverse((void *)cubes, enzyme_allocated, sizeof at, enzyme_tape, &at, enzyme_nofree, y, dy, x, dx, 3);
      else
        __enzyme_reverse((void *)cubes, enzyme_allocated, sizeof at, enzyme_tape, &at, y, dy, x, dx, 3);
      for (int i = 0; i < 3; i++) CHECK_CLOSE("kept.x", dx[i], i == row ? 3 * x[i] * x[i] : 0, 1e-14);
    }
    double w[5] = {0.1, 0.4, -0.3, 0.8, 0.5}, dw[5] = {0}, dz[5] = {0};
    void *lists = __enzyme_augmentfwd((void *)listed, w, dw, 5), *cleared = __enzyme_augmentfwd((void *)zeros, w, dz, 5);
    for (int times = 0; times < 3; times++) {
      if (times < 2) {
        __enzyme_reverse((void *)listed, enzyme_nofree, w, dw, 5, 1.0, lists);
        __enzyme_reverse((void *)zeros, enzyme_nofree, w, dz, 5, 1.0, cleared);
      } else {
        __enzyme_reverse((void *)listed, w, dw, 5, 1.0, lists);
        __enzyme_reverse((void *)zeros, w, dz, 5, 1.0, cleared);
      }
    }
    for (int i = 0; i < 5; i++) {
      CHECK_FD("kept.heap", dw[i] / 3, w[i], listed(w, 5));
      CHECK_FD("kept.zeros", dz[i] / 3, w[i], zeros(w, 5));
    }
    double deep = 0;
    double r = 0.8;
    struct augmented stack = __enzyme_augmentfwd_value((void *)recursive, r, 9);
    for (int times = 0; times < 2; times++) deep += __enzyme_reverse_one((void *)recursive, enzyme_nofree, r, 9, 1.0, stack.tape);
    __enzyme_freetape(stack.tape);
    CHECK_FD("kept.recursion", deep / 2, r, recursive(r, 9));
  }

  { /* numbers by value, several directions, a result without adjoint, memory that stays as it is */
    double a = 0.7, b = 1.3, y[1], dy[1] = {0};
    void *tape = __enzyme_augmentfwd((void *)product, a, b, y, dy);
    dy[0] = 2;
    struct two d = __enzyme_reverse_two((void *)product, a, b, y, dy, 1.5, tape);
    CHECK_FD("value.a", d.first, a, 1.5 * product(a, b, y) + 2 * a * b);
    CHECK_FD("value.b", d.second, b, 1.5 * product(a, b, y) + 2 * a * b);
    tape = __enzyme_augmentfwd((void *)product, enzyme_const_return, a, enzyme_const, b, y, dy);
    dy[0] = 1;
    CHECK_CLOSE("value.const", __enzyme_reverse_one((void *)product, enzyme_const_return, a, enzyme_const, b, y, dy, tape),
                b, 1e-14);
    double x[3] = {1, 2, 3}, z[3], dx[2][3] = {{0}}, dz[2][3] = {{1, 0, 0}, {0, 1, 1}};
    tape = __enzyme_augmentfwd((void *)cubes, enzyme_width, 2, enzyme_dup, z, dz[0], dz[1], enzyme_not_overwritten,
                               enzyme_dup, x, dx[0], dx[1], 3);
    __enzyme_reverse((void *)cubes, enzyme_width, 2, enzyme_dup, z, dz[0], dz[1], enzyme_not_overwritten, enzyme_dup, x,
                     dx[0], dx[1], 3, tape);
    for (int i = 0; i < 3; i++) {
      CHECK_CLOSE("width.first", dx[0][i], i == 0 ? 3 : 0, 1e-14);
      CHECK_CLOSE("width.second", dx[1][i], i == 0 ? 0 : 3 * x[i] * x[i], 1e-14);
    }
    struct { void *tape; double *at, *adjoint; } made;
    double p[3] = {1, 4, 2}, dp[3] = {0};
    extern typeof(made) __enzyme_augmentfwd_place(void *, ...);
    made = __enzyme_augmentfwd_place((void *)place, p, dp, 1);
    *made.adjoint = 1;
    __enzyme_reverse((void *)place, p, dp, 1, made.tape);
    CHECK_CLOSE("pointer.value", *made.at, 16, 0);
    CHECK_CLOSE("pointer.x", dp[1], 8, 1e-14);
    double g = 1.4;
    void *one = __enzyme_augmentfwd((void *)by_global, g), *other = __enzyme_augmentfwd((void *)by_global, 2 * g);
    double first = __enzyme_reverse_one((void *)by_global, g, 1.0, one);
    CHECK_FD("global.first", first, g, by_global(g));
    CHECK_FD("global.second", 2 * __enzyme_reverse_one((void *)by_global, 2 * g, 1.0, other), g, by_global(2 * g));
  }

  { /* the halves of a table */
    void **table = __enzyme_virtualreverse((void *)chain);
    struct augmented (*forward)(double *, double *, int) = (struct augmented (*)(double *, double *, int))table[0];
    void (*back)(double *, double *, int, double, void *) = (void (*)(double *, double *, int, double, void *))table[1];
    double x[2][6], dx[2][6] = {{0}}, zero = 0;
    for (int i = 0; i < 6; i++) x[0][i] = x[1][i] = start[i];
    struct augmented first = forward(x[0], dx[0], 6), second = forward(x[1], dx[1], 5);
    back(x[0], dx[0], 6, 1, first.tape);
    back(x[1], dx[1], 5, 1, second.tape);
    for (int i = 0; i < 5; i++) CHECK_FD("table.first", dx[0][i], zero, chain_of(start, 6, i, zero));
    for (int i = 0; i < 5; i++) CHECK_FD("table.second", dx[1][i], zero, chain_of(start, 5, i, zero));
  }

  { /* every byte is given back */
    double w[5] = {0.1, 0.4, -0.3, 0.8, 0.5}, dw[5] = {0};
    void *tapes[50];
    size_t before = 0;
    for (int round = 0; round < 20; round++) {
      if (round == 2) before = mallinfo2().uordblks;
      for (int k = 0; k < 50; k++) tapes[k] = __enzyme_augmentfwd((void *)listed, w, dw, 5);
      for (int k = 0; k < 49; k++) __enzyme_reverse((void *)listed, w, dw, 5, 1.0, tapes[k * 5 % 49]);
      __enzyme_freetape(tapes[49]);
    }
    CHECK_CLOSE("freed", mallinfo2().uordblks <= before + (1 << 16), 1, 0); /* a few segments stay warm */
  }
  return check_report();
}
