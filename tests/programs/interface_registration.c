// Registrations: gradient, derivative, inactivefn, inactive_global, function_like, allocation_like, nofree.
#include "check.h"
#include <stdint.h>
#define NOINLINE __attribute__((noinline))

/* Each custom rule is 100 times the truth, so that its use is seen; the functions are inlinable on purpose. */
static double f(double x) { return x * x; }
static double augment_f(double x) { return x * x; }
static double gradient_f(double x, double dret) { return 200 * x * dret; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augment_f, (void *)gradient_f};
static double forward_f(double x, double dx) { return 200 * x * dx; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)forward_f};
static double use_f(double x) { return f(x) * 3 + x; }

static double in_memory(const double *x) { return x[0] * x[1]; }
static void double_up(double *x) { *x *= 2; }
static void *augment_double_up(double *x, double *dx) {
  (void)dx;
  double *tape = malloc(sizeof *tape);
  *tape = *x;
  *x *= 2;
  return tape;
}
static void gradient_double_up(double *x, double *dx, void *tape) {
  (void)x;
  *dx *= 20 * *(double *)tape;
  free(tape);
}
void *__enzyme_register_gradient_double_up[] = {(void *)double_up, (void *)augment_double_up, (void *)gradient_double_up};
static void forward_double_up(double *x, double *dx) { *x *= 2; *dx *= 20; }
void *__enzyme_register_derivative_double_up[] = {(void *)double_up, (void *)forward_double_up};
static double use_double_up(double x) {
  double y = x;
  double_up(&y);
  return y * y;
}
static void times(double *out, const double *x, int n) { *out = *x * n; }
static void augment_times(double *out, double *dout, const double *x, double *dx, int n) { (void)dout; (void)dx; *out = *x * n; }
static void gradient_times(double *out, double *dout, const double *x, double *dx, int n) {
  (void)out; (void)x;
  *dx += 100 * n * *dout;
  *dout = 0;
}
void *__enzyme_register_gradient_times[] = {(void *)times, (void *)augment_times, (void *)gradient_times};
static double use_times(double x) {
  double y;
  times(&y, &x, 7);
  return y + x;
}

static double logged;
static double log_it(double x) { logged += x; return x * 7; }
void *__enzyme_inactivefn[] = {(void *)log_it};
static double use_log(double x) { return x * x + log_it(x); }

static double running_total[2];
void *__enzyme_inactive_global[] = {(void *)running_total};
static double use_inactive_global(double x) {
  running_total[0] = x * x;
  return running_total[0] * 2 + x;
}

static NOINLINE double rounded_log1p(double x) { return round(log1p(x) * 1e12) / 1e12; } /* its own derivative is 0 */
void *__enzyme_function_like[] = {(void *)rounded_log1p, "log1p"};
static double use_like(double x) { return rounded_log1p(x) * x; }

static char pool[1 << 16];
static size_t pool_used;
static int pool_frees;
static NOINLINE void *pool_alloc(int kind, size_t bytes) {
  (void)kind;
  void *p = pool + pool_used;
  pool_used += (bytes + 15) & ~(size_t)15;
  return p;
}
static NOINLINE void pool_free(void *p) { (void)p; pool_frees++; }
void *__enzyme_allocation_like[] = {(void *)pool_alloc, (void *)1, "-1", (void *)pool_free};
static double use_pool(double x) {
  double *p = pool_alloc(3, 2 * sizeof *p);
  p[0] = x;
  p[1] = x * p[0];
  double r = p[1] * p[0];
  pool_free(p);
  return r;
}
static NOINLINE double reads_only(const double *p) { return p[0] * p[1]; }
void *__enzyme_nofree[] = {(void *)reads_only};
static double use_nofree(double x) {
  double *p = malloc(2 * sizeof *p);
  p[0] = x;
  p[1] = sin(x);
  double r = reads_only(p);
  free(p);
  return r;
}

#define BOTH(F, at, want)                                                              \
  CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, (double)(at)), want, 1e-9);      \
  CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, (double)(at), 1.0), want, 1e-9);


/* A rule that writes through a pointer in a structure that it only reads. */
struct ends { const double *from; double *to; };
static __attribute__((noinline)) void doubled(struct ends *e) { e->to[0] = 2 * e->from[0]; }
static void doubled_augmented(struct ends *e, struct ends *de) {
  (void)de;
  e->to[0] = 2 * e->from[0];
}
static void doubled_reverse(struct ends *e, struct ends *de) {
  (void)e;
  ((double *)de->from)[0] += 2 * de->to[0];
  de->to[0] = 0;
}
void *__enzyme_register_gradient_doubled[] = {(void *)doubled, (void *)doubled_augmented, (void *)doubled_reverse};
static double through_structure(double a) {
  double x = a * a, y;
  struct ends e = {&x, &y};
  doubled(&e);
  return y * y;
}

int main(void) {
  double x = 1.5;
  BOTH(use_f, x, 600 * x + 1)
  CHECK_CLOSE("double_up.rev", __enzyme_autodiff((void *)use_double_up, x), 4 * x * 20 * x, 1e-12);
  CHECK_CLOSE("double_up.fwd", __enzyme_fwddiff((void *)use_double_up, x, 1.0), 4 * x * 20, 1e-12);
  CHECK_CLOSE("integer argument", __enzyme_autodiff((void *)use_times, x), 701, 1e-12);
  BOTH(use_log, x, 2 * x)
  CHECK_CLOSE("the inactive call is made", logged > 0, 1, 0);
  BOTH(use_inactive_global, x, 1)
  BOTH(use_like, x, log1p(x) + x / (1 + x))
  BOTH(use_pool, x, 3 * x * x)
  CHECK_CLOSE("the pool is given back", pool_frees >= 2, 1, 0);
  BOTH(use_nofree, x, sin(x) + x * cos(x))
  double y[2] = {2, 3}, dy[2] = {0};
  __enzyme_autodiff((void *)in_memory, y, dy);
  CHECK_CLOSE("unregistered", dy[0], 3, 1e-12);
  double at = 3;
  CHECK_FD("behind a structure", __enzyme_autodiff((void *)through_structure, at), at, through_structure(at));
  return check_report();
}
