// Unions: tagged variants, one member at a time, in arrays and by value, over structs.
#include "check.h"

struct value { enum { REAL, SINGLE, COUNT, PAIR } tag; union { double real; float single; long count; struct { double a, b; } pair; } as; };

static double weigh(const struct value *v, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) switch (v[i].tag) {
      case REAL: r = r * v[i].as.real + 0.1; break;
      case SINGLE: r += r * v[i].as.single; break;
      case COUNT: r *= (double)v[i].as.count; break;
      case PAIR: r += sin(v[i].as.pair.a) * v[i].as.pair.b; break;
    }
  return r;
}
static struct value make(int tag, double x) {
  struct value v;
  v.tag = tag;
  if (tag == REAL) v.as.real = x * x;
  else if (tag == PAIR) { v.as.pair.a = x; v.as.pair.b = 2 * x; }
  else { v.tag = COUNT; v.as.count = 3; }
  return v;
}
static double by_value(double x) {
  struct value v[3] = {make(REAL, x), make(PAIR, x + 1), make(COUNT, x)};
  return weigh(v, 3) * weigh(v + 1, 2);
}
union slot { double value; union slot *next; };
static double free_list(double x) {
  union slot pool[4], *head = NULL;
  for (int i = 0; i < 4; i++) { pool[i].next = head; head = &pool[i]; }
  union slot *a = head;
  head = a->next;
  union slot *b = head;
  head = b->next;
  a->value = x * x;
  b->value = sin(x) * a->value;
  double r = a->value * b->value;
  a->next = head;
  head = a;
  union slot *c = head;
  c->value = r * x;
  return c->value + b->value;
}
union row { double flat[4]; struct { double x, y, z, w; } at; double grid[2][2]; };
static double views(double x) {
  union row u = {{x, 2 * x, x * x, 1}};
  u.at.y *= u.grid[1][0];
  u.grid[0][0] += u.flat[1];
  union row copy = u;
  copy.at.w = u.at.x * copy.flat[2];
  return copy.flat[3] * copy.at.y;
}

// A word that holds now a pointer, now a number, copied with what is around it.
struct node { long is_pointer; union { double number; const double *pointer; } as; double rest[20]; };
#define KEEP __attribute__((noinline))
KEEP static double square(const struct node *n) {
  double value = n->is_pointer ? *n->as.pointer : n->as.number;
  return value * value;
}
KEEP static void point(struct node *n, const double *p) {
  n->is_pointer = 1;
  n->as.pointer = p;
  for (int k = 0; k < 20; k++) n->rest[k] = *p * k;
}
KEEP static void put(struct node *n, double x) {
  n->is_pointer = 0;
  n->as.number = x;
}
KEEP static void copy(struct node *to, const struct node *from) { memcpy(to, from, sizeof *to); }
static double turns(double x) {
  struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  double value = x * 0.5, other = x + 1, r = 0;
  point(a, &value);
  copy(b, a);
  r += square(b) + b->rest[3];
  put(a, value * x);
  copy(b, a);
  r += square(b) * 2 + b->rest[4];
  put(b, other * r);
  copy(a, b);
  r += square(a) * 0.3;
  point(b, &other);
  copy(a, b);
  r += square(a) * x;
  free(a);
  free(b);
  return r;
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }

int main(void) {
  TEST(by_value, 0.7)
  TEST(free_list, 0.7)
  TEST(views, 0.7)
  TEST(turns, 0.7)
  struct value v[4] = {{REAL, {.real = 1.5}}, {SINGLE, {.single = 0.5f}}, {COUNT, {.count = 2}}, {PAIR, {.pair = {0.3, 2.0}}}};
  struct value d[4];
  memset(d, 0, sizeof d);
  __enzyme_autodiff((void *)weigh, v, d, 4);
  CHECK_CLOSE("variant.real", d[0].as.real, 1.5 * 2, 1e-12);
  CHECK_SINGLE("variant.single", d[1].as.single, 1.6 * 2, 1e-6);
  CHECK_CLOSE("variant.pair.a", d[3].as.pair.a, 2 * cos(0.3), 1e-12);
  CHECK_CLOSE("variant.pair.b", d[3].as.pair.b, sin(0.3), 1e-12);
  return check_report();
}
