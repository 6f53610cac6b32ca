/* Functions that stay calls and make memory which their callers fill. */
#include "hunt.h"

struct node { double value; struct node *left, *right; };
static struct node *build(int depth) {
  if (depth == 0) return NULL;
  struct node *made = malloc(sizeof *made);
  made->value = 0;
  made->left = build(depth - 1);
  made->right = build(depth - 1);
  return made;
}
static void assign(struct node *t, const double *x, int k, int n) {
  if (!t) return;
  t->value = x[k % n] * x[(k + 1) % n];
  assign(t->left, x, 2 * k + 1, n);
  assign(t->right, x, 2 * k + 2, n);
}
static double sum(const struct node *t) { return t ? sin(t->value) + t->value * sum(t->left) + sum(t->right) : 0; }
static void release(struct node *t) {
  if (!t) return;
  release(t->left);
  release(t->right);
  free(t);
}
static double tree(const double *x, int n) {
  struct node *t = build(3);
  assign(t, x, 0, n);
  double s = sum(t);
  release(t);
  return s;
}

/* a stepper as GSL has them: a constant structure of functions behind a variable, its state behind void * */
struct stepper { const char *name; void *(*make)(int); int (*apply)(void *, double, double *); void (*free)(void *); };
struct euler { double *slope, *before; };
static void *make_euler(int n) {
  struct euler *e = malloc(sizeof *e);
  if (!e) return NULL;
  e->slope = malloc(n * sizeof *e->slope);
  e->before = malloc(n * sizeof *e->before);
  return e;
}
static int apply_euler(void *state, double h, double *y) {
  struct euler *e = state;
  memcpy(e->before, y, 2 * sizeof *y);
  e->slope[0] = y[1];
  e->slope[1] = -y[0] * y[0];
  for (int i = 0; i < 2; i++) y[i] = e->before[i] + h * e->slope[i];
  return 0;
}
static void free_euler(void *state) {
  struct euler *e = state;
  free(e->slope);
  free(e->before);
  free(e);
}
static const struct stepper euler = {"euler", make_euler, apply_euler, free_euler};
const struct stepper *chosen = &euler;
static double stepped(const double *x, int n) {
  double y[2] = {x[0], x[1]};
  void *state = chosen->make(2);
  for (int i = 0; i < 5; i++)
    if (chosen->apply(state, 0.1, y)) return NAN;
  chosen->free(state);
  return y[0] * y[0] + y[1];
}

static void allocate_in(double **slots, int k, int n) {
  if (k == n) return;
  slots[k] = malloc(2 * sizeof **slots);
  allocate_in(slots, k + 1, n);
}
static double through_slots(const double *x, int n) {
  double *slots[4], s = 0;
  allocate_in(slots, 0, n);
  for (int i = 0; i < n; i++) slots[i][0] = x[i] * x[i], slots[i][1] = sin(x[i]);
  for (int i = 0; i < n; i++) s += slots[i][0] * slots[n - 1 - i][1];
  for (int i = 0; i < n; i++) free(slots[i]);
  return s;
}

int main(void) {
  HUNT(tree, 3, 0.9 + 0.1 * i);
  HUNT(stepped, 2, 0.9 + 0.1 * i);
  HUNT(through_slots, 4, 0.9 + 0.1 * i);
  return failures;
}
