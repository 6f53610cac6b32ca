#define N 5
#include "check.h"
typedef struct {
  char key[8];
  void *val;
} ent;
typedef struct {
  ent *e;
  int n, cap;
} map;
static void set(map *m, const char *k, void *v) {
  for (int i = 0; i < m->n; i++)
    if (!strcmp(m->e[i].key, k)) {
      m->e[i].val = v;
      return;
    }
  if (m->n == m->cap) m->e = realloc(m->e, (m->cap = m->cap * 2 + 1) * sizeof *m->e);
  strcpy(m->e[m->n].key, k);
  m->e[m->n++].val = v;
}
static void *get(map *m, const char *k) {
  for (int i = 0; i < m->n; i++)
    if (!strcmp(m->e[i].key, k)) return m->e[i].val;
  return 0;
}
static double f(double *x, int n) {
  map m = {0};
  double a = x[0] * x[1], *b = malloc(2 * sizeof *b);
  b[0] = x[2];
  b[1] = x[3] * x[4];
  int k = 3;
  set(&m, "a", &a);
  set(&m, "b", b);
  set(&m, "k", &k);
  a *= 2;
  double s = *(double *)get(&m, "a") * ((double *)get(&m, "b"))[1] +
             *(int *)get(&m, "k") * ((double *)get(&m, "b"))[0];
  free(b);
  free(m.e);
  return s;
}
