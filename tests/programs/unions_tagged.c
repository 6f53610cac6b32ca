// Values of a tag and a union of a number, a pointer and an integer: stacks, tables that grow, sorts, by value.
#include "check.h"

#define CASE(f)                                                                          \
  for (double at = 0.7; at < 2.2; at += 0.65) {                                          \
    double x = at;                                                                       \
    CHECK_FD(#f, __enzyme_autodiff((void *)f, x), x, f(x));                              \
    CHECK_FD(#f " forward", __enzyme_fwddiff((void *)f, x, 1.0), x, f(x));               \
  }

struct value { int tag; union { double d; double *p; long i; } u; };
static double number(struct value v) { return v.tag == 0 ? v.u.d : v.tag == 1 ? *v.u.p : (double)v.u.i; }
static struct value real(double d) { struct value v = {0}; v.u.d = d; return v; }
static struct value place(double *p) { struct value v; v.tag = 1; v.u.p = p; return v; }
static struct value count(long i) { struct value v; v.tag = 2; v.u.i = i; return v; }

struct stack { struct value *v; int n, capacity; };
static void push(struct stack *s, struct value v) {
  if (s->n == s->capacity) { s->capacity = s->capacity ? 2 * s->capacity : 2; s->v = realloc(s->v, s->capacity * sizeof *s->v); }
  s->v[s->n++] = v;
}
static struct value pop(struct stack *s) { return s->v[--s->n]; }
static double machine(double x) {
  double y = x * x;
  struct stack s = {0};
  push(&s, real(x)); push(&s, count(3)); push(&s, place(&y)); push(&s, real(sin(x))); push(&s, count(2));
  while (s.n > 1) {
    struct value a = pop(&s), b = pop(&s);
    push(&s, real(s.n % 2 ? number(a) * number(b) : number(a) + number(b) * x));
  }
  double r = number(pop(&s));
  free(s.v);
  return r;
}

static double read_real(const struct value *v) { return v->u.d; }
static double read_place(const struct value *v) { return *v->u.p; }
static double read_count(const struct value *v) { return (double)v->u.i; }
static double (*const readers[])(const struct value *) = {read_real, read_place, read_count};
static double swapped(double x) {
  double y = x * x, sum = 0;
  struct value a[4] = {real(x), place(&y), count(5), real(exp(x))}, t;
  for (int i = 0; i < 2; i++) { t = a[i]; a[i] = a[3 - i]; a[3 - i] = t; }
  t = a[0]; a[0] = a[2]; a[2] = t;
  for (int i = 0; i < 4; i++) sum = sum * 1.5 + readers[a[i].tag](&a[i]) * (i + 1);
  return sum;
}

struct slot { unsigned key; struct value v; };
struct table { struct slot *slots; unsigned n, capacity; };
static void put(struct table *t, struct slot s) {
  if (2 * (t->n + 1) > t->capacity) {
    struct slot *old = t->slots;
    unsigned had = t->capacity;
    t->capacity = had ? 2 * had : 4;
    t->slots = calloc(t->capacity, sizeof *old);
    t->n = 0;
    for (unsigned i = 0; i < had; i++) if (old[i].key) put(t, old[i]);
    free(old);
  }
  unsigned h = s.key * 2654435761u % t->capacity;
  while (t->slots[h].key && t->slots[h].key != s.key) h = (h + 1) % t->capacity;
  t->n += !t->slots[h].key;
  t->slots[h] = s;
}
static double rehashed(double x) {
  struct table t = {0};
  double y[8], sum = 0;
  for (unsigned i = 1; i < 12; i++) {
    struct slot s = {i * 7, i % 3 == 0 ? real(x * i) : i % 3 == 1 ? place(y + i % 8) : count(i)};
    if (i % 3 == 1) y[i % 8] = x * x * i;
    put(&t, s);
  }
  for (unsigned i = 1; i < 12; i++) {
    unsigned h = i * 7 * 2654435761u % t.capacity;
    while (t.slots[h].key != i * 7) h = (h + 1) % t.capacity;
    sum += number(t.slots[h].v) * (i + 1) * x;
  }
  free(t.slots);
  return sum;
}

struct keyed { struct value v; double key; };
static int by_key(const void *p, const void *q) {
  double a = ((const struct keyed *)p)->key, b = ((const struct keyed *)q)->key;
  return (a > b) - (a < b);
}
static double sorted(double x) {
  double y = x * x, sum = 0;
  struct keyed a[6];
  for (int i = 0; i < 6; i++) { a[i].key = sin(x * (i + 1) * 2.3); a[i].v = i % 3 == 0 ? real(x * i) : i % 3 == 1 ? place(&y) : count(i); }
  qsort(a, 6, sizeof *a, by_key);
  for (int i = 0; i < 6; i++) sum = sum * 1.3 + a[i].key * number(a[i].v);
  return sum;
}

struct node { int operation; struct value v; struct node *left, *right; };
static struct value evaluate(const struct node *n) {
  if (n->operation == 0) return n->v;
  struct value a = evaluate(n->left), b = evaluate(n->right);
  if (n->operation == 1) return real(number(a) + number(b));
  if (n->operation == 2) return real(number(a) * number(b));
  return number(a) > number(b) ? a : b;
}
static struct node *tree(int operation, struct node *left, struct node *right, struct value v) {
  struct node *n = malloc(sizeof *n);
  *n = (struct node){operation, v, left, right};
  return n;
}
static double by_value(double x) {
  double y = x * x;
  struct node *a = tree(0, NULL, NULL, real(x)), *b = tree(0, NULL, NULL, place(&y)), *c = tree(0, NULL, NULL, count(3));
  struct node *n = tree(1, tree(2, a, b, count(0)), tree(3, c, tree(2, b, b, count(0)), count(0)), count(0));
  return number(evaluate(n));
}

struct small { unsigned char tag; union { double d; float f; int i; const double *p; } u; };
static double moved(double x) {
  double y = x * 2, sum = 0;
  struct small *a = malloc(8 * sizeof *a), t;
  a[0].tag = 0; a[0].u.d = x;
  a[1].tag = 1; a[1].u.f = 3;
  a[2].tag = 2; a[2].u.i = 4;
  a[3].tag = 3; a[3].u.p = &y;
  a[4].tag = 0; a[4].u.d = sin(x);
  t = a[1];
  memmove(a + 1, a + 2, 3 * sizeof *a);
  a[4] = t;
  a[5] = a[0];
  a[0] = a[3];
  for (int i = 0; i < 6; i++)
    sum = sum * x + (a[i].tag == 0 ? a[i].u.d : a[i].tag == 1 ? a[i].u.f : a[i].tag == 2 ? a[i].u.i : *a[i].u.p);
  free(a);
  return sum;
}

int main(void) {
  CASE(machine)
  CASE(swapped)
  CASE(rehashed)
  CASE(sorted)
  CASE(by_value)
  CASE(moved)
  return check_report();
}
