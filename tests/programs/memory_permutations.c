/* Permutations of ints beside numbers: in a structure, behind the numbers in one block of memory, before them. */
#include "check.h"

struct lu { int n, swaps; double *a; int *perm; void *block; };

static void make(struct lu *s, const double *x, int n) {
  s->block = malloc(n * n * sizeof(double) + n * sizeof(int));
  s->a = s->block;
  s->perm = (int *)((char *)s->block + n * n * sizeof(double));
  s->n = n; s->swaps = 0;
  for (int i = 0; i < n; i++) s->perm[i] = i;
  for (int i = 0; i < n * n; i++) s->a[i] = x[i];
}
static void factor(struct lu *s) {
  int n = s->n, *r = s->perm;
  for (int k = 0; k < n; k++) {
    int p = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(s->a[r[i] * n + k]) > fabs(s->a[r[p] * n + k])) p = i;
    if (p != k) { int t = r[p]; r[p] = r[k]; r[k] = t; s->swaps++; }
    for (int i = k + 1; i < n; i++) {
      double m = s->a[r[i] * n + k] /= s->a[r[k] * n + k];
      for (int j = k + 1; j < n; j++) s->a[r[i] * n + j] -= m * s->a[r[k] * n + j];
    }
  }
}
static double determinant(const double *x, int n) {
  struct lu s;
  make(&s, x, n);
  factor(&s);
  double d = s.swaps % 2 ? -1 : 1;
  for (int i = 0; i < s.n; i++) d *= s.a[s.perm[i] * s.n + i];
  free(s.block);
  return d;
}

typedef struct { size_t n; int *order; double *key, *value; } table;
static void sort(table *t) {
  for (size_t i = 1; i < t->n; i++) {
    int o = t->order[i];
    size_t j = i;
    while (j > 0 && t->key[t->order[j - 1]] > t->key[o]) { t->order[j] = t->order[j - 1]; j--; }
    t->order[j] = o;
  }
}
static double ranked(const double *x, int n) {
  size_t head = (n * sizeof(int) + 7) & ~(size_t)7;
  char *block = malloc(head + 2 * n * sizeof(double));
  table t = {n, (int *)block, (double *)(block + head), (double *)(block + head) + n};
  for (int i = 0; i < n; i++) { t.order[i] = i; t.key[i] = cos(3 * x[i]); t.value[i] = x[i] * x[0]; }
  sort(&t);
  double s = 0;
  for (int i = 0; i < n; i++) s += t.value[t.order[i]] * t.key[t.order[i]] * (i + 1);
  free(block);
  return s;
}

typedef struct { double *data; long rows, cols; int *pivots; } matrix;
static matrix filled(const double *x, long rows, long cols) {
  matrix m = {malloc(rows * cols * sizeof(double)), rows, cols, malloc(rows * sizeof(int))};
  for (long i = 0; i < rows; i++) m.pivots[i] = (int)(rows - 1 - i);
  for (long i = 0; i < rows * cols; i++) m.data[i] = sin(x[i % 9] * (i + 1));
  return m;
}
static void exchange(void *a, void *b, size_t n) { char t[64]; memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n); }
static double swapped(const double *x, int n) {
  matrix *p = malloc(sizeof *p), q = filled(x, 2, n);
  *p = filled(x, n, 2);
  exchange(p, &q, sizeof q);
  matrix *all[2] = {p, &q};
  if (all[0]->rows < all[1]->rows) { matrix *t = all[0]; all[0] = all[1]; all[1] = t; }
  double s = 0;
  for (int k = 0; k < 2; k++)
    for (long i = 0; i < all[k]->rows; i++)
      for (long j = 0; j < all[k]->cols; j++)
        s += all[k]->data[all[k]->pivots[i] * all[k]->cols + j] * all[k]->data[0] * (i + 2 * j + k);
  for (int k = 0; k < 2; k++) { free(all[k]->data); free(all[k]->pivots); }
  free(p);
  return s;
}

#define CASE(f) { \
    double g[9] = {0}; \
    __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 3); \
    for (int i = 0; i < 9; i++) { \
      double t[9] = {0}; \
      t[i] = 1; \
      CHECK_FD(#f, g[i], x[i], f(x, 3)); \
      CHECK_FD(#f " forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_const, 3), x[i], f(x, 3)); \
    } \
  }

int main(void) {
  double x[9] = {0.7, 1.3, -0.4, 2.1, 0.9, 0.3, -1.2, 0.8, 1.7};
  CASE(determinant)
  CASE(ranked)
  CASE(swapped)
  return check_report();
}
