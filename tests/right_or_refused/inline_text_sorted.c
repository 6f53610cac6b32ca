#define N 5
#include "check.h"
/* Values of several kinds, text of some bytes among them, in arrays that grow, cloned and sorted. */
typedef struct val { char t; union { double num; long i; struct { char *p; int n; } s; struct { struct val *v; int n, cap; } a; char inl[16]; }; } val;
static val vnum(double d) { return (val){.t = 'n', .num = d}; }
static val vint(long i) { return (val){.t = 'i', .i = i}; }
static val vinl(const char *s) { val v = {.t = 'c'}; strncpy(v.inl, s, 15); v.inl[15] = 0; return v; }
static val varr(void) { val v; memset(&v, 0, sizeof v); v.t = 'a'; return v; }
static void app(val *a, val x) { if (a->a.n == a->a.cap) { a->a.cap = a->a.cap ? 2 * a->a.cap : 1; a->a.v = realloc(a->a.v, a->a.cap * sizeof *a->a.v); } a->a.v[a->a.n++] = x; }
static val clone(const val *v) { val r = *v; if (v->t == 'a') { r.a.v = malloc(v->a.cap * sizeof *r.a.v); for (int i = 0; i < v->a.n; i++) r.a.v[i] = clone(&v->a.v[i]); } return r; }
static double num(const val *v) { double s = 0; switch (v->t) { case 'n': return v->num * v->num; case 'i': return v->i; case 'c': return strlen(v->inl); case 'a': for (int i = 0; i < v->a.n; i++) s += num(&v->a.v[i]) * (i + 1); } return s; }
static void drop(val *v) { if (v->t == 'a') { for (int i = 0; i < v->a.n; i++) drop(&v->a.v[i]); free(v->a.v); } }
static int cmp(const void *a, const void *b) { double p = num(a), q = num(b); return (p > q) - (p < q); }
static double f(double *x, int n) {
  val o = varr();
  for (int i = 0; i < n; i++) { app(&o, vnum(x[i])); if (i % 2) app(&o, vint(i)); if (i == 2) { val k = varr(); app(&k, vnum(x[0] * x[1])); app(&k, vinl("seven")); app(&o, k); } }
  val c = clone(&o); qsort(c.a.v, c.a.n, sizeof *c.a.v, cmp);
  val t = c.a.v[0]; c.a.v[0] = c.a.v[c.a.n - 1]; c.a.v[c.a.n - 1] = t;
  app(&c, vnum(num(&o) * 0.1)); double s = num(&c) + num(&o);
  drop(&c); drop(&o); return s;
}
