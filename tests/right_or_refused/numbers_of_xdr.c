// Numbers as pairs of words in the order of bytes of networks, as XDR has them, beside integers.
#define N 4
#include "check.h"
#include <arpa/inet.h>
typedef struct {
  uint32_t *words;
  int at;
} Stream;
static void put(Stream *s, uint32_t v) { s->words[s->at++] = htonl(v); }
static uint32_t get(Stream *s) { return ntohl(s->words[s->at++]); }
static void put_number(Stream *s, const double *d) {
  const uint32_t *w = (const uint32_t *)d;
  put(s, w[1]), put(s, w[0]);
}
static void get_number(Stream *s, double *d) {
  uint32_t *w = (uint32_t *)d;
  w[1] = get(s), w[0] = get(s);
}
static double f(double *x, int n) {
  Stream out = {malloc(12 * n), 0}, in = {out.words, 0};
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[(i + 1) % n];
    put(&out, i + 3), put_number(&out, &y);
  }
  double s = 0, y;
  for (int i = 0; i < n; i++) {
    uint32_t k = get(&in);
    get_number(&in, &y);
    s += k * y * y;
  }
  free(out.words);
  return s;
}
