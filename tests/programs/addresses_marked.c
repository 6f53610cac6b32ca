// Addresses in integers: with a mark in their lowest bit, as handles, compared as keys; counts in lists beside numbers.
#include "check.h"
#include <stdint.h>

/* A tree whose leaves are told from its inner nodes by a mark in the address. */
struct cell { uintptr_t kid[2]; double weight; uintptr_t up; };
static double total(uintptr_t t) {
  if (t & 1) return *(double *)(t & ~(uintptr_t)1);
  struct cell *c = (struct cell *)t;
  return c->weight * total(c->kid[0]) + total(c->kid[1]);
}
static double marked(const double *x) {
  double leaf[3];
  struct cell top, low;
  for (int i = 0; i < 3; i++) leaf[i] = sin(x[i]);
  top.weight = x[3];
  low.weight = x[3] * x[0];
  top.kid[0] = (uintptr_t)&low;
  top.kid[1] = (uintptr_t)&leaf[0] | 1;
  low.kid[0] = (uintptr_t)&leaf[1] | 1;
  low.kid[1] = (uintptr_t)&leaf[2] + 1;
  low.up = (uintptr_t)&top;
  return total((uintptr_t)(struct cell *)low.up);
}

/* The same in nodes that hold nothing but two such words, made on the heap by a function for each kind. */
struct fork { uintptr_t left, right; };
static uintptr_t leaf_of(double v) {
  double *leaf = (double *)malloc(sizeof *leaf);
  *leaf = v;
  return (uintptr_t)leaf | 1;
}
static uintptr_t fork_of(uintptr_t left, uintptr_t right) {
  struct fork *made = (struct fork *)malloc(sizeof *made);
  made->left = left;
  made->right = right;
  return (uintptr_t)made;
}
static double drained(uintptr_t t) {
  double product;
  if (t & 1) {
    product = *(double *)(t - 1);
    free((double *)(t - 1));
  } else {
    struct fork *made = (struct fork *)t;
    product = drained(made->left) * drained(made->right);
    free(made);
  }
  return product;
}
static double forks(const double *x) {
  uintptr_t t = leaf_of(x[0]);
  for (int i = 1; i < 4; i++) t = fork_of(leaf_of(x[i] + x[0]), t);
  return drained(t);
}

/* An address in a member that is declared a size, taken out as bytes. */
struct handle { size_t at; long count; };
__attribute__((noinline)) static void set(struct handle *h, double *p, long n) { memcpy(&h->at, &p, sizeof p); h->count = n; }
__attribute__((noinline)) static double *get(const struct handle *h) { double *p; memcpy(&p, &h->at, sizeof p); return p; }
static double handles(const double *x) {
  struct handle h[2];
  double rows[2][2], s = 0;
  set(&h[0], rows[0], 2);
  set(&h[1], rows[1], 2);
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < h[k].count; i++) get(&h[k])[i] = x[2 * k + i] * x[i];
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < h[1 - k].count; i++) s += (k + 1) * get(&h[1 - k])[i];
  return s;
}

/* Two addresses exchanged as members of a structure of words. */
struct words { uint64_t a, b; };
struct rows { double *first, *second; };
__attribute__((noinline)) static void exchange(void *to, const void *from) {
  uint64_t a = ((const struct words *)from)->a, b = ((const struct words *)from)->b;
  ((struct words *)to)->a = b;
  ((struct words *)to)->b = a;
}
static double exchanged(const double *x) {
  double u[2] = {x[0] * x[1], x[2]}, v[2] = {x[3], x[1] * x[3]};
  struct rows one = {u, v}, two;
  exchange(&two, &one);
  return two.first[0] * 2 + two.first[1] * u[0] + two.second[0] * 3 + two.second[1];
}

/* Addresses that are keys, and only compared. */
struct slot { size_t key; double value; long count; };
static double keyed(const double *x) {
  struct slot table[8];
  double s = 0;
  memset(table, 0, sizeof table);
  for (int i = 0; i < 4; i++) {
    size_t key = (size_t)&x[i], at = (key >> 3) & 7;
    while (table[at].key) at = (at + 1) & 7;
    table[at].key = key;
    table[at].value = x[i] * x[(i + 1) % 4];
    table[at].count += 2;
  }
  for (int i = 0; i < 4; i++) {
    size_t key = (size_t)&x[i], at = (key >> 3) & 7;
    while (table[at].key != key) at = (at + 1) & 7;
    s += table[at].value * table[at].count * (i + 1);
  }
  return s;
}

/* Memory that is aligned by hand, reached from where it begins and from where the allocation does. */
static double aligned(const double *x) {
  char *raw = (char *)malloc(4 * sizeof(double) + 255);
  double *row = (double *)(((uintptr_t)raw + 255) & ~(uintptr_t)255), s = 0;
  size_t skipped = (size_t)((char *)row - raw);
  for (int i = 0; i < 4; i++) row[i] = x[i] * x[0];
  for (int i = 0; i < 4; i++) s += ((double *)(raw + skipped))[i] * (i + 1);
  free(raw);
  return s;
}

int main(void) {
  struct { const char *name; double (*f)(const double *); double d[4], t; } all[] = {
    {"marked", marked}, {"handles", handles}, {"exchanged", exchanged}, {"keyed", keyed}, {"forks", forks},
    {"aligned", aligned}};
  double x[4] = {0.7, 1.2, 1.9, 0.4}, seed[4] = {1, 0, 2, 0};
  __enzyme_autodiff((void *)marked, x, all[0].d);
  __enzyme_autodiff((void *)handles, x, all[1].d);
  __enzyme_autodiff((void *)exchanged, x, all[2].d);
  __enzyme_autodiff((void *)keyed, x, all[3].d);
  __enzyme_autodiff((void *)forks, x, all[4].d);
  __enzyme_autodiff((void *)aligned, x, all[5].d);
  all[0].t = __enzyme_fwddiff((void *)marked, x, seed);
  all[1].t = __enzyme_fwddiff((void *)handles, x, seed);
  all[2].t = __enzyme_fwddiff((void *)exchanged, x, seed);
  all[3].t = __enzyme_fwddiff((void *)keyed, x, seed);
  all[4].t = __enzyme_fwddiff((void *)forks, x, seed);
  all[5].t = __enzyme_fwddiff((void *)aligned, x, seed);
  for (int k = 0; k < 6; k++) {
    for (int i = 0; i < 4; i++) CHECK_FD(all[k].name, all[k].d[i], x[i], all[k].f(x));
    CHECK_CLOSE(all[k].name, all[k].t, all[k].d[0] + 2 * all[k].d[2], 1e-12);
  }
  return check_report();
}
