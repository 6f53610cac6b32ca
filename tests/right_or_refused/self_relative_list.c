/* A list whose links are distances from the link to the next node, each node an allocation of its own. */
#define N 4
#include "check.h"
typedef struct node {
  long next;
  double v;
} node;
static node *following(node *n) { return n->next ? (node *)((char *)n + n->next) : 0; }
static double f(double *x, int n) {
  node *head = 0;
  for (int i = 0; i < n; i++) {
    node *made = malloc(sizeof *made);
    made->v = x[i];
    made->next = head ? (char *)head - (char *)made : 0;
    head = made;
  }
  double s = 0;
  for (int k = 1; head; k++) {
    s += k * head->v * head->v;
    node *rest = following(head);
    free(head);
    head = rest;
  }
  return s;
}
