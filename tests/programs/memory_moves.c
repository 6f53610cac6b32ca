// Numbers moved as bytes and words by one's own code: swap, memcpy, memmove, and blocks that overlap.
#include "check.h"
#include <stdint.h>

#define CASE(f)                                                                          \
  for (double at = 0.7; at < 2.2; at += 0.65) {                                          \
    double x = at;                                                                       \
    CHECK_FD(#f, __enzyme_autodiff((void *)f, x), x, f(x));                              \
    CHECK_FD(#f " forward", __enzyme_fwddiff((void *)f, x, 1.0), x, f(x));               \
  }

static void swap(char *a, char *b, int n) {
  for (int i = 0; i < n; i++) { char t = a[i]; a[i] = b[i]; b[i] = t; }
}
static void swap_down(char *a, char *b, int n) {
  while (n-- > 0) { char t = *a; *a++ = *b; *b++ = t; }
}
static void swap_words(void *p, void *q, size_t n) {
  uint32_t *a = p, *b = q;
  for (n /= 4; n--;) { uint32_t t = a[n]; a[n] = b[n]; b[n] = t; }
}
static void *copy(void *to, const void *from, size_t n) {
  unsigned char *a = to;
  const unsigned char *b = from;
  while (n--) *a++ = *b++;
  return to;
}
static void *move(void *to, const void *from, size_t n) {
  char *a = to;
  const char *b = from;
  if (a < b) for (size_t i = 0; i < n; i++) a[i] = b[i];
  else while (n--) a[n] = b[n];
  return to;
}
static void *copy_words(void *to, const void *from, size_t n) {
  uint64_t *a = to;
  const uint64_t *b = from;
  for (; n >= 8; n -= 8) *a++ = *b++;
  unsigned char *c = (void *)a;
  const unsigned char *d = (const void *)b;
  while (n--) *c++ = *d++;
  return to;
}
static void copy_four(char *to, const char *from, size_t n) {
  for (size_t i = 0; i < n; i += 4) { to[i] = from[i]; to[i + 1] = from[i + 1]; to[i + 2] = from[i + 2]; to[i + 3] = from[i + 3]; }
}

struct record { int id; char name[12]; float weight; double value, *at; };
static double swaps(double x) {
  double v[3] = {x, x * x, sin(x)}, y = x * 3;
  struct record r[3];
  for (int i = 0; i < 3; i++) { r[i].id = i; r[i].weight = (float)i; r[i].value = x * i; r[i].at = i % 2 ? &y : v + i; }
  swap((char *)&v[0], (char *)&v[2], sizeof(double));
  swap((char *)&v[0], (char *)&v[1], sizeof *v);
  swap((char *)&r[0], (char *)&r[2], sizeof *r);
  swap_words(&r[1], &r[2], sizeof *r);
  return v[0] * 3 + v[1] * v[2] + v[2] + r[0].value * *r[0].at + r[1].value * r[1].weight * *r[2].at;
}
static double swaps_in_heap(double x) {
  int n = 7;
  double *v = malloc(n * sizeof *v), sum = 0;
  for (int i = 0; i < n; i++) v[i] = pow(x, i + 1);
  for (int i = 0; i <= n / 2; i++) swap_down((char *)(v + i), (char *)(v + n - 1 - i), sizeof *v);  // one with itself
  for (int i = 0; i < n; i++) sum += (i + 1) * v[i];
  free(v);
  return sum;
}
static double copies(double x) {
  double v[6], w[6], z[6], u[6];
  float f[6], g[6];
  for (int i = 0; i < 6; i++) { v[i] = pow(x, i + 1); f[i] = (float)(x * i); }
  copy(w, v, sizeof v);
  move(w + 1, w, 4 * sizeof *w);
  move(w, w + 2, 3 * sizeof *w);
  copy_words(z, w, sizeof w);
  copy_four((char *)u, (char *)z, sizeof u);
  copy_words(g, f, sizeof g - 4);
  g[5] = 1;
  double sum = 0;
  for (int i = 0; i < 6; i++) sum += (i + 1) * w[i] * v[i] * z[5 - i] + u[i] * i;
  return sum + g[3] * 0.0;
}
/* Bytes that repeat themselves, as text and tables are made; no numbers with derivatives. */
static double repeats(double x) {
  int table[8] = {3, 0};
  char *p = (char *)table;
  for (int i = 0; i < 28; i++) p[i + 4] = p[i];
  double v[4] = {x, x * x, sin(x), 1};
  for (int i = 0; i < 4; i++) swap((char *)&v[i], (char *)&v[i * table[i] % 4], 8);
  return v[0] * 3 + v[1] * v[2] * table[7];
}
static void swap_sized(void *a, void *b, size_t n) {
  char t[128];
  memcpy(t, a, n), memcpy(a, b, n), memcpy(b, t, n);
}
__attribute__((noinline)) static void swap_rows(char *base, int i, int j, size_t n) {
  swap_sized(base + i * n, base + j * n, n);
}
/* The rows are swapped unaligned, and an index lies in a union beside an address; then whole arrays are copied. */
static double rows(double x) {
  struct { int tag; union { double d, *p; long i; } u; } t[3];
  double v[4] = {x, x * x, sin(x), 1}, w[4], *p = v, sum = 0;
  for (int i = 0; i < 5; i++) swap_rows((char *)p, (i ^ 2) & 3, (i + 1) & 3, sizeof *v);
  for (long i = 1; i < 3; i++) {
    t[0].tag = 1, t[0].u.i = i, t[1].tag = 2, t[1].u.d = v[i], t[2].tag = 3, t[2].u.p = &v[i];
    for (int k = 0; k < 3; k++) sum += t[k].tag == 1 ? v[t[k].u.i] : t[k].tag == 2 ? t[k].u.d : *t[k].u.p;
  }
  memcpy(w, p, sizeof w);
  for (int i = 1; i < 4; i++)
    for (int j = i; j && w[j] > w[j - 1]; j--) swap_sized(w + j, w + j - 1, sizeof *w);
  memcpy(p, w, sizeof v);
  return sum + 2 * v[0] + v[1] * v[2];
}

int main(void) {
  CASE(rows)
  CASE(swaps)
  CASE(swaps_in_heap)
  CASE(copies)
  CASE(repeats)
  return check_report();
}
