/* Calls that stay calls: recursion, tables, out-parameters, pointers to pointers, variables that callees change. */
#define STAYS __attribute__((noinline)) static
#define CALLS(P, REAL, CONST, SCALE, ADD)                                                                              \
  static REAL P##call_kept[3];                                                                                         \
  static REAL *P##call_place;                                                                                          \
  STAYS void P##call_put(REAL *to, REAL v) { *to = SCALE(0.5, v); }                                                    \
  STAYS void P##call_both(REAL v, REAL *one, REAL *two) { *one = SCALE(0.5, v); *two = ADD(SCALE(0.25, v), *one); }    \
  STAYS void P##call_swap(REAL **p, REAL **q) { REAL *t = *p; *p = *q; *q = t; }                                       \
  STAYS void P##call_pick(REAL **to, REAL *one, REAL *two, int k) { *to = k & 1 ? one : two; }                         \
  STAYS void P##call_through(REAL **to, REAL v) { **to = SCALE(0.5, v); *to += 1; }                                    \
  STAYS REAL P##call_sum(const REAL *p, int n) {                                                                       \
    return n ? ADD(SCALE(0.5, P##call_sum(p + 1, n - 1)), SCALE(0.5, *p)) : CONST(0.0);                                \
  }                                                                                                                    \
  STAYS void P##call_fill(REAL *p, int n, REAL v) { if (n) *p = v, P##call_fill(p + 1, n - 1, SCALE(0.75, v)); }       \
  STAYS void P##call_odd(REAL *p, int n);                                                                              \
  STAYS void P##call_even(REAL *p, int n) { if (n > 0) p[0] = SCALE(0.5, p[1]), P##call_odd(p + 1, n - 1); }           \
  STAYS void P##call_odd(REAL *p, int n) { if (n > 0) p[1] = ADD(SCALE(0.5, p[0]), SCALE(0.5, p[1])), P##call_even(p, n - 1); } \
  STAYS REAL P##call_bump(REAL *p, REAL v) { REAL old = *p; *p = SCALE(0.5, v); return old; }                          \
  STAYS REAL P##call_add(REAL *p, REAL v) { *p = ADD(SCALE(0.5, *p), SCALE(0.5, v)); return *p; }                      \
  STAYS REAL P##call_clear(REAL *p, REAL v) { *p = CONST(0.0); return SCALE(0.5, v); }                                 \
  static REAL (*const P##call_table[3])(REAL *, REAL) = {P##call_bump, P##call_add, P##call_clear};                    \
  static REAL (*P##call_chosen)(REAL *, REAL) = P##call_bump;                                                          \
  STAYS void P##call_choose(int k) { P##call_chosen = k & 1 ? P##call_add : P##call_clear; }                           \
  STAYS void P##call_keep(int i, REAL v) { P##call_kept[i] = v; }                                                      \
  STAYS REAL P##call_last(int i) { return P##call_kept[i]; }                                                           \
  STAYS void P##call_point(REAL *p) { P##call_place = p; }                                                             \
  STAYS void P##call_at_place(REAL v) { *P##call_place = SCALE(0.5, v); }                                              \
  STAYS REAL P##call_delayed(REAL v, int first) {                                                                      \
    static REAL before;                                                                                                \
    REAL given = first ? v : before;                                                                                   \
    before = v;                                                                                                        \
    return given;                                                                                                      \
  }                                                                                                                    \
  struct P##call_result { REAL one, two; int n; };                                                                     \
  STAYS struct P##call_result P##call_made(REAL v, int n) { return (struct P##call_result){SCALE(0.5, v), v, n}; }     \
  STAYS void P##call_change(struct P##call_result *r) { REAL t = r->one; r->one = r->two; r->two = t; r->n++; }        \
  STAYS void P##call_each(REAL *p, int n, REAL (*f)(REAL *, REAL), REAL v) { while (n--) f(p + n, v); }
