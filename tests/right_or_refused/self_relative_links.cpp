/* Links that are distances from themselves, written by a function that knows nothing of the allocations. */
#define N 4
#include "check.h"
struct node {
  long next;
  double v;
};
__attribute__((noinline)) static void link(node *a, node *b) { a->next = (char *)b - (char *)a; }
static double f(double *x, int n) {
  node *all[N];
  for (int i = 0; i < n; i++) {
    all[i] = new node;
    all[i]->v = x[i] * x[0];
  }
  for (int i = 0; i < n; i++) link(all[i], all[(i + 1) % n]);
  double s = 0;
  node *at = all[0];
  for (int k = 1; k < 7; k++) {
    s += k * at->v;
    at = (node *)((char *)at + at->next);
  }
  for (int i = 0; i < n; i++) delete all[i];
  return s;
}
