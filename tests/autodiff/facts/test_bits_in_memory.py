"""Bits of numbers that go through memory as integers: right or refused."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
{body}
int main(void) {{
  double x[4] = {{0.75, 1.25, 2.5, 3.5}}, g[4] = {{0}};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 4);
  for (int i = 0; i < 4; i++) if (!(g[i] > 1.9 * x[i] && g[i] < 2.1 * x[i])) return 1;
  return 0;
}}
"""
CASES = {
    "halves in a declared array, counted from its middle": ("-O2", """
static double f(double *x, int n) {
  int w[16], *mid = w + 2 * n;
  for (int i = 0; i < n; i++) { double d = x[i] * x[i]; memcpy(w + 2 * i, &d, 8); }
  for (int i = 0; i < n; i++) {
    int low = mid[2 * i - 2 * n], high = mid[2 * i + 1 - 2 * n];
    mid[2 * (n - 1 - i)] = low; mid[2 * (n - 1 - i) + 1] = high;
  }
  double r = 0;
  for (int i = 0; i < n; i++) { double d; memcpy(&d, mid + 2 * i, 8); r += d; }
  return r;
}"""),
    "halves in members that are integers, permuted": ("-O2", """
typedef struct { long key; int low, high; double w; } cell;
static void put(cell *c, double d) { int h[2]; memcpy(h, &d, 8); c->low = h[0]; c->high = h[1]; }
static double get(const cell *c) { int h[2] = {c->low, c->high}; double d; memcpy(&d, h, 8); return d * c->w; }
static void permute(cell *c, const long *order, int n) {
  cell *t = malloc(n * sizeof *t);
  for (int i = 0; i < n; i++) {
    t[i].key = c[order[i]].key; t[i].low = c[order[i]].low; t[i].high = c[order[i]].high; t[i].w = c[i].w;
  }
  memcpy(c, t, n * sizeof *t);
  free(t);
}
static double f(double *x, int n) {
  cell *c = malloc(n * sizeof *c);
  long order[8];
  for (int i = 0; i < n; i++) { order[i] = (i + 1) % n; c[i].key = i; c[i].w = 1; put(c + i, x[i] * x[i]); }
  permute(c, order, n);
  double r = 0;
  for (int i = 0; i < n; i++) r += get(c + i);
  free(c);
  return r;
}"""),
    "halves on the heap, turned round by another function": ("-O2", """
static void turn(int *w, int n, int deep) {
  if (deep > 1) { turn(w, n, deep - 1); turn(w, 0, deep - 2); return; }
  for (int i = 0; i < n / 2; i++) {
    int low = w[2 * i], high = w[2 * i + 1], j = n - 1 - i;
    w[2 * i] = w[2 * j]; w[2 * i + 1] = w[2 * j + 1];
    w[2 * j] = low; w[2 * j + 1] = high;
  }
}
static double f(double *x, int n) {
  int h[16], *w = malloc(2 * n * sizeof(int));
  double y[8], r = 0;
  memcpy(h, x, n * sizeof(double));
  memcpy(w, h, n * sizeof(double));
  turn(w, n, n);
  memcpy(y, w, n * sizeof(double));
  for (int i = 0; i < n; i++) r += y[i] * y[i] * (1 + i * 1e-3);
  free(w);
  return r;
}"""),
    "words that are compared and copied": ("-fno-strict-aliasing", """
static double f(double *x, int n) {
  double y[4], r = 0;
  unsigned *s = (unsigned *)x, *d = (unsigned *)y;
  for (int i = 0; i < n; i++) {
    if (s[2 * i] == 77u) r++;
    d[2 * i] = s[2 * i];
    if (s[2 * i + 1] == 5u) r++;
    d[2 * i + 1] = s[2 * i + 1];
  }
  for (int i = 0; i < n; i++) r += y[i] * y[i];
  return r;
}"""),
    "a number's high word by itself": ("-O2", """
union both { double d; int w[2]; };
static double f(double *x, int n) {
  union both *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q);
  for (int i = 0; i < n; i++) { p[i].d = x[i] * x[i]; q[i].d = 0; }
  double r = 0;
  for (int i = 0; i < n; i++) {
    q[i].w[1] = p[i].w[1];
    if (p[i].w[1] > 1072693248) r += 1;
    r += q[i].d;
  }
  free(p); free(q);
  return r;
}"""),
    "an integer member that is added to": ("-O1", """
struct slot { uint64_t bits; int used; };
static double f(double *x, int n) {
  struct slot *t = calloc(n, sizeof *t);
  for (int i = 0; i < n; i++) { double d = x[i] * x[i]; memcpy(&t[i].bits, &d, 8); t[i].used = i; }
  for (int i = 0; i < n; i++) if (t[(i * 3) % n].used != 7) t[(i * 3) % n].bits += 3;
  double r = 0;
  for (int i = 0; i < n; i++) { double d; memcpy(&d, &t[i].bits, 8); r += d; }
  free(t);
  return r;
}"""),
    "bytes that are xored into a buffer and back": ("-O0", """
struct bytes { unsigned char c[8]; };
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    unsigned char *q = (unsigned char *)(x + i);
    struct bytes t;
    for (int k = 0; k < 8; k++) t.c[7 - k] = q[k] ^ 0x55;
    double d = 0;
    for (int k = 0; k < 8; k++) ((unsigned char *)&d)[k] = t.c[7 - k] ^ 0x55;
    s += d * d;
  }
  return s;
}"""),
    "words in a pool, changed and changed back": ("-O2 -fno-strict-aliasing", """
static uint32_t pool[64];
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint32_t *q = (uint32_t *)(x + i);
    pool[2 * i] = q[1] ^ 7u, pool[2 * i + 1] = q[0] + 3u;
  }
  for (int i = 0; i < n; i++) {
    uint32_t w[2] = {pool[2 * i + 1] - 3u, pool[2 * i] ^ 7u};
    double d;
    memcpy(&d, w, 8);
    s += d * d;
  }
  return s;
}"""),
    "bytes that a function encodes and decodes": ("-O0", """
static void code(unsigned char *to, const unsigned char *from, int n) {
  for (int k = 0; k < n; k++) to[n - 1 - k] = from[k] ^ 0x55;
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    unsigned char t[8];
    double d = 0;
    code(t, (unsigned char *)(x + i), 8);
    code((unsigned char *)&d, t, 8);
    s += d * d;
  }
  return s;
}"""),
    "bytes at a place that is counted in memory": ("-O0", """
struct packet { unsigned char bytes[96]; size_t at; };
static void get(struct packet *p, void *to, size_t n) { memcpy(to, p->bytes + p->at, n), p->at += n; }
static void put(struct packet *p, const void *from, size_t n) {
  for (size_t i = 0; i < n; i++) p->bytes[p->at++] = ((const unsigned char *)from)[i];
}
static double f(double *x, int n) {
  struct packet o;
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i];
    o.at = n & 3;
    put(&o, &v, sizeof v);
    o.at = n & 3;
    get(&o, &v, sizeof v);
    s += v;
  }
  return s;
}"""),
    "words that functions behind pointers encode": ("-O2", """
typedef struct { uint64_t (*code)(uint64_t), (*back)(uint64_t); } codec;
static uint64_t swapped(uint64_t u) { return __builtin_bswap64(u); }
static uint64_t turned(uint64_t u) { return ~u; }
static codec codecs[2] = {{swapped, swapped}, {turned, turned}};
static double f(double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    uint64_t u;
    double d = x[i] * x[i];
    memcpy(&u, &d, 8);
    u = codecs[i & 1].back(codecs[i & 1].code(u));
    memcpy(&d, &u, 8);
    r += d;
  }
  return r;
}"""),
    "halves in global variables, from one function to another": ("-O2", """
static unsigned low, high;
__attribute__((noinline)) static void put(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  low = (unsigned)u; high = u >> 32;
}
__attribute__((noinline)) static double get(void) {
  uint64_t u = (uint64_t)high << 32 | low;
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) { put(x[i] * x[i]); r += get(); }
  return r;
}"""),
    "coded words in a pool that grows, from one function to another": ("-O2", """
static uint64_t *pool;
static size_t used;
__attribute__((noinline)) static size_t intern(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  pool = realloc(pool, (used + 1) * 8);
  pool[used] = u >> 1 | u << 63;
  return used++;
}
__attribute__((noinline)) static double value(size_t k) {
  uint64_t u = pool[k] << 1 | pool[k] >> 63;
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static double f(double *x, int n) {
  double r = 0;
  used = 0;
  for (int i = 0; i < n; i++) intern(x[i] * x[i]);
  for (int i = 0; i < n; i++) r += value(i);
  return r;
}"""),
    "bytes through a queue that goes round": ("-O2", """
static unsigned char ring[256];
static unsigned head, tail;
static void put(const void *p, unsigned n) {
  const unsigned char *b = p;
  while (n--) ring[head++ & 255] = *b++;
}
static void get(void *p, unsigned n) {
  unsigned char *b = p;
  while (n--) *b++ = ring[tail++ & 255];
}
static double f(double *x, int n) {
  double r = 0;
  head = tail = 0;
  for (int i = 0; i < n; i++) { double d = x[i] * x[i]; put(&d, sizeof d); }
  for (int i = 0; i < n; i++) { double d; get(&d, sizeof d); r += d; }
  return r;
}"""),
    "differences of words in an array of integers": ("-O2", """
__attribute__((noinline)) static void code(int64_t *d, const double *x, int n) {
  int64_t before = 0, w;
  for (int i = 0; i < n; i++) { memcpy(&w, x + i, 8); d[i] = w - before; before = w; }
}
__attribute__((noinline)) static void decode(double *y, const int64_t *d, int n) {
  int64_t before = 0;
  for (int i = 0; i < n; i++) { before += d[i]; memcpy(y + i, &before, 8); }
}
static double f(double *x, int n) {
  int64_t d[8];
  double y[8], r = 0;
  code(d, x, n);
  decode(y, d, n);
  for (int i = 0; i < n; i++) r += y[i] * y[i];
  return r;
}"""),
    "the sum of words, less all but one": ("-O1", """
typedef union { double d; int64_t i; } word;
__attribute__((noinline)) static int64_t key(double x) { word w; w.d = x; return w.i; }
static double f(double *x, int n) {
  double r = 0;
  for (int j = 0; j < n; j++) {
    word w = {.i = 0};
    for (int i = 0; i < n; i++) w.i += key(x[i]);
    for (int i = 0; i < n; i++) if (i != j) w.i -= key(x[i]);
    r += w.d * w.d;
  }
  return r;
}"""),
    "the distance of words that is kept, with no pass before": ("-O2 --enzyme-preopt=0", """
static uint64_t kept;
__attribute__((noinline)) static void keep(const uint64_t *w) { kept = w[0] - w[1]; }
__attribute__((noinline)) static double back(const uint64_t *w) {
  uint64_t e = kept + w[1];
  double d;
  memcpy(&d, &e, 8);
  return d;
}
static double f(double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    uint64_t w[2];
    double y[2] = {x[i], x[(i + 1) % n]};
    memcpy(w, y, 16);
    keep(w);
    double d = back(w);
    r += d * d;
  }
  return r;
}"""),
    "bytes from the last to the first, without the library's memcpy": ("-O2 -fno-builtin", """
__attribute__((noinline)) static void back(char *to, const char *from, int n) { while (n-- > 0) to[n] = from[n]; }
static double f(double *x, int n) {
  double y[4], r = 0;
  back((char *)y, (const char *)x, n * 8);
  for (int i = 0; i < n; i++) r += y[i] * x[i];
  return r;
}"""),
}


def is_right_or_refused(
    build: Callable[..., subprocess.CompletedProcess[str]], folder: Path, flags: str, body: str
) -> bool:
    built = build(PROGRAM.format(body=body), *flags.split())
    if built.returncode:
        assert "cannot differentiate" in built.stderr
        return True
    ran = subprocess.run([str(folder / "program")], capture_output=True, text=True, timeout=60)
    return ran.returncode == 0 or (ran.returncode == -6 and "enzyme-cc: cannot differentiate" in ran.stderr)


@pytest.mark.parametrize("name", CASES)
def test_it_is_right_or_refused(
    build: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path, name: str
) -> None:
    assert is_right_or_refused(build, tmp_path, *CASES[name])
