/* Packets are written to memory of the caller's, who gives the derivatives by them. */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
struct sink {
  bool (*write)(struct sink *, const uint8_t *, size_t);
  void *at;
  size_t most, written;
};
static bool to_memory(struct sink *s, const uint8_t *bytes, size_t n) {
  uint8_t *at = s->at;
  s->at = at + n;
  memcpy(at, bytes, n);
  return true;
}
static bool put(struct sink *s, const void *bytes, size_t n) {
  if (n > 0 && s->write && (s->written + n > s->most || !s->write(s, bytes, n))) return false;
  s->written += n;
  return true;
}
static void f(double *x, uint8_t *memory, int n) {
  struct sink out = {to_memory, memory, 256, 0};
  uint8_t header[10] = {3, 2, 1};
  put(&out, header, 3);
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i];
    uint8_t tag = i << 3 | 1;
    put(&out, &tag, 1);
    put(&out, &v, 8);
  }
}
int main(void) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {0}, seeds[4] = {1, 0.25, -3, 1.0 / 3};
  uint8_t memory[256], shadow[256] = {0};
  volatile int n = 4;
  for (int i = 0; i < n; i++) memcpy(shadow + 4 + 9 * i, &seeds[i], 8);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, memory, shadow, enzyme_const, n);
  bool bad = false;
  for (int i = 0; i < n; i++) bad |= fabs(dx[i] - 2 * x[i] * seeds[i]) > 1e-12;
  puts(bad ? "WRONG" : "OK");
  return bad;
}
