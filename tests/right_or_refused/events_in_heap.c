/* A heap of events that are exchanged as bytes: a number, two integers or the address of a text, which LLVM makes a
   constant number of. */
#define N 4
#include "check.h"
typedef struct { double t; int kind; union { double d; int i[2]; const char *s; } u; } event;
typedef struct { char *base; size_t n, size; int (*less)(const void *, const void *); } heap;
static void swap(heap *h, size_t i, size_t j) {
  char t[sizeof(event)], *a = h->base + i * h->size, *b = h->base + j * h->size;
  memcpy(t, a, h->size);
  memcpy(a, b, h->size);
  memcpy(b, t, h->size);
}
static int is_less(heap *h, size_t i, size_t j) { return h->less(h->base + i * h->size, h->base + j * h->size); }
static void add(heap *h, const void *e) {
  memcpy(h->base + h->n * h->size, e, h->size);
  for (size_t i = h->n++; i && is_less(h, i, (i - 1) / 2); i = (i - 1) / 2) swap(h, i, (i - 1) / 2);
}
static void take(heap *h, void *e) {
  memcpy(e, h->base, h->size);
  swap(h, 0, --h->n);
  for (size_t i = 0, c; (c = 2 * i + 1) < h->n; i = c) {
    if (c + 1 < h->n && is_less(h, c + 1, c)) c++;
    if (!is_less(h, c, i)) break;
    swap(h, i, c);
  }
}
static int by_time(const void *a, const void *b) { return ((const event *)a)->t < ((const event *)b)->t; }
static double f(double *x, int n) {
  heap h = {malloc(16 * sizeof(event)), 0, sizeof(event), by_time};
  for (int i = 0; i < n; i++) {
    event e = {x[n - 1 - i], i % 3, {0}};
    if (e.kind == 0) e.u.d = x[i] * x[0];
    else if (e.kind == 1) e.u.i[0] = i, e.u.i[1] = 2;
    else e.u.s = "abc";
    add(&h, &e);
  }
  double s = 1;
  while (h.n) {
    event e;
    take(&h, &e);
    s = s * e.t + (e.kind == 0 ? e.u.d : e.kind == 1 ? (double)(e.u.i[0] + e.u.i[1]) * s : (double)strlen(e.u.s));
  }
  free(h.base);
  return s;
}
