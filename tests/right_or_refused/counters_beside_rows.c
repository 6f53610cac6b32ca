/* counters and flags beside arrays of numbers, in structures that are passed by value, copied and joined */
#define N 4
#include "check.h"
typedef struct { long n; double mean, m2, least, most; int bins[8]; short bad; } Statistics;
typedef struct { double kept[16]; unsigned head, tail; int full; Statistics all; } Ring;
typedef struct Sensor { int id; Ring *ring; struct Sensor *next; double gain; } Sensor;
static void add(Statistics *s, double v) {
  s->n++;
  double d = v - s->mean;
  s->mean += d / s->n; s->m2 += d * (v - s->mean);
  if (s->n == 1 || v < s->least) s->least = v;
  if (s->n == 1 || v > s->most) s->most = v;
  int bin = (int)(v * 2 + 4);
  if (bin < 0 || bin > 7) s->bad++; else s->bins[bin]++;
}
static void put(Ring *r, double v) {
  r->kept[r->head++ & 15] = v;
  if (r->head - r->tail > 16) { r->tail++; r->full = 1; }
  add(&r->all, v);
}
static Statistics joined(Statistics a, Statistics b) {
  Statistics c = a;
  double d = b.mean - a.mean;
  c.n = a.n + b.n; c.mean = (a.n * a.mean + b.n * b.mean) / c.n; c.m2 = a.m2 + b.m2 + d * d * a.n * b.n / c.n;
  if (b.least < c.least) c.least = b.least;
  if (b.most > c.most) c.most = b.most;
  for (int i = 0; i < 8; i++) c.bins[i] += b.bins[i];
  c.bad += b.bad;
  return c;
}
static double f(double *x, int n) {
  Sensor *all = NULL;
  for (int i = 0; i < 3; i++) {
    Sensor *s = malloc(sizeof *s);
    s->id = i; s->ring = calloc(1, sizeof(Ring)); s->gain = 1 + .2 * i; s->next = all; all = s;
  }
  for (int k = 0; k < 20; k++)
    for (Sensor *s = all; s; s = s->next) put(s->ring, s->gain * sin(x[(k + s->id) % n] * (k + 1)));
  Statistics t = all->ring->all;
  double r = 0;
  for (Sensor *s = all->next; s; s = s->next) { t = joined(t, s->ring->all); r += s->ring->kept[s->ring->tail & 15]; }
  while (all) { Sensor *next = all->next; free(all->ring); free(all); all = next; }
  for (int i = 0; i < 8; i++) r += 1e-3 * i * t.bins[i];
  return r + t.mean + t.m2 / t.n + t.most - t.least + t.bad;
}
