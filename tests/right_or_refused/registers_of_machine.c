#define N 5
#include "check.h"
/* Registers of a machine that hold integers and numbers; a table of functions has its instructions. */
typedef struct { long r[8]; double *mem; } Cpu;
static double num(long w) { double d; memcpy(&d, &w, 8); return d; }
static long word(double d) { long w; memcpy(&w, &d, 8); return w; }
static void ld(Cpu *c, int a, int b) { memcpy(&c->r[a], &c->mem[c->r[b]], 8); }
static void add(Cpu *c, int a, int b) { c->r[a] = word(num(c->r[a]) + num(c->r[b])); }
static void mul(Cpu *c, int a, int b) { c->r[a] = word(num(c->r[a]) * num(c->r[b])); }
static void inc(Cpu *c, int a, int b) { c->r[a] += b; }
static void mov(Cpu *c, int a, int b) { c->r[a] = c->r[b]; }
static void (*const ops[])(Cpu *, int, int) = {ld, add, mul, inc, mov};
static double f(double *x, int n) {
  Cpu c = {{0}, x}; c.r[0] = 0; c.r[1] = word(1.0);
  for (int i = 0; i < n; i++) { ops[0](&c, 2, 0); ops[4](&c, 3, 2); ops[2](&c, 3, 2); ops[1](&c, 1, 3); ops[3](&c, 0, 1); }
  return num(c.r[1]);
}
