/* How C programs move numbers without saying that they are numbers. Bytes are bytes: most of it serves both writings. */
#include <stddef.h>

static void swap_bytes(void *a, void *b, size_t n) {
  unsigned char *p = a, *q = b;
  while (n--) { unsigned char t = *p; *p++ = *q; *q++ = t; }
}
static void swap_sized(void *a, void *b, size_t n) { /* n is known only as the program runs */
  char t[128];
  memcpy(t, a, n), memcpy(a, b, n), memcpy(b, t, n);
}
__attribute__((noinline)) static void swap_records(char *base, int i, int j, size_t n) {
  swap_sized(base + i * n, base + j * n, n);
}
typedef uint64_t __attribute__((may_alias)) word;
static void copy_words(void *to, const void *from, size_t n) { /* a memcpy of one's own */
  word *d = to;
  const word *s = from;
  for (; n >= 8; n -= 8) *d++ = *s++;
  unsigned char *e = (unsigned char *)d;
  const unsigned char *t = (const unsigned char *)s;
  while (n--) *e++ = *t++;
}
static void copy_backwards(void *to, const void *from, size_t n) {
  while (n--) ((char *)to)[n] = ((const char *)from)[n];
}
static void sort_sized(void *base, int count, size_t n, int (*order)(const void *, const void *)) {
  char *p = base;
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && order(p + (j - 1) * n, p + j * n) > 0; j--) swap_sized(p + (j - 1) * n, p + j * n, n);
}
struct arena { char *base; size_t used; };
static void *take(struct arena *a, size_t n) {
  void *p = a->base + a->used;
  a->used += (n + 15) / 16 * 16;
  return p;
}
struct packet { unsigned char bytes[96]; size_t at; };
static void put(struct packet *p, const void *from, size_t n) { memcpy(p->bytes + p->at, from, n), p->at += n; }
static void get(struct packet *p, void *to, size_t n) { memcpy(to, p->bytes + p->at, n), p->at += n; }
static void put_bytes(struct packet *p, const void *from, size_t n) {
  for (size_t i = 0; i < n; i++) p->bytes[p->at++] = ((const unsigned char *)from)[i];
}

/* The rest once for each writing: REAL, WORD (an integer as large as a REAL) and the names are macros. */
#define MOVES(P, REAL, WORD, VALUE, CONST, SCALE, ADD)                                                                \
  union P##cell { REAL d; WORD w; unsigned char b[sizeof(REAL)]; };                                                    \
  struct P##tagged { int tag; union { REAL d; REAL *p; long i; } u; };                                                 \
  struct P##mixed { char c; REAL u; int n; REAL w[2]; REAL *p; float f; REAL v; };                                     \
  struct P##list { REAL *data; int count, room; };                                                                     \
  struct P##node { struct P##node *next; REAL value; };                                                                \
  struct P##op { REAL (*f)(REAL); int weight; REAL scale; };                                                           \
  static REAL P##kept[3], *P##cursor;                                                                                 \
  static int P##order(const void *a, const void *b) {                                                                  \
    REAL u = *(const REAL *)a, v = *(const REAL *)b;                                                                   \
    return VALUE(u) < VALUE(v) ? -1 : VALUE(u) > VALUE(v);                                                             \
  }                                                                                                                    \
  static int P##order_tagged(const void *a, const void *b) {                                                           \
    return ((const struct P##tagged *)a)->tag - ((const struct P##tagged *)b)->tag;                                    \
  }                                                                                                                    \
  static REAL P##read_number(const struct P##tagged *t) { return t->u.d; }                                             \
  static REAL P##read_pointer(const struct P##tagged *t) { return *t->u.p; }                                           \
  static REAL P##read_integer(const struct P##tagged *t) { return CONST(0.25 * t->u.i); }                              \
  static REAL (*const P##readers[3])(const struct P##tagged *) = {P##read_number, P##read_pointer, P##read_integer};  \
  static REAL P##value_in(const struct P##tagged *t) {                                                                     \
    switch (t->tag) {                                                                                                  \
    case 0: return t->u.d;                                                                                             \
    case 1: return *t->u.p;                                                                                            \
    default: return CONST(0.25 * t->u.i);                                                                              \
    }                                                                                                                  \
  }                                                                                                                    \
  __attribute__((noinline)) static void P##push(struct P##list *l, REAL v) {                                           \
    if (l->count == l->room) l->data = realloc(l->data, (l->room = 2 * l->room + 1) * sizeof *l->data);                \
    l->data[l->count++] = v;                                                                                           \
  }                                                                                                                    \
  static struct P##node *P##cons(REAL v, struct P##node *next) {                                                       \
    struct P##node *n = malloc(sizeof *n);                                                                             \
    n->value = v, n->next = next;                                                                                      \
    return n;                                                                                                          \
  }                                                                                                                    \
  static struct P##node *P##reversed(struct P##node *n) {                                                              \
    struct P##node *done = NULL;                                                                                       \
    while (n) { struct P##node *next = n->next; n->next = done, done = n, n = next; }                                  \
    return done;                                                                                                       \
  }                                                                                                                    \
  static REAL P##drain(struct P##node *n) {                                                                            \
    REAL sum = CONST(0.0);                                                                                             \
    while (n) { struct P##node *next = n->next; sum = ADD(SCALE(0.5, sum), n->value); free(n); n = next; }             \
    return sum;                                                                                                        \
  }                                                                                                                    \
  static REAL P##fold(const REAL *p, int n) { return n ? ADD(SCALE(0.5, P##fold(p + 1, n - 1)), SCALE(0.5, *p)) : CONST(0.0); }
