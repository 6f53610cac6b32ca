/* Containers of bytes, as C programmers write them: elements of a size known only as the program runs.
 *
 * KEPT says whether the functions stay calls, COPY how bytes are copied, EXCHANGE how two elements change places: the
 * generator draws them. It writes this file twice, for each writing of the program (c_ becomes dc_ in the other). */
#include <stdbool.h>

KEPT void c_copy(void *to, const void *from, size_t n) { COPY(to, from, n); }
KEPT void c_exchange(void *a, void *b, size_t n) { EXCHANGE(a, b, n); }

/* an array that grows */
struct c_vec { char *data; size_t count, room, size; };
KEPT void *c_vec_at(const struct c_vec *v, size_t i) { return v->data + i * v->size; }
KEPT void c_vec_reserve(struct c_vec *v, size_t count) {
  if (count <= v->room) return;
  while (v->room < count) v->room = 2 * v->room + 1;
  v->data = realloc(v->data, v->room * v->size);
}
KEPT void c_vec_push(struct c_vec *v, const void *element) {
  c_vec_reserve(v, v->count + 1);
  COPY(v->data + v->count * v->size, element, v->size);
  v->count++;
}
KEPT bool c_vec_pop(struct c_vec *v, void *element) {
  if (!v->count) return false;
  v->count--;
  COPY(element, v->data + v->count * v->size, v->size);
  return true;
}
KEPT void c_vec_insert(struct c_vec *v, size_t i, const void *element) {
  c_vec_reserve(v, v->count + 1);
  memmove(v->data + (i + 1) * v->size, v->data + i * v->size, (v->count - i) * v->size);
  COPY(v->data + i * v->size, element, v->size);
  v->count++;
}
KEPT void c_vec_erase(struct c_vec *v, size_t i) {
  memmove(v->data + i * v->size, v->data + (i + 1) * v->size, (v->count - i - 1) * v->size);
  v->count--;
}
KEPT void c_vec_swap(struct c_vec *v, size_t i, size_t j) { c_exchange(c_vec_at(v, i), c_vec_at(v, j), v->size); }
KEPT void c_vec_reverse(struct c_vec *v) {
  for (size_t i = 0; i + i + 1 < v->count; i++) c_vec_swap(v, i, v->count - 1 - i);
}
KEPT void c_vec_rotate(struct c_vec *v) { /* the first becomes the last */
  char *first = malloc(v->size);
  memcpy(first, v->data, v->size);
  memmove(v->data, v->data + v->size, (v->count - 1) * v->size);
  memcpy(v->data + (v->count - 1) * v->size, first, v->size);
  free(first);
}
KEPT void c_sort(char *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
  if (count < 2) return;
  size_t last = 0;
  c_exchange(base, base + count / 2 * size, size);
  for (size_t i = 1; i < count; i++)
    if (order(base + i * size, base) < 0) c_exchange(base + ++last * size, base + i * size, size);
  c_exchange(base, base + last * size, size);
  c_sort(base, last, size, order);
  c_sort(base + (last + 1) * size, count - last - 1, size, order);
}
KEPT void c_insertion_sort(char *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
  char one[128];
  for (size_t i = 1, j; i < count; i++) {
    memcpy(one, base + i * size, size);
    for (j = i; j && order(one, base + (j - 1) * size) < 0; j--) memcpy(base + j * size, base + (j - 1) * size, size);
    memcpy(base + j * size, one, size);
  }
}
KEPT struct c_vec c_vec_copy(const struct c_vec *v) {
  struct c_vec new = {malloc(v->count * v->size), v->count, v->count, v->size};
  COPY(new.data, v->data, v->count * v->size);
  return new;
}
KEPT void c_vec_append(struct c_vec *v, const struct c_vec *more) {
  c_vec_reserve(v, v->count + more->count);
  memcpy(v->data + v->count * v->size, more->data, more->count * more->size);
  v->count += more->count;
}
KEPT void c_vec_filter(struct c_vec *v, bool (*keeps)(const void *)) {
  size_t left = 0;
  for (size_t i = 0; i < v->count; i++)
    if (keeps(c_vec_at(v, i))) {
      if (i != left) COPY(v->data + left * v->size, v->data + i * v->size, v->size);
      left++;
    }
  v->count = left;
}
KEPT void c_vec_each(const struct c_vec *v, void (*visit)(void *, void *), void *user) {
  for (size_t i = 0; i < v->count; i++) visit(v->data + i * v->size, user);
}
KEPT void c_vec_free(struct c_vec *v) { free(v->data); }

/* a queue in a ring */
struct c_ring { unsigned char *bytes; size_t head, count, room, size; };
KEPT void *c_ring_at(const struct c_ring *r, size_t i) { return r->bytes + (r->head + i) % r->room * r->size; }
KEPT void c_ring_push(struct c_ring *r, const void *element) {
  if (r->count == r->room) {
    size_t room = 2 * r->room + 2;
    unsigned char *bytes = calloc(room, r->size);
    for (size_t i = 0; i < r->count; i++) COPY(bytes + i * r->size, c_ring_at(r, i), r->size);
    free(r->bytes);
    r->bytes = bytes, r->room = room, r->head = 0;
  }
  COPY(c_ring_at(r, r->count), element, r->size);
  r->count++;
}
KEPT bool c_ring_take(struct c_ring *r, void *element) {
  if (!r->count) return false;
  COPY(element, c_ring_at(r, 0), r->size);
  r->head = (r->head + 1) % r->room;
  r->count--;
  return true;
}
KEPT void c_ring_free(struct c_ring *r) { free(r->bytes); }

/* a heap: the least comes first */
struct c_heap { struct c_vec items; int (*order)(const void *, const void *); };
KEPT void c_heap_push(struct c_heap *h, const void *element) {
  c_vec_push(&h->items, element);
  for (size_t i = h->items.count - 1; i;) {
    size_t up = (i - 1) / 2;
    if (h->order(c_vec_at(&h->items, up), c_vec_at(&h->items, i)) <= 0) break;
    c_vec_swap(&h->items, up, i);
    i = up;
  }
}
KEPT bool c_heap_pop(struct c_heap *h, void *element) {
  if (!h->items.count) return false;
  memcpy(element, c_vec_at(&h->items, 0), h->items.size);
  c_vec_swap(&h->items, 0, h->items.count - 1);
  h->items.count--;
  for (size_t i = 0;;) {
    size_t least = i, left = 2 * i + 1, right = left + 1;
    if (left < h->items.count && h->order(c_vec_at(&h->items, left), c_vec_at(&h->items, least)) < 0) least = left;
    if (right < h->items.count && h->order(c_vec_at(&h->items, right), c_vec_at(&h->items, least)) < 0) least = right;
    if (least == i) return true;
    c_vec_swap(&h->items, least, i);
    i = least;
  }
}
KEPT void c_heap_free(struct c_heap *h) { free(h->items.data); }

/* a table of keys: each slot is a header and the bytes of a value */
struct c_map { char *slots; size_t count, room, size; };
KEPT char *c_map_slot(const struct c_map *m, long key) {
  size_t stride = 16 + m->size, i = (size_t)key * 0x9e3779b97f4a7c15u % m->room;
  for (;; i = (i + 1) % m->room) {
    char *slot = m->slots + i * stride;
    long its;
    memcpy(&its, slot + 8, sizeof its);
    if (!*slot || its == key) return slot;
  }
}
KEPT void *c_map_get(const struct c_map *m, long key) {
  if (!m->room) return NULL;
  char *slot = c_map_slot(m, key);
  return *slot ? slot + 16 : NULL;
}
KEPT void c_map_put(struct c_map *m, long key, const void *value) {
  if (2 * m->count >= m->room) {
    struct c_map new = {calloc(2 * m->room + 3, 16 + m->size), m->count, 2 * m->room + 3, m->size};
    for (size_t i = 0; i < m->room; i++) {
      char *slot = m->slots + i * (16 + m->size);
      if (!*slot) continue;
      long its;
      memcpy(&its, slot + 8, sizeof its);
      memcpy(c_map_slot(&new, its), slot, 16 + m->size);
    }
    free(m->slots);
    *m = new;
  }
  char *slot = c_map_slot(m, key);
  m->count += !*slot;
  *slot = 1;
  memcpy(slot + 8, &key, sizeof key);
  COPY(slot + 16, value, m->size);
}
KEPT void c_map_free(struct c_map *m) { free(m->slots); }

/* the same, with keys and values in arrays of their own, and with keys that are texts */
struct c_dict { const char **names; void *values; int count, room; size_t size; };
KEPT void *c_dict_find(const struct c_dict *d, const char *name) {
  for (int i = 0; i < d->count; i++)
    if (!strcmp(d->names[i], name)) return (char *)d->values + i * d->size;
  return NULL;
}
KEPT void c_dict_set(struct c_dict *d, const char *name, const void *value) {
  void *place = c_dict_find(d, name);
  if (!place) {
    if (d->count == d->room) {
      d->room = 2 * d->room + 1;
      d->names = realloc(d->names, d->room * sizeof *d->names);
      d->values = realloc(d->values, d->room * d->size);
    }
    d->names[d->count] = name;
    place = (char *)d->values + d->count++ * d->size;
  }
  COPY(place, value, d->size);
}
KEPT void c_dict_free(struct c_dict *d) { free(d->names), free(d->values); }

/* a list of nodes with the bytes behind their links */
struct c_node { struct c_node *next, *before; char bytes[]; };
struct c_list { struct c_node *first, *last; size_t size; };
KEPT void c_list_add(struct c_list *l, const void *element) {
  struct c_node *n = malloc(sizeof *n + l->size);
  COPY(n->bytes, element, l->size);
  n->next = NULL, n->before = l->last;
  *(l->last ? &l->last->next : &l->first) = n;
  l->last = n;
}
KEPT bool c_list_take(struct c_list *l, void *element) {
  struct c_node *n = l->first;
  if (!n) return false;
  COPY(element, n->bytes, l->size);
  l->first = n->next;
  *(n->next ? &n->next->before : &l->last) = NULL;
  free(n);
  return true;
}
KEPT void c_list_turn(struct c_list *l) {
  for (struct c_node *n = l->first, *next; n; n = next) next = n->next, n->next = n->before, n->before = next;
  struct c_node *first = l->first;
  l->first = l->last, l->last = first;
}
KEPT void c_list_free(struct c_list *l) {
  for (struct c_node *n = l->first, *next; n; n = next) next = n->next, free(n);
}

/* a packet: what is written comes back in the same order; blocks have their length before them */
struct c_packet { unsigned char *bytes; size_t used, room, at; };
KEPT void c_packet_write(struct c_packet *p, const void *from, size_t n) {
  if (p->used + n > p->room) p->bytes = realloc(p->bytes, p->room = 2 * (p->used + n));
  COPY(p->bytes + p->used, from, n);
  p->used += n;
}
KEPT bool c_packet_read(struct c_packet *p, void *to, size_t n) {
  if (p->at + n > p->used) return false;
  COPY(to, p->bytes + p->at, n);
  p->at += n;
  return true;
}
KEPT void c_packet_block(struct c_packet *p, const void *from, unsigned n) {
  c_packet_write(p, &n, sizeof n);
  c_packet_write(p, from, n);
}
KEPT unsigned c_packet_unblock(struct c_packet *p, void *to) {
  unsigned n = 0;
  if (!c_packet_read(p, &n, sizeof n) || !c_packet_read(p, to, n)) return 0;
  return n;
}
KEPT void c_packet_free(struct c_packet *p) { free(p->bytes); }

/* a pool: free blocks hold the address of the next free one */
struct c_pool { char *blocks; void *free; size_t size, used, room; };
KEPT void *c_pool_take(struct c_pool *p) {
  void *block = p->free;
  if (block) { memcpy(&p->free, block, sizeof p->free); return block; }
  if (!p->blocks) p->blocks = malloc(p->room * p->size);
  return p->used < p->room ? p->blocks + p->used++ * p->size : NULL;
}
KEPT void c_pool_give(struct c_pool *p, void *block) {
  memcpy(block, &p->free, sizeof p->free);
  p->free = block;
}
KEPT void c_pool_free(struct c_pool *p) { free(p->blocks); }

/* a deque in chunks of two elements */
struct c_deque { char **chunks; size_t count, size; };
KEPT void *c_deque_at(const struct c_deque *d, size_t i) { return d->chunks[i / 2] + i % 2 * d->size; }
KEPT void c_deque_push(struct c_deque *d, const void *element) {
  if (d->count % 2 == 0) {
    d->chunks = realloc(d->chunks, (d->count / 2 + 1) * sizeof *d->chunks);
    d->chunks[d->count / 2] = malloc(2 * d->size);
  }
  d->count++;
  COPY(c_deque_at(d, d->count - 1), element, d->size);
}
KEPT void c_deque_free(struct c_deque *d) {
  for (size_t i = 0; i < (d->count + 1) / 2; i++) free(d->chunks[i]);
  free(d->chunks);
}
