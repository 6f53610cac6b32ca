/* Each kernel of these programs is differentiated in both modes with 1, 2, 4 and 7 threads, several times over, and
 * compared with central differences of one thread. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_dup, enzyme_const;
#ifdef __cplusplus
}
template <typename T, typename... A> T __enzyme_autodiff(void *, A...);
template <typename T, typename... A> T __enzyme_fwddiff(void *, A...);
#define REVERSE __enzyme_autodiff<void>
#define FORWARD __enzyme_fwddiff<double>
#else
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#define REVERSE __enzyme_autodiff
#define FORWARD __enzyme_fwddiff
#endif

typedef double kernel(const double *x, double *w, int n);
typedef void gradient(double *x, double *dx, double *w, double *dw, int n);
typedef double tangent(double *x, double *dx, double *w, double *dw, int n);

enum { SIZE = 29, MOST = 8 };
static int failures, team = 1;

static void compare(const char *name, kernel *f, gradient *reverse, tangent *forward, int repeats) {
  double x[SIZE], dx[SIZE], w[SIZE], dw[SIZE], differences[SIZE], direction[SIZE], scale = 1, slope = 0;
  for (int i = 0; i < SIZE; i++) x[i] = 0.5 + 0.3 * sin(1.0 + 2.1 * i), direction[i] = cos(3.0 * i + 0.2);
  team = 1;
  for (int i = 0; i < SIZE; i++) {
    double at = x[i], h = 1e-5, value[2];
    for (int k = 0; k < 2; k++) {
      memset(w, 0, sizeof w);
      x[i] = k ? at - h : at + h;
      value[k] = f(x, w, SIZE);
    }
    x[i] = at;
    differences[i] = (value[0] - value[1]) / (2 * h);
    scale = fmax(scale, fabs(differences[i]));
    slope += differences[i] * direction[i];
  }
  int threads[] = {1, 2, 4, 7};
  for (int t = 0; t < 4; t++)
    for (int turn = 0; turn < repeats; turn++) {
      team = threads[t];
      memset(dx, 0, sizeof dx), memset(w, 0, sizeof w), memset(dw, 0, sizeof dw);
      reverse(x, dx, w, dw, SIZE);
      int wrong = 0;
      for (int i = 0; i < SIZE; i++) wrong += !(fabs(dx[i] - differences[i]) <= 1e-7 * scale);
      memset(w, 0, sizeof w), memset(dw, 0, sizeof dw);
      double found = forward(x, direction, w, dw, SIZE);
      wrong += !(fabs(found - slope) <= 1e-6 * scale);
      if (wrong) {
        failures++;
        fprintf(stderr, "%s with %d threads, turn %d: %d wrong; d/dx[0] %.12g, not %.12g; along a line %.12g, not %.12g\n",
                name, threads[t], turn, wrong, dx[0], differences[0], found, slope);
        break;
      }
    }
}

#define KERNEL(f)                                                                  \
  static double f(const double *x, double *w, int n);                              \
  static void f##_reverse(double *x, double *dx, double *w, double *dw, int n) {   \
    REVERSE((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, n);     \
  }                                                                                \
  static double f##_forward(double *x, double *dx, double *w, double *dw, int n) { \
    return FORWARD((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, n); \
  }                                                                                \
  static double f(const double *x, double *w, int n)
#define COMPARE(f) compare(#f, f, f##_reverse, f##_forward, 4)
