// The library's functions of memory in a table that the program may set, as JSON libraries have them.
#define N 4
#include "check.h"
typedef struct {
  void *(*get)(size_t), *(*zero)(size_t, size_t), *(*grow)(void *, size_t);
  void (*drop)(void *);
  void *(*move)(void *, const void *, size_t), *(*fill)(void *, int, size_t);
  double (*scale)(double, int);
  size_t (*length)(const char *);
} Hooks;
static Hooks hooks = {malloc, calloc, realloc, free, memcpy, memset, ldexp, strlen};
static double doubled(double x, int n) { return 2 * x + n; }
void use(const Hooks *other) {
  if (other) hooks = *other, hooks.scale = doubled;
}
typedef struct node {
  struct node *next;
  double value;
  int count;
} Node;
static Node *push(Node *first, double value) {
  Node *node = hooks.get(sizeof *node);
  hooks.fill(node, 0, sizeof *node);
  node->value = value, node->count = first ? first->count + 1 : 1, node->next = first;
  return node;
}
static double f(double *x, int n) {
  Node *list = 0;
  double *all = hooks.zero(1, sizeof(double)), *copy, s = 0;
  int room = 1, k = 0;
  for (int i = 0; i < n; i++) list = push(list, x[i] * x[(i + 1) % n]);
  while (list) {
    Node *next = list->next;
    if (k == room) all = hooks.grow(all, (room *= 2) * sizeof(double));
    all[k++] = hooks.scale(list->value, list->count % 3);
    hooks.drop(list);
    list = next;
  }
  copy = hooks.get(k * sizeof(double));
  hooks.move(copy, all, k * sizeof(double));
  hooks.drop(all);
  for (int i = 0; i < k; i++) s += copy[i] * copy[i] * (i + 1);
  hooks.drop(copy);
  return s + hooks.length("abc");
}
