#define N 4
#include "check.h"
/* a small JSON-like tree */
typedef enum { NIL, BOOL, NUM, STR, ARR, OBJ } kind;
typedef struct js {
  kind k;
  union {
    int b;
    double n;
    char *s;
    struct {
      struct js **at;
      size_t len, cap;
    } a;
    struct {
      char **key;
      struct js **val;
      size_t len;
    } o;
  } u;
} js;
static js *mk(kind k) {
  js *j = calloc(1, sizeof *j);
  j->k = k;
  return j;
}
static js *num(double d) {
  js *j = mk(NUM);
  j->u.n = d;
  return j;
}
static js *str(const char *s) {
  js *j = mk(STR);
  j->u.s = malloc(strlen(s) + 1);
  strcpy(j->u.s, s);
  return j;
}
static void add(js *a, js *e) {
  if (a->u.a.len == a->u.a.cap) {
    a->u.a.cap = a->u.a.cap ? a->u.a.cap * 2 : 1;
    a->u.a.at = realloc(a->u.a.at, a->u.a.cap * sizeof(js *));
  }
  a->u.a.at[a->u.a.len++] = e;
}
static void set(js *o, const char *k, js *v) {
  o->u.o.key = realloc(o->u.o.key, (o->u.o.len + 1) * sizeof(char *));
  o->u.o.val = realloc(o->u.o.val, (o->u.o.len + 1) * sizeof(js *));
  char *c = malloc(strlen(k) + 1);
  strcpy(c, k);
  o->u.o.key[o->u.o.len] = c;
  o->u.o.val[o->u.o.len++] = v;
}
static js *get(js *o, const char *k) {
  for (size_t i = 0; i < o->u.o.len; i++)
    if (!strcmp(o->u.o.key[i], k)) return o->u.o.val[i];
  return 0;
}
static double sum(js *j) {
  double s = 0;
  if (!j) return 0;
  switch (j->k) {
  case NUM:
    return j->u.n * j->u.n;
  case STR:
    return (double)strlen(j->u.s);
  case BOOL:
    return j->u.b;
  case ARR:
    for (size_t i = 0; i < j->u.a.len; i++) s += (i + 1) * sum(j->u.a.at[i]);
    return s;
  case OBJ:
    for (size_t i = 0; i < j->u.o.len; i++) s += sum(j->u.o.val[i]);
    return s;
  default:
    return 0;
  }
}
static void fr(js *j) {
  if (!j) return;
  if (j->k == STR) free(j->u.s);
  if (j->k == ARR) {
    for (size_t i = 0; i < j->u.a.len; i++) fr(j->u.a.at[i]);
    free(j->u.a.at);
  }
  if (j->k == OBJ) {
    for (size_t i = 0; i < j->u.o.len; i++) {
      free(j->u.o.key[i]);
      fr(j->u.o.val[i]);
    }
    free(j->u.o.key);
    free(j->u.o.val);
  }
  free(j);
}
static double f(double *x, int n) {
  js *o = mk(OBJ), *a = mk(ARR);
  for (int i = 0; i < n; i++) {
    add(a, num(x[i]));
    if (i % 2) add(a, str("ab"));
  }
  set(o, "list", a);
  set(o, "first", num(x[0] * x[1]));
  js *b = mk(BOOL);
  b->u.b = 1;
  set(o, "flag", b);
  double r = sum(o) + sum(get(o, "first"));
  fr(o);
  return r;
}
