/* A hash map of records of any size: whether a slot is used, and its key, are copied in and out as bytes, and so is the
   slot, whole, when the map grows. */
#define N 4
#include "check.h"
typedef struct { size_t size, cap, n; unsigned char *mem; } map;
static unsigned char *slot(map *m, int key) {
  for (size_t i = (unsigned)key * 7u % m->cap;; i = (i + 1) % m->cap) {
    unsigned char *s = m->mem + i * (8 + m->size);
    int used, k;
    memcpy(&used, s, 4);
    memcpy(&k, s + 4, 4);
    if (!used || k == key) return s;
  }
}
static void put(map *m, int key, const void *value) {
  int used, k;
  if (2 * m->n >= m->cap) {
    map old = *m;
    m->cap *= 2;
    m->mem = calloc(m->cap, 8 + m->size);
    for (size_t i = 0; i < old.cap; i++) {
      unsigned char *s = old.mem + i * (8 + old.size);
      memcpy(&used, s, 4);
      memcpy(&k, s + 4, 4);
      if (used) memcpy(slot(m, k), s, 8 + old.size);
    }
    free(old.mem);
  }
  unsigned char *s = slot(m, key);
  memcpy(&used, s, 4);
  if (!used) m->n++;
  used = 1;
  memcpy(s, &used, 4);
  memcpy(s + 4, &key, 4);
  memcpy(s + 8, value, m->size);
}
typedef struct { double (*step)(double, double); double a; } record;
static double mul(double a, double b) { return a * b; }
static double add(double a, double b) { return a + b; }
static double f(double *x, int n) {
  map m = {sizeof(record), 2, 0, calloc(2, 8 + sizeof(record))}, d = {sizeof(double), 2, 0, calloc(2, 16)};
  for (int i = 0; i < n; i++) {
    record r = {i % 2 ? add : mul, x[i]};
    double t = x[i] * x[0];
    put(&m, 3 * i, &r);
    put(&d, 3 * i, &t);
  }
  double s = 1;
  for (int i = 0; i < n; i++) {
    const record *r = (const record *)(slot(&m, 3 * i) + 8);
    s = r->step(s, r->a) * *(const double *)(slot(&d, 3 * i) + 8);
  }
  free(m.mem);
  free(d.mem);
  return s;
}
