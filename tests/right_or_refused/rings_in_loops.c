/* A ring of records of any size, a new one in each round of a loop: where `{NULL, 0, 0, 0, size}` is written over the
   last one, its address has to go from the shadow, too. The old block was freed twice. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#define N 4
#include "check.h"

typedef uint64_t __attribute__((may_alias)) word;
static void copy(void *to, const void *from, size_t n) {
  word *d = to;
  const word *s = from;
  for (; n >= 8; n -= 8) *d++ = *s++;
  unsigned char *e = (unsigned char *)d;
  const unsigned char *t = (const unsigned char *)s;
  while (n--) *e++ = *t++;
}
struct ring { unsigned char *bytes; size_t head, count, room, size; };
static void *at(const struct ring *r, size_t i) { return r->bytes + (r->head + i) % r->room * r->size; }
static void push(struct ring *r, const void *element) {
  if (r->count == r->room) {
    size_t room = 2 * r->room + 2;
    unsigned char *bytes = calloc(room, r->size);
    for (size_t i = 0; i < r->count; i++) copy(bytes + i * r->size, at(r, i), r->size);
    free(r->bytes);
    r->bytes = bytes, r->room = room, r->head = 0;
  }
  copy(at(r, r->count), element, r->size);
  r->count++;
}
static bool take(struct ring *r, void *element) {
  if (!r->count) return false;
  copy(element, at(r, 0), r->size);
  r->head = (r->head + 1) % r->room;
  r->count--;
  return true;
}

struct record { const char *name; void *more; double v[2]; };
static double f(double *x, int n) {
  double sum = 0;
  int round = 0;
  do {
    struct ring ring = {NULL, 0, 0, 0, sizeof(struct record)};
    struct record one = {(round + 1) & 1 ? "word" : "a text", NULL, {x[round % n], x[0]}};
    push(&ring, &one);
    struct record two = {round & 1 ? "word" : "a text", NULL, {x[1] * x[round % n], x[2]}};
    push(&ring, &two);
    double last = 0.1;
    struct record r;
    while (take(&ring, &r)) last = sin(0.5 * last + sin(0.01 * (r.name[0] & 15) * (r.v[0] - 0.5 * r.v[1])));
    free(ring.bytes);
    sum += last;
  } while (++round < 6 && sum * x[3] > -1);
  return sum;
}
