#define N 5
#include "check.h"
union blk {
  union blk *next;
  struct {
    double v;
    double *w;
  } o;
  double raw[2];
};
static union blk pool[16];
static union blk *freel;
static union blk *get(void) {
  union blk *b = freel;
  freel = b->next;
  return b;
}
static void put(union blk *b) {
  b->next = freel;
  freel = b;
}
static double f(double *x, int n) {
  freel = 0;
  for (int i = 0; i < 16; i++) put(&pool[i]);
  double s = 0;
  for (int i = 0; i < n; i++) {
    union blk *b = get(), *c = get();
    b->o.v = x[i] * x[i];
    b->o.w = &x[(i + 1) % n];
    c->raw[0] = b->o.v * *b->o.w;
    c->raw[1] = 2;
    s += c->raw[0] * c->raw[1];
    put(c);
    put(b);
  }
  return s;
}
