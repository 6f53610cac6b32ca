#define N 4
#include "check.h"
/* A function that a table points to clones what lies behind a word in which another time a record of texts, a whole
   number or a list is given: what is copied is known to its callers alone. */
enum what { ABOUT, CLONE, DROP, LAST };
struct any {
  void *data;
  void (*manage)(struct any *, const struct any *, enum what);
  double (*value)(const struct any *, double);
};
struct node { struct node *next; char *name; };
static const struct { const char *name, *unit; } about_pair = {"pair", "m"};
static const long about_one = 5;

static void manage_pair(struct any *to, const struct any *from, enum what what) {
  switch (what) {
  case ABOUT: to->data = (void *)&about_pair; break;
  case CLONE: memcpy(to->data = malloc(16), from->data, 16); break;
  default: free(to->data);
  }
}
static void manage_one(struct any *to, const struct any *from, enum what what) {
  switch (what) {
  case ABOUT: to->data = (void *)&about_one; break;
  case CLONE: memcpy(to->data = malloc(8), from->data, 8); break;
  default: free(to->data);
  }
}
static void manage_row(struct any *to, const struct any *from, enum what what) {
  struct node *node;
  switch (what) {
  case LAST:
    for (node = from->data; node->next; node = node->next)
      if (node->name) node->name[0] = 'x';
    to->data = node;
    break;
  case CLONE:
    to->data = malloc(24);
    for (int i = 0; i < 3; i++) ((long *)to->data)[i] = ((long *)from->data)[i];
    break;
  default: free(to->data);
  }
}
static double value_pair(const struct any *a, double x) { const double *p = a->data; return p[0] * x + sin(p[1]); }
static double value_one(const struct any *a, double x) { return sin(*(double *)a->data * x); }
static double value_row(const struct any *a, double x) { const double *p = a->data; return p[0] * x + p[1] * p[2]; }

__attribute__((noinline)) static struct any clone(const struct any *a) {
  struct any b = *a;
  a->manage(&b, a, CLONE);
  return b;
}
static double f(double *x, int n) {
  double *pair = malloc(16), *one = malloc(8), *row = malloc(24), sum = 0;
  pair[0] = x[0], pair[1] = x[1], *one = x[2], row[0] = x[3], row[1] = x[0] * x[1], row[2] = x[2];
  struct any all[] = {{pair, manage_pair, value_pair}, {one, manage_one, value_one}, {row, manage_row, value_row}};
  for (int i = 0; i < 3; i++) {
    struct any first = clone(&all[i]), second = clone(&first);
    sum += first.value(&first, x[1]) * second.value(&second, x[0]);
    first.manage(&first, 0, DROP), second.manage(&second, 0, DROP);
  }
  for (int i = 0; i < 3; i++) all[i].manage(&all[i], 0, DROP);
  return sum;
}
