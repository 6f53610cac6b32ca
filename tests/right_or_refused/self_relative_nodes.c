/* The same links between the nodes of one array. */
#define N 4
#include "check.h"
typedef struct node {
  long next;
  double v;
} node;
static double f(double *x, int n) {
  node *all = malloc(n * sizeof *all);
  for (int i = 0; i < n; i++) {
    node *to = &all[(i * 3 + 2) % n];
    all[i].v = x[i] * x[0];
    all[i].next = (char *)to - (char *)&all[i];
  }
  node *at = all;
  double s = 0;
  for (int k = 1; k <= n; k++) {
    s += k * at->v * at->v;
    at = (node *)((char *)at + at->next);
  }
  free(all);
  return s;
}
