/* Bodies for Numba's typed lists (numba.typed.List), which are not those of its run time (bodies.c): records of their
 * own, whose items Numba's functions hand over by their addresses. Names: Numba's, behind `enzyme_cc_`.
 */

#include "../autodiff/runtime/support.h"

typedef int64_t L;
extern void *memcpy(void *, const void *, size_t), *memmove(void *, const void *, size_t);

struct methods {
  void (*acquire)(const void *item);
  void (*release)(const void *item);
};
struct list {
  L count, bytes, room;
  int32_t is_mutable;
  struct methods methods;
  char *items;
};
struct iterator {
  struct list *of;
  L count, next;
};
enum { WELL = 0, OUTSIDE = -1, NO_MEMORY = -2, CHANGED = -3, AT_END = -4, FROZEN = -5 };

static char *item(struct list *list, L place) { return list->items + list->bytes * place; }
static void release(struct list *list, L place) {
  if (list->methods.release) list->methods.release(item(list, place));
}

SHARED INLINE int32_t enzyme_cc_numba_list_new(struct list **made, L bytes, L room) {
  struct list *list = malloc(sizeof *list);
  char *items = room ? malloc(bytes * room) : NULL;
  if (!list || (room && !items)) return NO_MEMORY;
  *list = (struct list){0, bytes, room, 1, {NULL, NULL}, items};
  *made = list;
  return WELL;
}
SHARED INLINE void enzyme_cc_numba_list_set_method_table(struct list *list, struct methods *methods) {
  list->methods = *methods;
}
SHARED INLINE void enzyme_cc_numba_list_free(struct list *list) {
  if (list->methods.release)
    for (L i = 0; i < list->count; i++) release(list, i);
  if (list->items) free(list->items);
  free(list);
}
SHARED INLINE void *enzyme_cc_numba_list_base_ptr(struct list *list) { return list->items; }
SHARED INLINE L enzyme_cc_numba_list_size_address(struct list *list) { return (L)&list->count; }
SHARED INLINE L enzyme_cc_numba_list_length(struct list *list) { return list->count; }
SHARED INLINE L enzyme_cc_numba_list_allocated(struct list *list) { return list->room; }
SHARED INLINE int32_t enzyme_cc_numba_list_is_mutable(struct list *list) { return list->is_mutable; }
SHARED INLINE void enzyme_cc_numba_list_set_is_mutable(struct list *list, int32_t is) { list->is_mutable = is; }

SHARED INLINE int32_t enzyme_cc_numba_list_resize(struct list *list, L count) {
  if (!list->is_mutable) return FROZEN;
  if (list->room < count || count < list->room >> 1) {
    L room = count ? count + (count >> 3) + (count < 9 ? 3 : 6) : 0;
    char *items = realloc(list->items, room * list->bytes + (room == 0));
    if (!items) return NO_MEMORY;
    list->items = items;
    list->room = room;
  }
  list->count = count;
  return WELL;
}
SHARED INLINE int32_t enzyme_cc_numba_list_setitem(struct list *list, L place, const void *given) {
  if (!list->is_mutable) return FROZEN;
  if ((uint64_t)place >= (uint64_t)list->count) return OUTSIDE;
  release(list, place);
  memcpy(item(list, place), given, list->bytes);
  if (list->methods.acquire) list->methods.acquire(item(list, place));
  return WELL;
}
SHARED INLINE int32_t enzyme_cc_numba_list_getitem(struct list *list, L place, void *found) {
  if ((uint64_t)place >= (uint64_t)list->count) return OUTSIDE;
  memcpy(found, item(list, place), list->bytes);
  return WELL;
}
SHARED INLINE int32_t enzyme_cc_numba_list_append(struct list *list, const void *given) {
  L place = list->count;
  int32_t told = enzyme_cc_numba_list_resize(list, place + 1);
  if (told != WELL) return told;
  memcpy(item(list, place), given, list->bytes);
  if (list->methods.acquire) list->methods.acquire(item(list, place));
  return WELL;
}
SHARED INLINE int32_t enzyme_cc_numba_list_delitem(struct list *list, L place) {
  if (!list->is_mutable) return FROZEN;
  if ((uint64_t)place >= (uint64_t)list->count) return OUTSIDE;
  release(list, place);
  for (L i = place + 1; i < list->count; i++) memcpy(item(list, i - 1), item(list, i), list->bytes);
  return enzyme_cc_numba_list_resize(list, list->count - 1);
}
SHARED INLINE int32_t enzyme_cc_numba_list_delete_slice(struct list *list, L start, L stop, L step) {
  if (!list->is_mutable) return FROZEN;
  L count = step > 0 ? (start < stop ? (stop - start - 1) / step + 1 : 0)
                     : (stop < start ? (start - stop - 1) / -step + 1 : 0);
  if (count == 0) return WELL;
  if (step < 0) {
    start += step * (count - 1);
    step = -step;
  }
  L kept = start;
  for (L i = start; i < list->count; i++) {
    if ((i - start) % step == 0 && (i - start) / step < count) release(list, i);
    else memcpy(item(list, kept++), item(list, i), list->bytes);
  }
  return enzyme_cc_numba_list_resize(list, kept);
}
SHARED INLINE L enzyme_cc_numba_list_iter_sizeof(void) { return sizeof(struct iterator); }
SHARED INLINE void enzyme_cc_numba_list_iter(struct iterator *iterator, struct list *list) {
  *iterator = (struct iterator){list, list->count, 0};
}
SHARED INLINE int32_t enzyme_cc_numba_list_iter_next(struct iterator *iterator, const void **found) {
  if (iterator->of->count != iterator->count) return CHANGED;
  if (iterator->next >= iterator->count) return AT_END;
  *found = item(iterator->of, iterator->next++);
  return WELL;
}
