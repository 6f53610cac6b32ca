/* Records with a function and a number in a growing array of bytes, exchanged by way of a buffer of bytes. */
#define N 4
#include "check.h"
typedef struct { void *data; size_t n, cap, size; } vector;
static void push(vector *v, const void *p) {
  if (v->n == v->cap) {
    v->cap = v->cap ? 2 * v->cap : 2;
    v->data = realloc(v->data, v->cap * v->size);
  }
  memcpy((char *)v->data + v->n++ * v->size, p, v->size);
}
static void *at(vector *v, size_t i) { return (char *)v->data + i * v->size; }
static void swap(vector *v, size_t i, size_t j) {
  char t[64];
  memcpy(t, at(v, i), v->size);
  memcpy(at(v, i), at(v, j), v->size);
  memcpy(at(v, j), t, v->size);
}
typedef struct op { double (*run)(const struct op *, double); long k; double a; } op;
static double mul(const op *o, double t) { return t * o->a; }
static double add(const op *o, double t) { return t + o->a * (double)o->k; }
static double f(double *x, int n) {
  vector v = {0, 0, 0, sizeof(op)};
  for (int i = 0; i < n; i++) {
    op o = {i % 2 ? add : mul, i + 1, x[i]};
    push(&v, &o);
  }
  swap(&v, 0, 1);
  swap(&v, 2, 3);
  double s = 1;
  for (int i = 0; i < n; i++) {
    op *o = at(&v, i);
    s = o->run(o, s);
  }
  free(v.data);
  return s;
}
