/* Pairs of floats, numbers and integers as tagged values in an array that grows: LLVM joins the pair to one word. */
#define N 4
#include "check.h"
struct value {
  unsigned char kind;
  union {
    double number;
    int64_t count;
    struct { float first, second; } pair;
  } as;
};
struct values {
  struct value *items;
  int n, room;
};
static void put(struct values *v, struct value item) {
  if (v->n == v->room) {
    v->room = v->room ? 2 * v->room : 2;
    v->items = realloc(v->items, v->room * sizeof *v->items);
  }
  v->items[v->n++] = item;
}
static void number(double *sum, struct value *v) { *sum += v->as.number * v->as.number; }
static void count(double *sum, struct value *v) { *sum *= (double)v->as.count; }
static void pair(double *sum, struct value *v) { *sum += v->as.pair.first * v->as.pair.second; }
static void (*const visits[3])(double *, struct value *) = {number, count, pair};
static double f(double *x, int n) {
  struct values values = {0};
  for (int i = 0; i < n; i++) {
    struct value a = {0}, b = {1}, c = {2};
    a.as.number = x[i];
    b.as.count = i + 2;
    c.as.pair.first = i;
    c.as.pair.second = 2;
    put(&values, a);
    put(&values, b);
    put(&values, c);
  }
  double sum = 1;
  for (int i = 0; i < values.n; i++)
    visits[values.items[i].kind](&sum, &values.items[i]);
  free(values.items);
  return sum;
}
