// A binary heap of records with an address between a key and a number, for elements of any size: exchanged through
// allocated memory, where rows of numbers may reach, and addresses.
#define N 8
#ifndef SIZE
#define SIZE float /* of which no word tells by its bits what it holds */
#endif
#include "check.h"
#include <stdbool.h>
struct vec {
  char *data;
  size_t count, room, size;
};
struct heap {
  struct vec items;
  int (*order)(const void *, const void *);
};
static void *at(const struct vec *v, size_t i) { return v->data + i * v->size; }
static void push_back(struct vec *v, const void *element) {
  if (v->count == v->room) v->data = realloc(v->data, (v->room = 2 * v->room + 1) * v->size);
  memmove(v->data + v->count++ * v->size, element, v->size);
}
static void exchange(struct vec *v, size_t i, size_t j) {
  char *t = malloc(v->size);
  memcpy(t, at(v, i), v->size), memmove(at(v, i), at(v, j), v->size), memcpy(at(v, j), t, v->size);
  free(t);
}
static void push(struct heap *h, const void *element) {
  push_back(&h->items, element);
  for (size_t i = h->items.count - 1; i;) {
    size_t up = (i - 1) / 2;
    if (h->order(at(&h->items, up), at(&h->items, i)) <= 0) break;
    exchange(&h->items, up, i);
    i = up;
  }
}
static bool pop(struct heap *h, void *element) {
  if (!h->items.count) return false;
  memcpy(element, at(&h->items, 0), h->items.size);
  exchange(&h->items, 0, h->items.count - 1);
  h->items.count--;
  for (size_t i = 0;;) {
    size_t least = i, left = 2 * i + 1, right = left + 1;
    if (left < h->items.count && h->order(at(&h->items, left), at(&h->items, least)) < 0) least = left;
    if (right < h->items.count && h->order(at(&h->items, right), at(&h->items, least)) < 0) least = right;
    if (least == i) return true;
    exchange(&h->items, least, i);
    i = least;
  }
}
struct event {
  long key;
  const double *rate;
  SIZE size;
};
static int earlier(const void *a, const void *b) {
  const struct event *one = a, *two = b;
  return one->key < two->key ? -1 : one->key > two->key;
}
volatile int one = 1;
static double f(double *x, int n) {
  int k = one;
  struct heap h = {{NULL, 0, 0, sizeof(struct event)}, earlier};
  {
    struct event e = {k * 1000003L + (unsigned)(2 + k), k & 1 ? &x[4] : &x[5], sin(x[2 * k])};
    push(&h, &e);
  }
  for (int c = 0; c < k + 1; c++) {
    struct event e = {k * 1000003L + (unsigned)(k + k), k > 2 ? &x[5] : &x[5 + c], 0.9};
    push(&h, &e);
  }
  if (n > 100) {
    struct event e;
    if (pop(&h, &e)) push(&h, &e);
  }
  {
    struct event e = {k * 1000003L + (unsigned)k, k & 1 ? &x[7] : &x[2], x[k & 3]};
    push(&h, &e);
  }
  double s = 0.1;
  struct event e;
  while (pop(&h, &e)) s = sin(0.5 * s + sin(0.1 + 0.04 * (e.key & 15) * (1 + *e.rate + e.size)));
  free(h.items.data);
  return s;
}
