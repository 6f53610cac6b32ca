// Numbers and integers in the order of bytes of networks, byte by byte, in a buffer that grows.
#define N 4
#include "check.h"
typedef struct {
  uint8_t *bytes;
  size_t used, room;
} Buffer;
static uint8_t *more(Buffer *b, size_t n) {
  if (b->used + n > b->room) b->bytes = realloc(b->bytes, b->room = 2 * (b->used + n));
  b->used += n;
  return b->bytes + b->used - n;
}
static void put16(Buffer *b, unsigned v) {
  uint8_t *p = more(b, 2);
  p[0] = v >> 8, p[1] = v;
}
static void put64(uint8_t *p, uint64_t v) {
  for (int i = 7; i >= 0; i--) *p++ = (uint8_t)(v >> (8 * i));
}
static void put_number(Buffer *b, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  put64(more(b, 8), u);
}
static unsigned get16(const uint8_t **p) {
  unsigned v = (*p)[0] << 8 | (*p)[1];
  *p += 2;
  return v;
}
static double get_number(const uint8_t **p) {
  uint64_t u = 0;
  for (int i = 0; i < 8; i++) u = u << 8 | *(*p)++;
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  Buffer b = {0};
  put16(&b, n);
  for (int i = 0; i < n; i++) put_number(&b, x[i]), put16(&b, 7 + i), put_number(&b, x[i] * x[(i + 1) % n]);
  const uint8_t *p = b.bytes;
  double s = 0;
  for (unsigned i = get16(&p); i; i--) {
    double a = get_number(&p);
    unsigned k = get16(&p);
    s += k * a * get_number(&p);
  }
  free(b.bytes);
  return s;
}
