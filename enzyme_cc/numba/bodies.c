/* Bodies for what Numba's compiled code calls of its runtime, so that they are differentiated like user code.
 *
 * An array's memory begins with its head, as Numba's does, and is freed as Numba frees it, so that either can free what
 * the other has made. Names: Numba's, behind `enzyme_cc_`.
 */

#include "../autodiff/runtime/support.h"

struct head {
  uint64_t references;
  void (*end)(void *data, uint64_t size, void *given);
  void *given;
  void *data;
  uint64_t size;
  void *allocator;
};

enum { ALIGNMENT = 64, HEAD = 64 };

static struct head *new_head(uint64_t bytes) {
  struct head *head = aligned_alloc(ALIGNMENT, (HEAD + bytes + ALIGNMENT - 1) & -(uint64_t)ALIGNMENT);
  if (head) *head = (struct head){1, NULL, NULL, (char *)head + HEAD, bytes, NULL};
  return head;
}

SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc(uint64_t size) { return new_head(size); }
SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc_safe(uint64_t size) { return new_head(size); }
SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t alignment) {
  return (void)alignment, new_head(size);
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc_safe_aligned(uint64_t size, uint32_t alignment) {
  return (void)alignment, new_head(size);
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_data_fast(struct head *head) { return head->data; }
SHARED INLINE void *enzyme_cc_NRT_Allocate(uint64_t size) { return malloc(size); }
SHARED INLINE void *enzyme_cc_NRT_Reallocate(void *memory, uint64_t size) { return realloc(memory, size); }
SHARED INLINE void enzyme_cc_NRT_Free(void *memory) { free(memory); }

SHARED INLINE void enzyme_cc_NRT_incref(struct head *head) {
  if (head) __atomic_fetch_add(&head->references, 1, __ATOMIC_RELAXED);
}
/* Who has the only reference needs no atomic operation. */
static int given_up(struct head *head) {
  return head && (head->references == 1 || __atomic_sub_fetch(&head->references, 1, __ATOMIC_ACQ_REL) == 0);
}
SHARED INLINE void enzyme_cc_NRT_decref(struct head *head) {
  if (given_up(head)) free(head);
}

/* ---- memory with an end of its own: of classes and typed lists; memory that grows: of lists. Its head lies apart. */

static struct head *new_ended(uint64_t size, void (*end)(void *, uint64_t, void *)) {
  struct head *head = new_head(size);
  if (head) head->end = end;
  return head;
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc_dtor(uint64_t size, void (*end)(void *, uint64_t, void *)) {
  return new_ended(size, end);
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_alloc_dtor_safe(uint64_t size, void (*end)(void *, uint64_t, void *)) {
  return new_ended(size, end);
}

extern void __enzyme_integer(void *, uint64_t);

/* NRT_decref in programs with such memory. Nothing but a function that is not known reads the size. */
SHARED INLINE void enzyme_cc_NRT_decref_grown(struct head *head) {
  if (!given_up(head)) return;
  if (head->end) {
    __enzyme_integer(&head->size, sizeof head->size);
    head->end(head->data, head->size, NULL);
  }
  if (head->given) ((void (*)(void *))head->given)(head->data);
  if (head->data != (char *)head + HEAD) free(head->data);
  free(head);
}

static struct head *new_grown(uint64_t size, void *end_of_elements) {
  struct head *head = malloc(sizeof *head);
  void *data = malloc(size);
  if (!head || !data) return NULL;
  *head = (struct head){1, NULL, end_of_elements, data, size, NULL};
  return head;
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_new_varsize(uint64_t size) { return new_grown(size, NULL); }
SHARED INLINE void *enzyme_cc_NRT_MemInfo_new_varsize_dtor(uint64_t size, void *end_of_elements) {
  return new_grown(size, end_of_elements);
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_varsize_alloc(struct head *head, uint64_t size) {
  head->data = malloc(size);
  if (head->data) head->size = size;
  return head->data;
}
SHARED INLINE void *enzyme_cc_NRT_MemInfo_varsize_realloc(struct head *head, uint64_t size) {
  head->data = realloc(head->data, size);
  if (head->data) head->size = size;
  return head->data;
}
SHARED INLINE void enzyme_cc_NRT_MemInfo_varsize_free(struct head *head, void *memory) {
  free(memory);
  if (head->data == memory) head->data = NULL;
}
