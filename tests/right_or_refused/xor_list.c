#define N 5
#include "check.h"
struct node {
  double v;
  uintptr_t link;
};
static double f(double *x, int n) {
  struct node *head = 0, *tail = 0;
  for (int i = 0; i < n; i++) {
    struct node *m = malloc(sizeof *m);
    m->v = x[i] * x[i];
    m->link = (uintptr_t)tail;
    if (tail)
      tail->link ^= (uintptr_t)m;
    else
      head = m;
    tail = m;
  }
  double s = 0, w = 1;
  struct node *p = 0, *c = head;
  while (c) {
    s += c->v * w;
    w += 1;
    struct node *nx = (struct node *)(c->link ^ (uintptr_t)p);
    p = c;
    c = nx;
  }
  p = 0;
  c = head;
  while (c) {
    struct node *nx = (struct node *)(c->link ^ (uintptr_t)p);
    if (p) free(p);
    p = c;
    c = nx;
  }
  free(p);
  return s;
}
