/* What memory held before steps wrote to it: layers of old values, one above the other (limited_loops.c).
 *
 * A step's code tells the uppermost layer of each write before it happens (`__enzyme_cc_undo_note`). A layer has the old
 * values of what has been written since it was pushed, in pages of memory's addresses, word by word. */

#ifndef ENZYME_CC_UNDO_H
#define ENZYME_CC_UNDO_H

#include "support.h"

enum { PAGE = 4096, WORD = 4, WORDS = PAGE / WORD, GROUPS = WORDS / 64 };

struct page {
  uintptr_t number;               /* address / PAGE */
  uint64_t is_mixed;              /* parts of it may be the iteration's own: its stack, its tape */
  uint64_t noted[GROUPS];         /* which words have been written */
  uint32_t old[WORDS];
};

struct layer {
  struct layer *below;
  struct page **table;            /* by a hash of their numbers */
  uint64_t room, count;           /* of the table; the pages in it */
  struct page *last;              /* that was found */
};

/* Where notes go; and what is not noted, the stack of the code that runs: below this address, which is the driver's. */
SHARED _Thread_local struct layer *__enzyme_cc_layer;
SHARED _Thread_local char *__enzyme_cc_undo_stack;

static inline void *undo_allocated(uint64_t bytes) {
  extern void *calloc(size_t, size_t);
  void *memory = calloc(1, bytes);
  if (!memory) STOP("enzyme-cc: out of memory for what steps overwrite\n");
  return memory;
}

static inline struct page **undo_place(const struct layer *layer, uintptr_t number) {
  uint64_t at = number * 0x9e3779b97f4a7c15u >> 20 & (layer->room - 1);
  while (layer->table[at] && layer->table[at]->number != number) at = (at + 1) & (layer->room - 1);
  return &layer->table[at];
}

static inline void undo_grow(struct layer *layer) {
  struct layer bigger = {.table = undo_allocated(2 * layer->room * sizeof *bigger.table), .room = 2 * layer->room};
  for (uint64_t i = 0; i < layer->room; i++)
    if (layer->table[i]) *undo_place(&bigger, layer->table[i]->number) = layer->table[i];
  free(layer->table);
  layer->table = bigger.table;
  layer->room = bigger.room;
}

/* The page of a number, made if it is not there. */
static inline struct page *undo_page(struct layer *layer, uintptr_t number) {
  if (layer->last && layer->last->number == number) return layer->last;
  struct page **place = undo_place(layer, number);
  if (!*place) {
    if (2 * ++layer->count > layer->room) {
      undo_grow(layer);
      place = undo_place(layer, number);
    }
    *place = undo_allocated(sizeof **place);
    (*place)->number = number;
  }
  return layer->last = *place;
}

static inline void undo_push(void) {
  struct layer *layer = undo_allocated(sizeof *layer);
  *layer = (struct layer){__enzyme_cc_layer, undo_allocated(64 * sizeof *layer->table), 64, 0, NULL};
  __enzyme_cc_layer = layer;
}

static inline uint64_t undo_bytes(const struct layer *layer) {
  return sizeof *layer + layer->room * sizeof *layer->table + layer->count * sizeof(struct page);
}

static inline uint32_t *undo_word(const struct page *page, int at) {
  return (uint32_t *)(page->number * PAGE) + at;
}

/* Copy the words of a page that a mask of a group has, from an array to another, where they lie. */
static inline void undo_copy(uint32_t *to, const uint32_t *from, uint64_t mask) {
  extern void *memcpy(void *, const void *, size_t);
  if (mask == UINT64_MAX) {
    memcpy(to, from, 64 * WORD);
    return;
  }
  for (; mask; mask &= mask - 1) {
    int at = __builtin_ctzll(mask);
    to[at] = from[at];
  }
}

/* Memory as it was when the layer was pushed. */
static inline void undo_apply(const struct layer *layer) {
  for (uint64_t i = 0; i < layer->room; i++) {
    const struct page *page = layer->table[i];
    for (int group = 0; page && group < GROUPS; group++)
      undo_copy(undo_word(page, 64 * group), page->old + 64 * group, page->noted[group]);
  }
}

/* What memory holds now in place of what the layer has, and the other way round. */
static inline void undo_exchange(struct layer *layer) {
  for (uint64_t i = 0; i < layer->room; i++) {
    struct page *page = layer->table[i];
    for (int group = 0; page && group < GROUPS; group++) {
      uint32_t now[64];
      undo_copy(now, undo_word(page, 64 * group), page->noted[group]);
      undo_copy(undo_word(page, 64 * group), page->old + 64 * group, page->noted[group]);
      undo_copy(page->old + 64 * group, now, page->noted[group]);
    }
  }
}

/* Note in a layer all words of another one, with what memory holds there now, or with what the other one has. */
static inline void undo_join(struct layer *layer, const struct layer *other, int with_its_values) {
  for (uint64_t i = 0; i < other->room; i++) {
    const struct page *theirs = other->table[i];
    if (!theirs) continue;
    struct page *page = undo_page(layer, theirs->number);
    for (int group = 0; group < GROUPS; group++) {
      uint64_t more = theirs->noted[group] & ~page->noted[group];
      const uint32_t *from = with_its_values ? theirs->old + 64 * group : undo_word(theirs, 64 * group);
      undo_copy(page->old + 64 * group, from, more);
      page->noted[group] |= more;
    }
  }
}

static inline void undo_clear(struct layer *layer) {
  for (uint64_t i = 0; i < layer->room; i++) {
    free(layer->table[i]);
    layer->table[i] = NULL;
  }
  layer->count = 0;
  layer->last = NULL;
}

static inline void undo_free(struct layer *layer) {
  undo_clear(layer);
  free(layer->table);
  free(layer);
}

static inline void undo_pop(void) {
  struct layer *layer = __enzyme_cc_layer;
  __enzyme_cc_layer = layer->below;
  undo_free(layer);
}

/* Memory that is given back is no one's: nothing of it is kept. */
static inline void undo_forget(struct layer *layer, char *memory, uint64_t bytes) {
  for (; layer; layer = layer->below)
    for (char *at = memory; at < memory + bytes; at += WORD) {
      struct page **place = undo_place(layer, (uintptr_t)at / PAGE);
      if (!*place) {
        at = (char *)(((uintptr_t)at / PAGE + 1) * PAGE) - WORD;
        continue;
      }
      uint64_t word = (uintptr_t)at % PAGE / WORD;
      (*place)->noted[word / 64] &= ~((uint64_t)1 << word % 64);
    }
}

#endif
