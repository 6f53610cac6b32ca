#define N 5
#include "check.h"
/* The same, its operands copied in rows of a length known at run time. */
typedef struct { uint64_t *w; double acc; int pc, n; } Vm;
static void op_add(Vm *m) { double d; memcpy(&d, &m->w[m->pc++], 8); m->acc += d; }
static void op_mul(Vm *m) { double d; memcpy(&d, &m->w[m->pc++], 8); m->acc *= d; }
static void op_dot(Vm *m) { int k = m->w[m->pc++]; for (int i = 0; i < k; i++) { double d; memcpy(&d, &m->w[m->pc++], 8); m->acc += d * d; } }
static void (*const ops[])(Vm *) = {op_add, op_mul, op_dot};
static void put(Vm *m, int op, const double *x, int k) {
  m->w[m->n++] = op; if (op == 2) m->w[m->n++] = k;
  memcpy(m->w + m->n, x, 8 * k); m->n += k;
}
static double f(double *x, int n) {
  Vm m; m.w = malloc(8 * 64); m.pc = m.n = 0; m.acc = 1;
  put(&m, 0, x, 1); put(&m, 2, x, n); put(&m, 1, x + 2, 1); put(&m, 2, x + 1, n - 2);
  while (m.pc < m.n) ops[m.w[m.pc++]](&m);
  free(m.w);
  return m.acc;
}
