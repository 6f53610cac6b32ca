// Numbers are copied into arrays beside such of integers, whose elements are exchanged: in a variable, in allocated
// structures that are copied whole, in rows of a matrix, and in an arena.
#define N 4
#include "check.h"
struct some { int n, id[8]; double v[8]; };
struct matrix { int n, pivot[8]; double a[8][8]; };
static double in_variable(double *x, int n) {
  struct some a;
  a.n = n;
  memcpy(a.v, x, n * sizeof(double));
  for (int i = 0; i < n; i++) a.id[i] = n - 1 - i;
  for (int i = 0; i + 1 < n; i++) { int t = a.id[i]; a.id[i] = a.id[i + 1]; a.id[i + 1] = t; }
  double s = 0;
  for (int i = 0; i < n; i++) s += a.v[i] * x[a.id[i]] * (i + 1);
  return s;
}
static double copied_whole(double *x, int n) {
  struct some *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  a->n = n;
  memcpy(a->v, x, n * sizeof(double));
  for (int i = 0; i < n; i++) a->id[i] = n - 1 - i;
  memcpy(b, a, sizeof *b);
  for (int i = 0; i < n / 2; i++) { int t = b->id[i]; b->id[i] = b->id[n - 1 - i]; b->id[n - 1 - i] = t; }
  double s = 0;
  for (int i = 0; i < n; i++) s += b->v[i] * x[b->id[i]] * (i + 1);
  free(a);
  free(b);
  return s;
}
static double in_rows(double *x, int n) {
  struct matrix m = {n};
  for (int i = 0; i < n; i++) {
    memcpy(m.a[i], x, n * sizeof(double));
    m.a[i][i] += 2 + i;
    m.pivot[i] = i;
  }
  for (int k = 0; k + 1 < n; k++) {
    double t[8];
    memcpy(t, m.a[k], n * sizeof *t);
    memcpy(m.a[k], m.a[k + 1], n * sizeof *t);
    memcpy(m.a[k + 1], t, n * sizeof *t);
    int q = m.pivot[k]; m.pivot[k] = m.pivot[k + 1]; m.pivot[k + 1] = q;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += m.a[i][0] * m.a[i][m.pivot[i]] * (m.pivot[i] + 1);
  return s;
}
static double in_arena(double *x, int n) {
  char *arena = malloc(4096);
  double *v = (double *)arena, *w = (double *)(arena + 1024);
  int *id = (int *)(arena + ((n * sizeof *v + 15) & ~15ul));
  memcpy(v, x, n * sizeof *v);
  for (int i = 0; i < n; i++) { id[i] = n - 1 - i; w[i] = x[i] * x[i]; }
  for (int i = 0; i < n / 2; i++) { int t = id[i]; id[i] = id[n - 1 - i]; id[n - 1 - i] = t; }
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * w[id[i]] * (i + 1);
  free(arena);
  return s;
}
static double f(double *x, int n) {
  return in_variable(x, n) + copied_whole(x, n) + in_rows(x, n) + in_arena(x, n);
}
