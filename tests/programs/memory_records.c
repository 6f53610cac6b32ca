// Records copied by code that knows their size only when it runs: sorts, a vector, packets of bytes, an arena.
#include "check.h"

#define CASE(f)                                                                          \
  for (double at = 0.7; at < 1.4; at += 0.31) {                                          \
    double x = at;                                                                       \
    CHECK_FD(#f, __enzyme_autodiff((void *)f, x), x, f(x));                              \
    CHECK_FD(#f " forward", __enzyme_fwddiff((void *)f, x, 1.0), x, f(x));               \
  }

typedef int compare(const void *, const void *);
struct row { int id; double key, weight; };
struct mark { char name[12]; float weight; double key, *at; };
struct point { float x, y; int id; };
static int by_row(const void *p, const void *q) {
  double a = ((const struct row *)p)->key, b = ((const struct row *)q)->key;
  return (a > b) - (a < b);
}
static int by_mark(const void *p, const void *q) {
  double a = ((const struct mark *)p)->key, b = ((const struct mark *)q)->key;
  return (a > b) - (a < b);
}
static int by_x(const void *p, const void *q) {
  float a = ((const struct point *)p)->x, b = ((const struct point *)q)->x;
  return (a > b) - (a < b);
}
static int by_number(const void *p, const void *q) {
  double a = *(const double *)p, b = *(const double *)q;
  return (a > b) - (a < b);
}

static void insertion_sort(void *base, size_t n, size_t size, compare *less) {  // a buffer of fixed size
  char *a = base, kept[256];
  for (size_t i = 1; i < n; i++)
    for (size_t j = i; j > 0 && less(a + (j - 1) * size, a + j * size) > 0; j--) {
      memcpy(kept, a + j * size, size);
      memcpy(a + j * size, a + (j - 1) * size, size);
      memcpy(a + (j - 1) * size, kept, size);
    }
}
static void swap(void *a, void *b, size_t n) {  // of variable size
  char t[n];
  memcpy(t, a, n);
  memcpy(a, b, n);
  memcpy(b, t, n);
}
static void quick_sort(char *low, size_t n, size_t size, compare *less) {
  if (n < 2) return;
  char *pivot = low + (n - 1) * size;
  size_t store = 0;
  for (size_t i = 0; i + 1 < n; i++)
    if (less(low + i * size, pivot) < 0) swap(low + i * size, low + store++ * size, size);
  swap(low + store * size, pivot, size);
  quick_sort(low, store, size, less);
  quick_sort(low + (store + 1) * size, n - store - 1, size, less);
}
static void heap_sort(char *a, size_t n, size_t size, compare *less) {  // from the heap
  char *t = malloc(size);
  for (size_t k = n / 2 + n; k-- > 1;) {
    size_t i = k >= n ? k - n : 0, end = k >= n ? n : k;
    if (k < n) { memcpy(t, a, size); memcpy(a, a + k * size, size); memcpy(a + k * size, t, size); }
    for (size_t c; (c = 2 * i + 1) < end; i = c) {
      if (c + 1 < end && less(a + c * size, a + (c + 1) * size) < 0) c++;
      if (less(a + i * size, a + c * size) >= 0) break;
      memcpy(t, a + i * size, size);
      memcpy(a + i * size, a + c * size, size);
      memcpy(a + c * size, t, size);
    }
  }
  free(t);
}
static void shell_sort(void *base, size_t n, size_t size, compare *less) {
  char *a = base, t[size];
  for (size_t gap = n / 2; gap; gap /= 2)
    for (size_t i = gap, j; i < n; i++) {
      memcpy(t, a + i * size, size);
      for (j = i; j >= gap && less(a + (j - gap) * size, t) > 0; j -= gap) memcpy(a + j * size, a + (j - gap) * size, size);
      memcpy(a + j * size, t, size);
    }
}
static double sorts(double x) {
  struct row r[5];
  struct mark m[5];
  struct point p[5];
  double v[6], w[7], u[5], z[5], sum = 0;
  for (int i = 0; i < 5; i++) {
    r[i].id = i; r[i].key = sin(x * (i + 1) * 2.3); r[i].weight = x * i + 1;
    snprintf(m[i].name, sizeof m[i].name, "mark %d", i); m[i].key = sin(x * (i + 1) * 1.9); m[i].weight = i + 1; z[i] = x * x * i; m[i].at = z + i;
    p[i].x = i * 7 % 5; p[i].y = i; p[i].id = i; u[i] = sin(x * (i + 1) * 2.1) * x;
  }
  for (int i = 0; i < 6; i++) v[i] = cos(x * (i + 2) * 1.7);
  for (int i = 0; i < 7; i++) w[i] = sin(x * (i + 1) * 2.3) * x;
  insertion_sort(r, 5, sizeof *r, by_row);
  insertion_sort(v, 6, sizeof *v, by_number);
  quick_sort((char *)m, 5, sizeof *m, by_mark);
  heap_sort((char *)w, 7, sizeof *w, by_number);
  shell_sort(p, 5, sizeof *p, by_x);
  shell_sort(u, 5, sizeof *u, by_number);
  for (int i = 0; i < 5; i++) sum = sum * 1.1 + (i + 1) * r[i].key * r[i].weight + m[i].key * m[i].weight + *m[i].at * (i + 2) + u[i] * p[i].y;
  for (int i = 0; i < 6; i++) sum += (i + 1) * (v[i] * v[i] + w[i] * w[i + 1]);
  return sum;
}

struct vector { char *bytes; size_t n, capacity, size; };
static void push(struct vector *v, const void *element) {
  if (v->n == v->capacity) { v->capacity = v->capacity ? 2 * v->capacity : 2; v->bytes = realloc(v->bytes, v->capacity * v->size); }
  memcpy(v->bytes + v->n++ * v->size, element, v->size);
}
static void pop(struct vector *v, void *element) { memcpy(element, v->bytes + --v->n * v->size, v->size); }
static void turn(struct vector *v) {
  char *t = malloc(v->size);
  for (size_t i = 0; i < v->n / 2; i++) {
    char *a = v->bytes + i * v->size, *b = v->bytes + (v->n - 1 - i) * v->size;
    memcpy(t, a, v->size); memcpy(a, b, v->size); memcpy(b, t, v->size);
  }
  free(t);
}
static double generic_vector(double x) {
  struct item { int id; double mass, *more; };
  struct vector d = {0, 0, 0, sizeof(double)}, s = {0, 0, 0, sizeof(struct item)};
  double y = x * x, sum = 0, number;
  struct item item;
  for (int i = 0; i < 7; i++) {
    number = x * i + sin(x);
    push(&d, &number);
    item = (struct item){i, x + i, i % 2 ? &y : NULL};
    push(&s, &item);
  }
  turn(&d);
  turn(&s);
  while (d.n) {
    pop(&d, &number);
    pop(&s, &item);
    sum = sum * 1.1 + number * item.mass * (item.id + 1) + (item.more ? *item.more : 0);
  }
  free(d.bytes);
  free(s.bytes);
  return sum;
}

struct writer { char *bytes; size_t n, capacity; };
static void put(struct writer *w, const void *from, size_t n) {
  if (w->n + n > w->capacity) { w->capacity = 2 * w->capacity + n; w->bytes = realloc(w->bytes, w->capacity); }
  memcpy(w->bytes + w->n, from, n);
  w->n += n;
}
static void get(struct writer *w, size_t *at, void *to, size_t n) { memcpy(to, w->bytes + *at, n); *at += n; }
static double packets(double x) {  // numbers at odd places
  struct writer w = {0};
  for (int i = 0; i < 10; i++) {
    double number = x * i + sin(x);
    char tag = i % 2;
    put(&w, &tag, 1);
    put(&w, &number, sizeof number);
    if (tag) put(&w, &i, sizeof i);
  }
  double sum = 0, number;
  for (size_t at = 0; at < w.n;) {
    char tag;
    int factor = 1;
    get(&w, &at, &tag, 1);
    get(&w, &at, &number, sizeof number);
    if (tag) get(&w, &at, &factor, sizeof factor);
    sum += factor * number * number;
  }
  free(w.bytes);
  return sum;
}

struct arena { char *bytes; size_t used; };
static void *take(struct arena *a, size_t n) { void *p = a->bytes + a->used; a->used += (n + 15) & ~(size_t)15; return p; }
static double arenas(double x) {
  struct node { int k; struct node *next; double value; } *head = NULL;
  struct arena a = {malloc(4096), 0};
  double sum = 0;
  for (int i = 0; i < 6; i++) {
    struct node *n = take(&a, sizeof *n);
    n->k = i; n->value = x * i; n->next = head; head = n;
    double *d = take(&a, 3 * sizeof *d);
    d[0] = n->value; d[1] = x; d[2] = sin(d[0]);
    int *c = take(&a, 20);
    c[0] = i;
    n->value += d[2] * c[0];
    float *f = take(&a, 8);
    f[0] = (float)i;
    n->value *= 1 + f[0];
  }
  for (; head; head = head->next) sum = sum * 1.1 + head->value * head->value;
  free(a.bytes);
  return sum;
}

int main(void) {
  CASE(sorts)
  CASE(generic_vector)
  CASE(packets)
  CASE(arenas)
  return check_report();
}
