/* Links that are distances from themselves between the nodes of one array, written by a function that knows nothing of
 * the allocation. */
#define N 4
#include "check.h"
#include <vector>
struct node {
  long next;
  double v;
};
__attribute__((noinline)) static void link(node *a, node *b) { a->next = (char *)b - (char *)a; }
static double f(double *x, int n) {
  std::vector<node> all(n);
  for (int i = 0; i < n; i++) all[i].v = x[i] * x[0];
  for (int i = 0; i < n; i++) link(&all[i], &all[(i * 3 + 2) % n]);
  node *at = &all[0];
  double s = 0;
  for (int k = 1; k <= n; k++) {
    s += k * at->v * at->v;
    at = (node *)((char *)at + at->next);
  }
  return s;
}
