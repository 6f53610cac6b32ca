#define N 4
#include "check.h"
/* Trees whose nodes are cloned by way of their tables at each level: what callers tell comes to an end. */
struct node;
struct ops { struct node *(*clone)(const struct node *); double (*eval)(const struct node *, double); void (*drop)(struct node *); };
struct node { const struct ops *ops; void *data; struct node *left, *right; };
static struct node *copied(const struct node *n, size_t size) {
  struct node *c = malloc(sizeof *c);
  *c = *n; c->data = malloc(size); memcpy(c->data, n->data, size);
  if (n->left) c->left = n->left->ops->clone(n->left);
  if (n->right) c->right = n->right->ops->clone(n->right);
  return c;
}
static struct node *clone1(const struct node *n) { return copied(n, 8); }
static struct node *clone2(const struct node *n) { return copied(n, 16); }
static double below(const struct node *n, double v) {
  double s = 0;
  if (n->left) s += n->left->ops->eval(n->left, v);
  if (n->right) s -= 0.5 * n->right->ops->eval(n->right, v);
  return s;
}
static double eval1(const struct node *n, double v) { return sin(*(double *)n->data * v + below(n, v)); }
static double eval2(const struct node *n, double v) { const double *p = n->data; return p[0] * below(n, p[1] * v) + p[1]; }
static void drop(struct node *n) { if (!n) return; if (n->left) n->left->ops->drop(n->left); if (n->right) n->right->ops->drop(n->right); free(n->data); free(n); }
static const struct ops one = {clone1, eval1, drop}, two = {clone2, eval2, drop};
static struct node *grow(const double *x, int n, int depth) {
  if (!depth) return 0;
  struct node *c = malloc(sizeof *c);
  double *p = c->data = malloc(depth % 2 ? 8 : 16);
  p[0] = x[depth % n];
  if (depth % 2 == 0) p[1] = x[(depth + 1) % n] * x[0];
  c->ops = depth % 2 ? &one : &two;
  c->left = grow(x, n, depth - 1), c->right = grow(x, n, depth - 2 > 0 ? depth - 2 : 0);
  return c;
}
static double f(double *x, int n) {
  struct node *a = grow(x, n, 4), *b = a->ops->clone(a), *c = b->ops->clone(b);
  double r = a->ops->eval(a, x[1]) + 2 * b->ops->eval(b, x[2]) * c->ops->eval(c, x[3]);
  drop(a), drop(b), drop(c);
  return r;
}
