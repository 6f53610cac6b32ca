#define N 4
#include "check.h"
/* open addressing with generic value size; grows and rehashes */
typedef struct {
  size_t cap, n, vs;
  char (*keys)[8];
  unsigned char *vals;
} map;
static size_t hash(const char *k) {
  size_t h = 5381;
  while (*k) h = h * 33 + (unsigned char)*k++;
  return h;
}
static void init(map *m, size_t cap, size_t vs) {
  m->cap = cap;
  m->n = 0;
  m->vs = vs;
  m->keys = calloc(cap, 8);
  m->vals = malloc(cap * vs);
}
static void *slot(map *m, const char *k) {
  size_t i = hash(k) % m->cap;
  while (m->keys[i][0] && strcmp(m->keys[i], k)) i = (i + 1) % m->cap;
  if (!m->keys[i][0]) {
    strcpy(m->keys[i], k);
    m->n++;
    memset(m->vals + i * m->vs, 0, m->vs);
  }
  return m->vals + i * m->vs;
}
static void put(map *m, const char *k, const void *v) {
  if (2 * m->n >= m->cap) {
    map b;
    init(&b, 2 * m->cap, m->vs);
    for (size_t i = 0; i < m->cap; i++)
      if (m->keys[i][0]) memcpy(slot(&b, m->keys[i]), m->vals + i * m->vs, m->vs);
    free(m->keys);
    free(m->vals);
    *m = b;
  }
  memcpy(slot(m, k), v, m->vs);
}
typedef struct {
  double a;
  int c;
  double b;
} rec;
static double f(double *x, int n) {
  map m;
  init(&m, 2, sizeof(rec));
  char k[8];
  for (int i = 0; i < n; i++) {
    rec r = {x[i], i, x[i] * x[0]};
    snprintf(k, 8, "k%d", i);
    put(&m, k, &r);
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    snprintf(k, 8, "k%d", i);
    rec *r = slot(&m, k);
    s += r->a * r->b * (r->c + 1);
  }
  free(m.keys);
  free(m.vals);
  return s;
}
