// A heap whose keys and 64-bit items lie side by side in one structure.
#define N 4
#include "check.h"
struct heap { long n, item[16]; double key[16]; };
static void push(struct heap *h, long it, double k) {
  long i = h->n++;
  h->item[i] = it; h->key[i] = k;
  while (i && h->key[(i-1)/2] > h->key[i]) {
    long p = (i-1)/2, t = h->item[p]; double u = h->key[p];
    h->item[p] = h->item[i]; h->key[p] = h->key[i]; h->item[i] = t; h->key[i] = u; i = p;
  }
}
static double pop(struct heap *h, long *it) {
  double r = h->key[0]; *it = h->item[0];
  h->n--; h->item[0] = h->item[h->n]; h->key[0] = h->key[h->n];
  long i = 0;
  for (;;) { long c = 2*i+1; if (c >= h->n) break; if (c+1 < h->n && h->key[c+1] < h->key[c]) c++;
    if (h->key[i] <= h->key[c]) break;
    long t = h->item[c]; double u = h->key[c]; h->item[c] = h->item[i]; h->key[c] = h->key[i]; h->item[i] = t; h->key[i] = u; i = c; }
  return r;
}
static double f(double *x, int n) {
  struct heap h; h.n = 0;
  for (int i = 0; i < n; i++) push(&h, i, sin(3*x[i]));
  double s = 0; int k = 1;
  while (h.n) { long it; double v = pop(&h, &it); s += v * k++ * (it + 1) * x[it]; }
  return s;
}
