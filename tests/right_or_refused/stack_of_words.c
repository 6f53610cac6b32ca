// An interpreter whose stack holds words, with its count and a number beside it in one structure.
#include <stdint.h>
#include <string.h>
#define N 4
#include "check.h"
struct vm { uint64_t stack[16]; int sp; double acc; };
__attribute__((noinline)) static void push(struct vm *m, double v) { memcpy(&m->stack[m->sp++], &v, 8); }
__attribute__((noinline)) static void pushi(struct vm *m, long v) { m->stack[m->sp++] = v; }
__attribute__((noinline)) static double pop(struct vm *m) { double v; memcpy(&v, &m->stack[--m->sp], 8); return v; }
__attribute__((noinline)) static long popi(struct vm *m) { return m->stack[--m->sp]; }
__attribute__((noinline)) static void dup(struct vm *m) { m->stack[m->sp] = m->stack[m->sp - 1]; m->sp++; }
__attribute__((noinline)) static void swp(struct vm *m) { uint64_t t = m->stack[m->sp-1]; m->stack[m->sp-1] = m->stack[m->sp-2]; m->stack[m->sp-2] = t; }
__attribute__((noinline)) static double f(double *x, int n) {
  struct vm m; m.sp = 0; m.acc = 0;
  for (int i = 0; i < n; i++) { push(&m, x[i]); dup(&m); double a = pop(&m), b = pop(&m); push(&m, a * b); pushi(&m, i + 1); swp(&m); m.acc += pop(&m); long k = popi(&m); m.acc *= 1 + 0.1 * k; }
  return m.acc;
}
