// An interpreter whose stack holds numbers and small integers in one word each, told apart by the bits that no number has.
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <math.h>
#define N 4
#include "check.h"
__attribute__((noinline)) static double of(uint64_t w) { double d; memcpy(&d, &w, 8); return d; }
static uint64_t to(double d) { uint64_t w; memcpy(&w, &d, 8); return w; }

#define QNAN 0x7ff8000000000000ull
typedef uint64_t value;
__attribute__((noinline)) static int isnum(value v) { return (v & QNAN) != QNAN; }
__attribute__((noinline)) static value num(double d) { return to(d); }
__attribute__((noinline)) static value integer(int k) { return QNAN | (uint32_t)k; }
__attribute__((noinline)) static double get(value v) { return isnum(v) ? of(v) : (double)(int32_t)v; }
struct vm { value stack[32]; int top; };
__attribute__((noinline)) static void push(struct vm *m, value v) { m->stack[m->top++] = v; }
__attribute__((noinline)) static value pop(struct vm *m) { return m->stack[--m->top]; }
__attribute__((noinline)) static double f(double *x, int n) { struct vm m; m.top = 0; for (int i = 0; i < n; i++) { push(&m, num(x[i])); push(&m, integer(i + 1)); push(&m, num(x[i] * x[i])); value a = pop(&m), b = pop(&m), c = pop(&m); push(&m, num(get(a) * get(b) + get(c))); } double s = 0; while (m.top) s = s * 0.5 + get(pop(&m)); return s; }
