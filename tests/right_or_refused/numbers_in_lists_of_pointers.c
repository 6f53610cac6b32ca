#define N 4
#include "check.h"
/* A list of pointers that hands numbers in and out as pointers. */
struct list { int n; void **item; };
__attribute__((noinline)) static void add(struct list *l, void *p) { l->item = realloc(l->item, (l->n + 1) * sizeof(void *)); l->item[l->n++] = p; }
__attribute__((noinline)) static void *at(const struct list *l, int i) { return l->item[i]; }
__attribute__((noinline)) static double num(void *p) { union { void *p; double d; } u = {p}; return u.d; }
__attribute__((noinline)) static void *ptr(double d) { union { double d; void *p; } u = {d}; return u.p; }
static double f(double *x, int n) {
  struct list l = {0};
  for (int i = 0; i < n; i++) add(&l, ptr(x[i] * i));
  double s = 1;
  for (int i = 0; i < n; i++) s = s * 0.5 + num(at(&l, i)) * s;
  free(l.item);
  return s;
}
