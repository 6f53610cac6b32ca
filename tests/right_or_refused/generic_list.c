#define N 5
#include "check.h"
struct node {
  struct node *next;
  size_t size;
  char payload[];
};
static struct node *cons(struct node *h, const void *p, size_t size) {
  struct node *m = malloc(sizeof *m + size);
  m->next = h;
  m->size = size;
  memcpy(m->payload, p, size);
  return m;
}
struct mass {
  double m, pos[3];
};
static double f(double *x, int n) {
  struct node *h = 0;
  for (int i = 0; i < n; i++) {
    struct mass q = {x[i], {x[i] * x[i], 1, x[(i + 1) % n]}};
    h = cons(h, &q, sizeof q);
  }
  double s = 0;
  for (struct node *p = h; p; p = p->next) {
    struct mass q;
    memcpy(&q, p->payload, p->size);
    s += q.m * q.pos[0] * q.pos[2];
  }
  while (h) {
    struct node *t = h->next;
    free(h);
    h = t;
  }
  return s;
}
