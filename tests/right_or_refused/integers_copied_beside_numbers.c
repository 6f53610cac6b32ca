// Integers are copied into arrays beside such of numbers, and exchanged through pointers: from a constant, from a
// variable by a function, from structure to structure, and within an arena; and a buffer with both grows.
#define N 4
#include "check.h"
struct bin { int count, who[16]; double where[8]; };
__attribute__((noinline)) static void put(struct bin *b, const int *who, const double *where, int n) {
  memcpy(b->who, who, n * sizeof *who);
  memcpy(b->where, where, n * sizeof *where);
  b->count = n;
}
__attribute__((noinline)) static void turn(int *who, int n) {
  for (int i = 0; i < n / 2; i++) { int t = who[i]; who[i] = who[n - 1 - i]; who[n - 1 - i] = t; }
}
static double from_constant(double *x, int n) {
  struct bin *b = malloc(sizeof *b);
  int permutation[4] = {3, 1, 0, 2};
  memcpy(b->who, permutation, sizeof(int) * n);
  memcpy(b->where, x, sizeof(double) * n);
  int *who = b->who;
  for (int i = 0; i < n / 2; i++) { int t = who[i]; who[i] = who[n - 1 - i]; who[n - 1 - i] = t; }
  double s = 0;
  for (int i = 0; i < n; i++) s += b->where[i] * x[who[i]] * (i + 1);
  free(b);
  return s;
}
static double from_variable(double *x, int n) {
  struct bin *b = calloc(1, sizeof *b);
  int who[4];
  for (int i = 0; i < n; i++) who[i] = (i + 2) % n;
  put(b, who, x, n);
  b = realloc(b, 2 * sizeof *b);
  turn(b->who, b->count);
  double s = 0;
  for (int i = 0; i < n; i++) s += b->where[i] * x[b->who[i]] * (i + 1);
  free(b);
  return s;
}
struct arena { char *space; size_t used; };
struct grid { int n, *mask; double *u; };
static void *take(struct arena *a, size_t size) {
  void *taken = a->space + a->used;
  a->used += (size + 15) & ~15ul;
  return taken;
}
static double in_arena(double *x, int n) {
  struct arena a = {malloc(65536)};
  struct grid *g = take(&a, sizeof *g);
  g->n = n;
  g->mask = take(&a, n * n * sizeof(int));
  g->u = take(&a, n * n * sizeof(double));
  for (int i = 0; i < n * n; i++) {
    g->mask[i] = (i * 7) % 3 > 0;
    g->u[i] = x[i % n] * (1 + i);
  }
  double *w = take(&a, n * n * sizeof(double)), s = 0;
  int *mask = take(&a, n * n * sizeof(int));
  memcpy(w, g->u, n * n * sizeof(double));
  memcpy(mask, g->mask, n * n * sizeof(int));
  for (int i = 0; i < n * n / 2; i++) { int t = mask[i]; mask[i] = mask[n * n - 1 - i]; mask[n * n - 1 - i] = t; }
  for (int i = 0; i < n * n; i++)
    if (mask[i]) s += w[i] * g->u[n * n - 1 - i];
  free(a.space);
  return s;
}
static double f(double *x, int n) { return from_constant(x, n) + from_variable(x, n) + in_arena(x, n); }
