#define N 5
#include "check.h"
typedef struct {
  char *b;
  size_t es, cap, head, count;
} queue;
static void q_init(queue *q, size_t es) {
  q->es = es;
  q->cap = 3;
  q->head = q->count = 0;
  q->b = malloc(es * q->cap);
}
static void q_push(queue *q, const void *e) {
  if (q->count == q->cap) {
    size_t nc = q->cap * 2;
    char *nb = malloc(nc * q->es);
    size_t first = q->cap - q->head;
    if (first > q->count)
      first = q->count;
    memcpy(nb, q->b + q->head * q->es, first * q->es);
    memcpy(nb + first * q->es, q->b, (q->count - first) * q->es);
    free(q->b);
    q->b = nb;
    q->head = 0;
    q->cap = nc;
  }
  memcpy(q->b + ((q->head + q->count) % q->cap) * q->es, e, q->es);
  q->count++;
}
static void q_pop(queue *q, void *e) {
  memcpy(e, q->b + q->head * q->es, q->es);
  q->head = (q->head + 1) % q->cap;
  q->count--;
}
typedef struct {
  double v;
  const char *name;
  int k;
} item;
static double f(double *x, int n) {
  queue q;
  q_init(&q, sizeof(item));
  double s = 0;
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      item it = {x[i] * x[(i + 1) % n], "it", i + k};
      q_push(&q, &it);
      if (i & 1) {
        item o;
        q_pop(&q, &o);
        s += o.v * o.v * (o.k + 1);
      }
    }
  while (q.count) {
    item o;
    q_pop(&q, &o);
    s += sin(o.v);
  }
  free(q.b);
  return s;
}
