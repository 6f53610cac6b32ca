// Pointers that move: buffers swapped in structs, pointers to pointers, tag bits, integer casts, offsets, ring buffers.
#include "check.h"
#include <stddef.h>
#include <stdint.h>

struct fields { double *now, *next; int n; };
static __attribute__((noinline)) void advance(struct fields *f) {
  for (int i = 0; i < f->n; i++) f->next[i] = f->now[i] * f->now[(i + 1) % f->n] + 0.3;
  double *t = f->now;
  f->now = f->next;
  f->next = t;
}
static double time_loop(const double *x, int n) {
  double a[4], b[4];
  memcpy(a, x, sizeof a);
  struct fields f = {a, b, n};
  for (int t = 0; t < 5; t++) advance(&f);
  return f.now[0] * f.now[n - 1] + f.next[1];
}
static double heap_swap(const double *x, int n) {
  double *u = malloc(n * sizeof *u), *v = calloc(n, sizeof *v);
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int t = 0; t < 3 + (x[0] > 0); t++) {
    for (int i = 0; i < n; i++) v[i] = sin(u[i]) + 0.5 * u[(i + 1) % n] * v[i];
    double *swap = u;
    u = v;
    v = swap;
  }
  double r = u[0] + u[1] * v[2];
  free(u);
  free(v);
  return r;
}
static double pointer_to_pointer(const double *x, int n) {
  double a = x[0], b = x[1], *p = &a, **pp = &p;
  **pp *= x[2];
  *pp = &b;
  *p = *p * **pp + a;
  return a * b + (double)n * b;
}
static double array_of_pointers(const double *x, int n) {
  double cells[4], *order[4];
  for (int i = 0; i < n; i++) { cells[i] = x[i]; order[i] = &cells[(i * 3 + 1) % n]; }
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (*order[j] < *order[i]) { double *t = order[i]; order[i] = order[j]; order[j] = t; }
  for (int i = 1; i < n; i++) *order[i] *= *order[i - 1];
  return *order[n - 1] + cells[0] * cells[1];
}
static double as_integer(const double *x, int n) {
  uintptr_t address = (uintptr_t)x;
  address += sizeof(double) * (unsigned)(n - 1);
  const double *last = (const double *)address;
  return *last * x[0] + *(const double *)((uintptr_t)last - sizeof(double));
}
static double tagged(const double *x, int n) {
  double *cell = malloc(2 * sizeof *cell);
  cell[0] = x[0];
  cell[1] = x[1] * n;
  uintptr_t tag = (uintptr_t)cell | (n & 1 ? 1 : 2);
  double *p = (double *)(tag & ~(uintptr_t)7);
  double r = p[0] * p[1] * (double)(tag & 7);
  free(p);
  return r;
}
static double through_void(const double *x, int n) {
  void *raw = malloc(64);
  double *d = (double *)((char *)raw + 16);
  for (int i = 0; i < n; i++) *d++ = x[i] * x[i];
  ptrdiff_t used = d - (double *)((char *)raw + 16);
  double r = d[-1] * d[-used] * (double)used;
  free(raw);
  return r;
}
static double ring(const double *x, int n) {
  double buffer[3] = {0.1, 0.2, 0.3};
  int head = 0;
  double r = 0;
  for (int i = 0; i < 4 * n; i++) {
    buffer[head] = buffer[(head + 1) % 3] * x[i % n] + 0.5 * buffer[(head + 2) % 3];
    r += buffer[head] * buffer[head];
    head = (head + 1) % 3;
  }
  return r;
}
static double overwritten_indices(const double *x, int n) { /* integer memory that the reverse sweep needs, too */
  int index[4] = {0, 1, 2, 3};
  double r = 1;
  for (int t = 0; t < 5; t++) {
    for (int i = 0; i < n; i++) index[i] = (index[i] * 3 + t) % n;
    r = r * x[index[t % n]] + x[index[(t + 1) % n]];
  }
  return r;
}
static double moved_by_memcpy(const double *x, int n) {
  double a[4], *p = a, *q;
  memcpy(a, x, n * sizeof *x);
  memcpy(&q, &p, sizeof p);
  q[1] *= q[0];
  struct fields f = {q, q + 1, n}, g;
  memcpy(&g, &f, sizeof g);
  *g.next *= g.now[2];
  return a[1] * a[3];
}
static __attribute__((noinline)) void exchange(const double *x, double **box, double *sum, int t, int n) {
  double mine[2] = {x[t], x[t] * x[t]};
  box[t] = mine; /* taken from there while this function runs */
  if (t + 1 < n) exchange(x, box, sum, t + 1, n);
  else for (int i = 0; i < n; i++) *sum += box[i][0] * box[(i + 1) % n][1];
}
static double addresses_of_locals(const double *x, int n) {
  double sum = 0, *box[8];
  exchange(x, box, &sum, 0, n);
  return sum;
}
struct linked { double *from, **to; struct linked *next; };
static __attribute__((noinline)) void link_behind(struct linked *s, int n) {
  if (n > 0) link_behind(s, n - 1);
  *s->to = s->from; /* both are behind what it is given */
}
static __attribute__((noinline)) void lift(struct linked *s, int n) {
  if (n > 0) lift(s, n - 1);
  s->from = s->next->from;
}
static double linked_elsewhere(const double *x, int n) {
  double *value = malloc(sizeof *value), **place = malloc(sizeof *place);
  struct linked inner = {value, place, NULL}, *outer = malloc(sizeof *outer);
  *outer = (struct linked){NULL, NULL, &inner};
  *value = x[0] * x[1];
  *place = NULL;
  link_behind(&inner, n);
  lift(outer, n);
  double first = **place * *outer->from;
  *outer->from = x[2];
  double result = first * *value * *value;
  free(value), free(place), free(outer);
  return result;
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  TEST(time_loop)
  TEST(heap_swap)
  TEST(pointer_to_pointer)
  TEST(array_of_pointers)
  TEST(as_integer)
  TEST(tagged)
  TEST(through_void)
  TEST(ring)
  TEST(overwritten_indices)
  TEST(moved_by_memcpy)
  TEST(addresses_of_locals)
  TEST(linked_elsewhere)
  return check_report();
}
