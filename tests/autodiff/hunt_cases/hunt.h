/* Gradients of f(x, n) in reverse mode (called twice) and in forward mode, against finite differences. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static int failures;

static int differs(double got, double want) { return !(fabs(got - want) <= 2e-6 * fmax(fabs(want), 1e-2)); }

static double hunt_difference(double (*f)(const double *, int), double *x, const double *x0, int n, int at) {
  double h = 1e-4 * fmax(fabs(x0[at]), 1), v[5];
  for (int s = -2; s <= 2; s++) {
    memcpy(x, x0, n * sizeof *x);
    x[at] += s * h;
    v[s + 2] = s ? f(x, n) : 0;
  }
  memcpy(x, x0, n * sizeof *x);
  return (v[0] - 8 * v[1] + 8 * v[3] - v[4]) / (12 * h);
}

/* `start` is the value of x[i]. */
#define HUNT(f, count, start)                                                                        \
  do {                                                                                               \
    int hunt_n = (count);                                                                            \
    double *x0 = malloc(hunt_n * sizeof *x0), *x = malloc(hunt_n * sizeof *x);                       \
    double *first = calloc(hunt_n, sizeof *x), *second = calloc(hunt_n, sizeof *x), *seed = calloc(hunt_n, sizeof *x); \
    for (int i = 0; i < hunt_n; i++) x[i] = x0[i] = (start);                                         \
    f(x, hunt_n); /* state that the first call leaves is met by the derivative */                    \
    __enzyme_autodiff((void *)f, enzyme_dup, x, first, enzyme_const, hunt_n);                        \
    __enzyme_autodiff((void *)f, enzyme_dup, x, second, enzyme_const, hunt_n);                       \
    for (int i = 0; i < hunt_n; i++) {                                                               \
      double want = hunt_difference(f, x, x0, hunt_n, i);                                            \
      memset(seed, 0, hunt_n * sizeof *seed);                                                        \
      seed[i] = 1;                                                                                   \
      double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, seed, enzyme_const, hunt_n);       \
      if (differs(first[i], want) || differs(second[i], want) || differs(forward, want)) {           \
        failures++;                                                                                  \
        printf("%s[%d]: want %.12g reverse %.12g again %.12g forward %.12g\n", #f, i, want, first[i], second[i], forward); \
      }                                                                                              \
    }                                                                                                \
    free(x0), free(x), free(first), free(second), free(seed);                                        \
  } while (0)
