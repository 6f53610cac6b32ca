// Blocks of the caller that the function frees and puts others in place of: the gradient lies there then.
#include "check.h"

enum { N = 5 };
struct rows { double *a, *b; int n; };

static struct rows rows(const double *x) {
  struct rows s = {malloc(N * sizeof *x), malloc(N * sizeof *x), N};
  memcpy(s.a, x, N * sizeof *x), memcpy(s.b, x + N, N * sizeof *x);
  return s;
}
static void squared(struct rows *s) {
  double *p = malloc(s->n * sizeof *p);
  for (int i = 0; i < s->n; i++) p[i] = s->a[i] * s->a[i] * s->b[0];
  free(s->a);
  s->a = p;
}
static void stepped(struct rows *s) {  // the ends are copied, the rest is computed
  for (int t = 0; t < 3; t++) {
    double *p = malloc(s->n * sizeof *p);
    p[0] = s->a[0], p[s->n - 1] = s->a[s->n - 1];
    for (int i = 1; i < s->n - 1; i++) p[i] = s->a[i] + 0.1 * s->a[i] * (s->a[i - 1] - 2 * s->a[i] + s->a[i + 1]);
    free(s->a);
    s->a = p;
  }
}
static void exchanged(struct rows *s) {
  double *a = malloc(s->n * sizeof *a), *b = calloc(s->n, sizeof *b);
  for (int i = 0; i < s->n; i++) a[i] = s->b[i] * s->a[s->n - 1 - i], b[i] += s->a[i] + s->b[i] * s->b[i];
  free(s->a), free(s->b);
  s->a = b, s->b = a;
}
static void through_copy(struct rows *s) {  // which is given up, too
  double *t = malloc(s->n * sizeof *t), *p = malloc(s->n * sizeof *p);
  memcpy(t, s->a, s->n * sizeof *t);
  free(s->a);
  for (int i = 0; i < s->n; i++) p[i] = t[i] * t[s->n - 1 - i];
  free(t);
  s->a = p;
}
static void grown(struct rows *s) {  // seeds of a block whose size only the allocator knows
  double *p = malloc((s->n + 3) * sizeof *p);
  for (int i = 0; i < s->n; i++) p[i] = 2 * s->a[i] + s->b[i];
  p[s->n] = s->a[1] * s->b[2], p[s->n + 1] = p[s->n + 2] = 0;
  free(s->a);
  s->a = p;
}
static void freed_first(struct rows *s) {  // numbers are kept while there is no block
  double first = s->a[0], second = s->a[1];
  free(s->a);
  double *p = calloc(s->n, sizeof *p);
  p[0] = first, p[1] = second, p[2] = first * second;
  s->a = p;
}
static void stored_behind(struct rows *s) {  // there is one, but places in it are not computed yet
  double *p = calloc(s->n, sizeof *p), first = s->a[0], second = s->a[1];
  free(s->a);
  p[0] = first, p[1] = second, p[2] = first * second;
  s->a = p;
}

typedef void change(struct rows *);
static void f(change *c, struct rows *s, double *o) {
  c(s);
  for (int i = 0; i < s->n; i++) *o += s->a[i] * (i + 1) + s->b[i] * s->b[i];
}
#define OF(name) static void f_##name(struct rows *s, double *o) { f(name, s, o); }
OF(squared) OF(stepped) OF(exchanged) OF(through_copy) OF(grown) OF(freed_first) OF(stored_behind)

static double value(void (*g)(struct rows *, double *), const double *x) {
  struct rows s = rows(x);
  double o = 0;
  g(&s, &o);
  free(s.a), free(s.b);
  return o;
}
static void check_gradient(const char *name, void (*g)(struct rows *, double *), const struct rows *d,
                           const struct rows *d2, const double *x) {
  for (int i = 0; i < 2 * N; i++) {
    double y[2 * N], h = 1e-5, up;
    memcpy(y, x, sizeof y);
    y[i] = x[i] + h, up = value(g, y);
    y[i] = x[i] - h;
    double want = (up - value(g, y)) / (2 * h);
    CHECK_CLOSE(name, (i < N ? d->a : d->b)[i % N], want, 1e-7);
    CHECK_CLOSE(name, (i < N ? d2->a : d2->b)[i % N], 2 * want, 1e-7);
  }
}
static const double x[2 * N] = {0.7, 1.1, 0.4, 1.3, 0.9, 1.2, 0.5, 0.8, 1.4, 0.6};

#define GRADIENT(name)                                                                                                \
  do {                                                                                                                \
    double none[2 * N] = {0}, o = 0, one = 1, two = 2;                                                                \
    struct rows s = rows(x), d = rows(none), d2 = rows(none);                                                         \
    __enzyme_autodiff_void((void *)f_##name, enzyme_width, 2, enzyme_dup, &s, &d, &d2, enzyme_dup, &o, &one, &two);        \
    check_gradient(#name, f_##name, &d, &d2, x);                                                                      \
  } while (0)

/* Seeds lie where the caller has its numbers before; what comes back is held against forward mode. */
#define SEEDED(name)                                                                                                  \
  do {                                                                                                                \
    double seeds[2 * N], got = 0, want = 0;                                                                           \
    for (int i = 0; i < 2 * N; i++) seeds[i] = 0.3 + i;                                                               \
    struct rows s = rows(x), d = rows(seeds), t = rows(x), dt = rows(x);                                              \
    __enzyme_autodiff_void((void *)name, enzyme_dup, &s, &d);                                                              \
    __enzyme_fwddiff_void((void *)name, enzyme_dup, &t, &dt);                                                              \
    for (int i = 0; i < N; i++) got += d.a[i] * x[i] + d.b[i] * x[N + i];                                             \
    for (int i = 0; i < N; i++) want += seeds[i] * dt.a[i] + seeds[N + i] * dt.b[i];                                  \
    CHECK_CLOSE("seeds of " #name, got, want, 1e-12);                                                                 \
  } while (0)

int main(void) {
  GRADIENT(squared);
  GRADIENT(stepped);
  GRADIENT(exchanged);
  GRADIENT(through_copy);
  GRADIENT(grown);
  GRADIENT(freed_first);
  GRADIENT(stored_behind);
  SEEDED(squared);
  SEEDED(stepped);
  SEEDED(exchanged);
  SEEDED(through_copy);
  SEEDED(freed_first);
  SEEDED(stored_behind);
  return check_report();
}
