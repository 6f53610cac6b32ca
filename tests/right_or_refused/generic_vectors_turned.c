/* Records of an integer, a number and an address in a generic array of bytes that is turned round, where floats are
   computed with elsewhere. */
#define N 4
#define HH 1e-3
#define TOL 1e-3
#include "check.h"
struct vector { char *bytes; size_t n, capacity, size; };
static void push(struct vector *v, const void *element) {
  if (v->n == v->capacity) {
    v->capacity = v->capacity ? 2 * v->capacity : 2;
    v->bytes = realloc(v->bytes, v->capacity * v->size);
  }
  memcpy(v->bytes + v->n++ * v->size, element, v->size);
}
static void pop(struct vector *v, void *element) { memcpy(element, v->bytes + --v->n * v->size, v->size); }
static void turn(struct vector *v) {
  char *t = malloc(v->size);
  for (size_t i = 0; i < v->n / 2; i++) {
    char *a = v->bytes + i * v->size, *b = v->bytes + (v->n - 1 - i) * v->size;
    memcpy(t, a, v->size); memcpy(a, b, v->size); memcpy(b, t, v->size);
  }
  free(t);
}
static double f(double *x, int n) {
  struct item { int id; double mass, *more; };
  struct vector d = {0, 0, 0, sizeof(double)}, s = {0, 0, 0, sizeof(struct item)};
  double y = x[0] * x[1], sum = 0, number;
  struct item item;
  float w = (float)x[3] * 0.5f;
  for (int i = 0; i < n; i++) {
    number = x[i] * i + sin(x[0]);
    push(&d, &number);
    item = (struct item){i, x[i] * (i + 1), i % 2 ? &y : NULL};
    push(&s, &item);
  }
  turn(&d);
  turn(&s);
  while (d.n) {
    pop(&d, &number);
    pop(&s, &item);
    sum = sum * 1.1 + number * item.mass * (item.id + 1) + (item.more ? *item.more : 0);
  }
  free(d.bytes);
  free(s.bytes);
  return sum + w * w;
}
