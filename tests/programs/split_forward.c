// __enzyme_fwdsplit: forward mode that reads the tape of the forward sweep, whatever memory holds by then.
#include "check.h"

extern int enzyme_nofree, enzyme_tape;
typedef struct { void *tape; double result; } taped;
extern taped __enzyme_augmentfwd(void *, ...);
extern void *__enzyme_augmentfwd_alone(void *, ...);
extern double __enzyme_fwdsplit(void *, ...);
extern void __enzyme_fwdsplit_void(void *, ...);
typedef struct { double first, second; } two;
extern two __enzyme_fwdsplit_two(void *, ...);
extern void __enzyme_freetape(void *);

enum { N = 5 };
static double scale = 1.5;
static int calls;
__attribute__((noinline)) static double inner(double *u, int n, double k) {
  double s = 0;
  calls++;
  for (int i = 0; i < n; i++) {
    u[i] = sin(u[i] * k) + u[(i + 1) % n];
    s += u[i] * u[i] * scale;
  }
  return s;
}
/* Updates in place, memory of its own, a local array, branches on numbers, a callee that updates. */
static double f(double *u, double *partial, int n, double k) {
  double *t = malloc(n * sizeof *t), s = 0, c[4], q = 0;
  for (int r = 0; r < 3; r++) {
    memcpy(t, u, n * sizeof *t);
    for (int i = 0; i < n; i++) u[i] = u[i] * t[(i + 1) % n] * k + 0.1 * (t[i] > 0.5 ? t[i] * t[i] : 1);
    partial[r] = inner(u, n, k + r);
    s += partial[r];
  }
  for (int i = 0; i < 4; i++) c[i] = u[i % n] * i;
  for (int i = 0; i < 4; i++) q += c[i] * c[3 - i];
  free(t);
  return s + q;
}
struct particle { double x[2]; struct particle *next; };
static void push(struct particle *p, float weight) {
  for (int depth = 1; p; p = p->next, depth++) {
    p->x[0] += weight * depth * p->x[1];
    p->x[1] *= p->x[0];
  }
}
static void step(double *u, const double *k) { u[0] += 0.1 * (k[0] * u[0] - k[1] * u[0] * u[0]); }

int main(void) {
  double u[N], ud[N], partial[3], pd[3] = {0}, wanted_u[N], wanted_p[3] = {0};
  for (int i = 0; i < N; i++) u[i] = 0.3 + 0.1 * i, wanted_u[i] = i == 2;
  double wanted = __enzyme_fwddiff((void *)f, enzyme_dup, u, wanted_u, enzyme_dup, partial, wanted_p, N, 0.7, 0.5);
  for (int i = 0; i < N; i++) u[i] = 0.3 + 0.1 * i;
  taped t = __enzyme_augmentfwd((void *)f, enzyme_dup, u, ud, enzyme_dup, partial, pd, N, 0.7);
  int called = calls;
  for (int i = 0; i < N; i++) u[i] = -7;
  scale = 99;
  for (int again = 0; again < 3; again++) {
    double d;
    for (int i = 0; i < N; i++) ud[i] = i == 2;
    if (again < 2)
      d = __enzyme_fwdsplit((void *)f, enzyme_nofree, enzyme_dup, u, ud, enzyme_dup, partial, pd, N, 0.7, 0.5, t.tape);
    else
      d = __enzyme_fwdsplit((void *)f, enzyme_tape, t.tape, enzyme_dup, u, ud, enzyme_dup, partial, pd, N, 0.7, 0.5);
    CHECK_CLOSE("tangent", d, wanted, 1e-14);
    for (int i = 0; i < N; i++) CHECK_CLOSE("in place", ud[i], wanted_u[i], 1e-14), CHECK_CLOSE("kept", u[i], -7, 0);
    for (int i = 0; i < 3; i++) CHECK_CLOSE("written", pd[i], wanted_p[i], 1e-14);
  }
  CHECK_CLOSE("not called again", calls, called, 0);
  scale = 1.5;

  for (int i = 0; i < N; i++) u[i] = 0.3 + 0.1 * i, ud[i] = i == 2;
  double other[N] = {1, 2, 3, 4, 5};
  t = __enzyme_augmentfwd((void *)f, enzyme_dup, u, ud, enzyme_const, partial, N, enzyme_const, 0.7);
  two both = __enzyme_fwdsplit_two((void *)f, enzyme_width, 2, enzyme_dup, u, ud, other, enzyme_const, partial, N,
                                   enzyme_const, 0.7, t.tape);
  for (int i = 0; i < N; i++) u[i] = 0.3 + 0.1 * i, ud[i] = i == 2, other[i] = i + 1;
  CHECK_CLOSE("first of two", both.first,
              __enzyme_fwddiff((void *)f, enzyme_dup, u, ud, enzyme_const, partial, N, enzyme_const, 0.7), 1e-14);
  for (int i = 0; i < N; i++) u[i] = 0.3 + 0.1 * i;
  CHECK_CLOSE("second of two", both.second,
              __enzyme_fwddiff((void *)f, enzyme_dup, u, other, enzyme_const, partial, N, enzyme_const, 0.7), 1e-14);

  struct particle b = {{3, 4}, NULL}, a = {{1, 2}, &b}, bd = {{0, 1}, NULL}, ad = {{1, 0}, &bd};
  void *of_list = __enzyme_augmentfwd_alone((void *)push, enzyme_dup, &a, &ad, enzyme_const, 0.5f);
  a.next = NULL, b.x[0] = 0, a.x[1] = 0;
  __enzyme_fwdsplit_void((void *)push, enzyme_dup, &a, &ad, enzyme_const, 0.5f, of_list);
  /* a: x0 = 1 + 0.5 * 2 = 2, x1 = 2 * 2; b: x0 = 3 + 4 = 7, x1 = 4 * 7 */
  CHECK_CLOSE("list", ad.x[0], 1, 0);
  CHECK_CLOSE("list", ad.x[1], 2, 0);
  CHECK_CLOSE("list", bd.x[0], 1, 0);
  CHECK_CLOSE("list", bd.x[1], 4 + 7, 0);

  double x = 0.1, dx = 0, y = 0.1, dy = 0, k[2] = {1, 0.5}, dk[2] = {1, 0};
  void *tapes[20];
  for (int n = 0; n < 20; n++) tapes[n] = __enzyme_augmentfwd_alone((void *)step, enzyme_dup, &x, &dx, enzyme_dup, k, dk);
  x = 99;
  for (int n = 0; n < 20; n++) __enzyme_fwdsplit_void((void *)step, enzyme_dup, &x, &dx, enzyme_dup, k, dk, tapes[n]);
  for (int n = 0; n < 20; n++) __enzyme_fwddiff_void((void *)step, enzyme_dup, &y, &dy, enzyme_dup, k, dk);
  CHECK_CLOSE("steps", dx, dy, 1e-14);
  __enzyme_freetape(__enzyme_augmentfwd_alone((void *)step, enzyme_dup, &y, &dy, enzyme_dup, k, dk));
  return check_failures != 0;
}
