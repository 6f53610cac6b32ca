/* A vector of bytes that grows within a loop, a new one in each round, and is read in a loop after: the array was looked for
   where another round had it, and numbers came from there or the program crashed. */
#define N 4
#include "check.h"
#include <stdlib.h>
struct vec { char *data; size_t count, room, size; };
static void push(struct vec *v, const void *e) {
  if (v->count == v->room) v->data = realloc(v->data, (v->room = 2 * v->room + 1) * v->size);
  memcpy(v->data + v->count++ * v->size, e, v->size);
}
struct a { int id; double w; double *p; };
static double f(double *x, int n) {
  double s = 0;
  for (int k = 0; k < 2; k++) {
    struct vec v = {0}; v.size = sizeof(struct a);
    for (int i = 0; i < 4; i++) { struct a e = {i + 1, x[i] * x[0], &x[i]}; push(&v, &e); }
    for (size_t i = 0; i < v.count; i++) { struct a *e = (struct a *)v.data + i; s += sin(e->w * e->id) * *e->p; }
    free(v.data);
  }
  return s;
}
