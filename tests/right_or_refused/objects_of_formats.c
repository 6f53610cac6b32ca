/* Objects of two classes are copied whole: where one has a double, the other has a float. */
#define N 4
#define HH 1e-3
#define TOL 2e-3
#include "check.h"
typedef struct object object;
typedef struct {
  double (*area)(const object *);
  size_t size;
} class;
struct object { const class *isa; };
typedef struct {
  object o;
  double r;
} circle;
typedef struct {
  object o;
  float a;
  double b;
} rectangle;
static double of_circle(const object *o) {
  const circle *c = (const void *)o;
  return 3.1 * c->r * c->r;
}
static double of_rectangle(const object *o) {
  const rectangle *r = (const void *)o;
  return r->a * r->b;
}
static const class circles = {of_circle, sizeof(circle)}, rectangles = {of_rectangle, sizeof(rectangle)};
static object *made(const class *c) {
  object *o = calloc(1, c->size);
  o->isa = c;
  return o;
}
static object *copied(const object *o) {
  object *c = malloc(o->isa->size);
  memcpy(c, o, o->isa->size);
  return c;
}
static double f(double *x, int n) {
  object *o[4] = {made(&circles), made(&rectangles)};
  ((circle *)o[0])->r = x[0];
  ((rectangle *)o[1])->a = x[1];
  ((rectangle *)o[1])->b = x[2];
  o[2] = copied(o[1]);
  o[3] = copied(o[0]);
  ((rectangle *)o[2])->b = x[3];
  double s = 0;
  for (int i = 0; i < 4; i++) {
    s += o[i]->isa->area(o[i]) * (i + 1);
    free(o[i]);
  }
  return s;
}
