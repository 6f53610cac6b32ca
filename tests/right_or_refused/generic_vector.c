#define N 5
#include "check.h"
typedef struct {
  void *data;
  size_t esz, n, cap;
} gvec;
static void gpush(gvec *v, const void *e) {
  if (v->n == v->cap) {
    v->cap = v->cap ? v->cap * 2 : 1;
    v->data = realloc(v->data, v->cap * v->esz);
  }
  memcpy((char *)v->data + v->n++ * v->esz, e, v->esz);
}
static void *gat(gvec *v, size_t i) { return (char *)v->data + i * v->esz; }
static void gpop(gvec *v, void *out) { memcpy(out, gat(v, --v->n), v->esz); }
typedef struct {
  char name;
  double m[2];
  const double *src;
} part;
static double f(double *x, int n) {
  gvec a = {0, sizeof(double)}, b = {0, sizeof(part)}, c = {0, sizeof(float)};
  for (int i = 0; i < n; i++) {
    double q = x[i] * x[i];
    gpush(&a, &q);
    part p = {(char)i, {x[i], q * x[i]}, x + i};
    gpush(&b, &p);
    float z = 1.5f;
    gpush(&c, &z);
  }
  double s = 0;
  while (b.n) {
    part p;
    gpop(&b, &p);
    s += p.m[0] * p.m[1] + *p.src * (p.name + 1);
  }
  for (size_t i = 0; i < a.n; i++) s += *(double *)gat(&a, i) * (i + 1) * *(float *)gat(&c, i);
  free(a.data);
  free(b.data);
  free(c.data);
  return s;
}
