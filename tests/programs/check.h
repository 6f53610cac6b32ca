/* What every program here includes: the hooks and markers as a user declares them, and checks of numbers. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_width, enzyme_primal_return, enzyme_noret,
    enzyme_runtime_activity, enzyme_strong_zero;

/* One spelling per C result type: a hook is known by what its name contains. */
extern double __enzyme_autodiff(void *, ...);
extern void __enzyme_autodiff_void(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern void __enzyme_fwddiff_void(void *, ...);

static int check_count, check_failures;

/* The most memory held so far. Not getrusage: its peak begins with that of the process that forked this one. */
__attribute__((unused)) static long peak_kb(void) {
  char line[128];
  long kb = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, status))
    if (sscanf(line, "VmHWM: %ld", &kb) == 1) break;
  fclose(status);
  return kb;
}

/* `across` is how far this value may differ between optimisation levels; the runner reads it. */
__attribute__((unused)) static void check_value(const char *file, int line, const char *name, double got, double want,
                                                double rtol, double across) {
  check_count++;
  if (!(got == want || fabs(got - want) <= rtol * fmax(fabs(want), 1e-2))) {
    check_failures++;
    fflush(stdout);
    fprintf(stderr, "%s:%d: %s: got %.17g want %.17g\n", file, line, name, got, want);
  }
  printf("check %s %.17g %g\n", name, got, across);
}

#define CHECK_CLOSE(name, got, want, rtol) check_value(__FILE__, __LINE__, name, got, want, rtol, 1e-9)
/* For results computed in single precision (or less): the last digits are free to differ between levels. */
#define CHECK_SINGLE(name, got, want, rtol) check_value(__FILE__, __LINE__, name, got, want, rtol, rtol)

/* d(expr)/d(at) by central differences at four steps, Richardson-extrapolated: error O(step^8). */
#define FD_STEP(at, expr, step)                                              \
  ({                                                                         \
    __typeof__(at) *fd_at = &(at), fd_x = *fd_at;                            \
    double fd_h = (step), fd_d[4];                                           \
    for (int fd_k = 0; fd_k < 4; fd_k++, fd_h /= 2) {                        \
      *fd_at = fd_x + fd_h;                                                  \
      double fd_plus = (expr);                                               \
      *fd_at = fd_x - fd_h;                                                  \
      double fd_minus = (expr);                                              \
      fd_d[fd_k] = (fd_plus - fd_minus) / (2 * fd_h);                        \
    }                                                                        \
    *fd_at = fd_x;                                                           \
    for (int fd_k = 1, fd_p = 4; fd_k < 4; fd_k++, fd_p *= 4)                \
      for (int fd_j = 0; fd_j + fd_k < 4; fd_j++)                            \
        fd_d[fd_j] = (fd_p * fd_d[fd_j + 1] - fd_d[fd_j]) / (fd_p - 1);      \
    fd_d[0];                                                                 \
  })
#define FD(at, expr) FD_STEP(at, expr, 4e-3 * fmax(1.0, fabs((double)(at))))

/* `got` must be the derivative of `expr` with respect to the lvalue `at`. */
#define CHECK_FD(name, got, at, expr) CHECK_CLOSE(name, got, FD(at, expr), 1e-6)

__attribute__((unused)) static int check_report(void) {
  fflush(stdout);
  fprintf(stderr, "%d of %d checks failed\n", check_failures, check_count);
  return check_failures != 0 || check_count == 0;
}

#endif
