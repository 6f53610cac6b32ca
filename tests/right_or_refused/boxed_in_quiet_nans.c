#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#define N 4
#include "check.h"
/* Numbers and small integers in one word each, told apart by the bits that no number has, in a list. */
#define QNAN 0x7ff8000000000000ull
struct item { uint64_t word; struct item *next; };
static uint64_t number(double d) { uint64_t w; memcpy(&w, &d, 8); return w; }
static uint64_t integer(int k) { return QNAN | (uint32_t)k; }
static double value(uint64_t w) { double d; memcpy(&d, &w, 8); return (w & QNAN) != QNAN ? d : (double)(int32_t)w; }
static struct item *pushed(uint64_t word, struct item *next) {
  struct item *i = malloc(sizeof *i);
  i->word = word;
  i->next = next;
  return i;
}
static double f(double *x, int n) {
  struct item *l = 0, *r = 0;
  for (int i = 0; i < n; i++) l = pushed(i % 2 ? number(x[i] * x[i]) : integer(i), l);
  for (struct item *i = l; i; i = i->next) r = pushed(i->word, r);
  l->word = r->next->word;
  double s = 0;
  for (struct item *i = l; i; i = i->next) s = s * x[0] + value(i->word);
  for (struct item *i = r; i; i = i->next) s = s * x[1] + value(i->word);
  for (struct item *n; l; l = n) n = l->next, free(l);
  for (struct item *n; r; r = n) n = r->next, free(r);
  return s;
}
