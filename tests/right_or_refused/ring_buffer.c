#define N 4
#include "check.h"
typedef struct {
  unsigned char *mem;
  size_t cap, head, tail, elem;
} ring;
static void put(ring *r, const void *e) {
  memcpy(r->mem + (r->head % r->cap) * r->elem, e, r->elem);
  r->head++;
}
static int take(ring *r, void *e) {
  if (r->head == r->tail) return 0;
  memcpy(e, r->mem + (r->tail % r->cap) * r->elem, r->elem);
  r->tail++;
  return 1;
}
static double f(double *x, int n) {
  ring r = {malloc(3 * sizeof(double)), 3, 0, 0, sizeof(double)};
  double s = 0, v;
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[i];
    put(&r, &y);
    if (i & 1) {
      take(&r, &v);
      s = s * 0.5 + v;
    }
  }
  while (take(&r, &v)) s += sin(v);
  free(r.mem);
  return s;
}
