#define N 5
#include "check.h"
/* A program of words, operations and operands, in a heap block: only functions of a table read numbers there. */
typedef struct { uint64_t *w; double acc; int pc; } Vm;
static void op_add(Vm *m) { double d; memcpy(&d, &m->w[m->pc++], 8); m->acc += d; }
static void op_mul(Vm *m) { double d; memcpy(&d, &m->w[m->pc++], 8); m->acc *= d; }
static void (*const ops[])(Vm *) = {op_add, op_mul};
static double f(double *x, int n) {
  Vm m; m.w = malloc(8 * 64); m.pc = 0; m.acc = 1; int k = 0;
  for (int i = 0; i < n; i++) { m.w[k++] = i % 2; memcpy(&m.w[k++], x + i, 8); }
  while (m.pc < k) ops[m.w[m.pc++]](&m);
  free(m.w);
  return m.acc;
}
