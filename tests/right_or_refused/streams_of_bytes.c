/* Integers of as many bytes as they need, and numbers behind them, through streams with functions of their own. */
#define N 4
#include "check.h"
#include <stdbool.h>
struct sink {
  bool (*write)(struct sink *, const uint8_t *, size_t);
  void *at;
  size_t most, written;
};
struct source {
  bool (*read)(struct source *, uint8_t *, size_t);
  void *at;
  size_t left;
};
static bool to_memory(struct sink *s, const uint8_t *bytes, size_t n) {
  uint8_t *at = s->at;
  s->at = at + n;
  memcpy(at, bytes, n);
  return true;
}
static bool of_memory(struct source *s, uint8_t *bytes, size_t n) {
  const uint8_t *at = s->at;
  s->at = (uint8_t *)at + n;
  if (bytes) memcpy(bytes, at, n);
  return true;
}
static bool put(struct sink *s, const uint8_t *bytes, size_t n) {
  if (n > 0 && s->write && (s->written + n > s->most || !s->write(s, bytes, n))) return false;
  s->written += n;
  return true;
}
static bool get(struct source *s, uint8_t *bytes, size_t n) {
  if (s->left < n || !s->read(s, bytes, n)) return false;
  s->left -= n;
  return true;
}
static bool put_count(struct sink *s, uint64_t count) {
  uint8_t bytes[10];
  size_t n = 0;
  do {
    bytes[n++] = (count & 0x7f) | (count > 0x7f ? 0x80 : 0);
    count >>= 7;
  } while (count);
  return put(s, bytes, n);
}
static bool get_count(struct source *s, uint64_t *count) {
  uint8_t byte;
  int shift = 0;
  *count = 0;
  do {
    if (!get(s, &byte, 1)) return false;
    *count |= (uint64_t)(byte & 0x7f) << shift;
    shift += 7;
  } while (byte & 0x80);
  return true;
}
static bool put_number(struct sink *s, double number) {
  uint64_t word;
  uint8_t bytes[8];
  memcpy(&word, &number, 8);
  for (int i = 0; i < 8; i++) bytes[i] = word >> 8 * i;
  return put(s, bytes, 8);
}
static bool get_number(struct source *s, double *number) {
  uint8_t b[8];
  if (!get(s, b, 8)) return false;
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word |= (uint64_t)b[i] << 8 * i;
  memcpy(number, &word, 8);
  return true;
}
static double f(double *x, int n) {
  uint8_t memory[256];
  struct sink out = {to_memory, memory, sizeof memory, 0};
  put_count(&out, 300 + n);
  for (int i = 0; i < n; i++) {
    put_count(&out, i << 3 | 1);
    put_number(&out, x[i] * x[i]);
  }
  struct source in = {of_memory, memory, out.written};
  uint64_t count, tag;
  get_count(&in, &count);
  double s = count;
  while (in.left) {
    double v;
    get_count(&in, &tag);
    get_number(&in, &v);
    s += v * v * ((tag >> 3) + 1);
  }
  return s;
}
