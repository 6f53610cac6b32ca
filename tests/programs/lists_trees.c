// Linked lists and trees, built outside and inside the differentiated code, walked by loops and recursion.
#include "check.h"

struct node { double value; struct node *next; };
struct branch { int leaf; double weight; struct branch *left, *right; };

static double walk(const struct node *n) {
  double r = 1;
  for (; n; n = n->next) r = r * n->value + sin(r);
  return r;
}
static double built_inside(const double *x, int n) {
  struct node *head = NULL;
  for (int i = 0; i < n; i++) {
    struct node *fresh = malloc(sizeof *fresh);
    fresh->value = x[i] * (head ? head->value : 1.0);
    fresh->next = head;
    head = fresh;
  }
  double r = walk(head);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return r;
}
static double freed_behind(const double *x, int n) {  // a node is freed when the one after the next is not loaded yet
  struct node *head = NULL;
  for (int i = 0; i < n; i++) {
    struct node *fresh = malloc(sizeof *fresh);
    *fresh = (struct node){x[i], head};
    head = fresh;
  }
  double r = walk(head);
  struct node *next = head->next;
  while (next) {
    free(head);
    head = next;
    next = head->next;
  }
  free(head);
  return r;
}
static double reversed(const double *x, int n) {
  struct node cells[8], *head = NULL, *back = NULL;
  for (int i = 0; i < n; i++) {
    cells[i].value = x[i];
    cells[i].next = head;
    head = &cells[i];
  }
  while (head) {
    struct node *next = head->next;
    head->next = back;
    if (back) head->value *= back->value;
    back = head;
    head = next;
  }
  return walk(back);
}
static double evaluate(const struct branch *b, double x) {
  if (!b) return 1;
  if (b->leaf) return sin(b->weight * x);
  return b->weight * evaluate(b->left, x) * evaluate(b->right, x) + evaluate(b->left, x * 0.5);
}
static struct branch *insert(struct branch *b, double key) {
  if (!b) {
    b = calloc(1, sizeof *b);
    b->weight = key;
  } else if (key < b->weight) b->left = insert(b->left, key);
  else b->right = insert(b->right, key);
  return b;
}
static double in_order(struct branch *b, double *rank) {
  if (!b) return 0;
  double r = in_order(b->left, rank);
  *rank += b->weight;
  r += b->weight * *rank + in_order(b->right, rank);
  free(b);
  return r;
}
static double search_tree(const double *x, int n) {
  struct branch *root = NULL;
  for (int i = 0; i < n; i++) root = insert(root, x[i]);
  double rank = 1;
  return in_order(root, &rank);
}
static void scale_list(struct node *n, double by) {
  if (!n) return;
  n->value *= by;
  scale_list(n->next, by * n->value);
}

#define ARRAY(F)                                                                              \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  ARRAY(built_inside)
  ARRAY(freed_behind)
  ARRAY(reversed)
  ARRAY(search_tree)
  struct node c = {1.3, NULL}, b = {-0.4, &c}, a = {0.7, &b}, dc = {0, NULL}, db = {0, &dc}, da = {0, &db};
  __enzyme_autodiff((void *)walk, &a, &da);
  CHECK_FD("walk.a", da.value, a.value, walk(&a));
  CHECK_FD("walk.b", db.value, b.value, walk(&a));
  CHECK_FD("walk.c", dc.value, c.value, walk(&a));
  struct node vc = {2, NULL}, vb = {0, &vc}, va = {1, &vb};
  CHECK_CLOSE("walk.fwd", __enzyme_fwddiff((void *)walk, &a, &va), da.value + 2 * dc.value, 1e-12);

  struct branch l = {1, 0.6, 0, 0}, r = {1, 1.4, 0, 0}, top = {0, 2.0, &l, &r};
  struct branch dl = {0, 0, 0, 0}, dr = {0, 0, 0, 0}, dtop = {0, 0, &dl, &dr};
  double x = 0.8, dx = __enzyme_autodiff((void *)evaluate, &top, &dtop, x);
  CHECK_FD("tree.x", dx, x, evaluate(&top, x));
  CHECK_FD("tree.left", dl.weight, l.weight, evaluate(&top, x));
  CHECK_FD("tree.right", dr.weight, r.weight, evaluate(&top, x));
  CHECK_FD("tree.top", dtop.weight, top.weight, evaluate(&top, x));

  struct node q = {2.0, NULL}, p = {3.0, &q}, dq = {1, NULL}, dp = {1, &dq};
  double dby = __enzyme_autodiff((void *)scale_list, &p, &dp, 0.5); /* p = 1.5, q = 2 * 0.5 * 1.5 */
  CHECK_CLOSE("scale_list.by", dby, 3 + 2 * 2 * 0.5 * 3, 1e-12);
  CHECK_CLOSE("scale_list.p", dp.value, 0.5 + 2 * 0.25, 1e-12);
  CHECK_CLOSE("scale_list.q", dq.value, 0.75, 1e-12);
  return check_report();
}
