/* Deferred free: memory that the primal frees may still be read by the reverse sweep, so derivatives do not free it but
 * put it on a list, and free what is on the list when the outermost gradient call of the thread ends.
 *
 * Blocks that the caller holds are among them: the adjoints of their numbers would go, too. So before that they move to
 * where the program has put the numbers, or what stands in their place; those that can not, one warning counts. The same
 * is done between the sweeps: what shadows hold then are the adjoints that the caller has given for what lies there when
 * the program is through. */

#include "support.h"

extern size_t malloc_usable_size(void *);

struct deferred {
  struct deferred *before;
  void *memory;
  void (*release)(void *);  /* free, or what the program calls instead; of what is not freed NULL */
};

SHARED _Thread_local struct deferred *__enzyme_cc_deferred;

static void *allocated(uint64_t bytes) {
  void *memory = malloc(bytes);
  if (!memory) {
    perror("enzyme-cc: a list of freed memory");
    abort();
  }
  return memory;
}

/* Where the list ends when a gradient begins: gradients inside of gradients free what is their own. */
SHARED NOINLINE void *__enzyme_cc_deferred_mark(void) { return __enzyme_cc_deferred; }

SHARED NOINLINE void __enzyme_cc_defer_free_with(void *memory, void (*release)(void *)) {
  if (!memory) return;
  struct deferred *deferred = allocated(sizeof *deferred);
  *deferred = (struct deferred){__enzyme_cc_deferred, memory, release};
  __enzyme_cc_deferred = deferred;
}

SHARED NOINLINE void __enzyme_cc_defer_free(void *memory) { __enzyme_cc_defer_free_with(memory, free); }

/* A shadow block that a derivative has made: it is none of the caller's. */
struct made {
  struct deferred entry;
  uint64_t bytes;
};

SHARED NOINLINE void __enzyme_cc_note_made(void *memory, uint64_t bytes) {
  struct made *made = allocated(sizeof *made);
  *made = (struct made){{__enzyme_cc_deferred, memory, NULL}, bytes};
  __enzyme_cc_deferred = &made->entry;
}

/* Adjoints that move when all is done: the program has copied their numbers to another block, and freed this one. */
struct move {
  char *from, *to;
  uint64_t bytes;
  void (*adjoints)(void *from, void *to, uint64_t bytes);
  int has_seeds;            /* what the caller has given as adjoints moves, too */
  struct left *of;          /* the block */
};

SHARED NOINLINE void __enzyme_cc_release_move(void *move) { free(move); }

static void move_later(struct move move) {
  if (!move.from || !move.to || !move.bytes) return;
  struct move *kept = allocated(sizeof *kept);
  *kept = move;
  __enzyme_cc_defer_free_with(kept, __enzyme_cc_release_move);
}

SHARED NOINLINE void __enzyme_cc_move_later(char *from, char *to, uint64_t bytes, void (*move)(void *, void *, uint64_t)) {
  move_later((struct move){from, to, bytes, move, 1, NULL});
}

/* Of realloc, which has copied what the caller has given. */
SHARED NOINLINE void __enzyme_cc_move_gradient_later(char *from, char *to, uint64_t bytes,
                                                     void (*move)(void *, void *, uint64_t)) {
  move_later((struct move){from, to, bytes, move, 0, NULL});
}

/* Where the numbers of a block lie, and what to say when their adjoints are lost. */
struct numbers {
  void (*move_adjoints)(void *from, void *to, uint64_t bytes);   /* NULL: none are known */
  const char *before, *after;   /* how many are lost */
  uint64_t has_seeds;           /* what the caller has given as adjoints is still in the block when it is freed */
  uint64_t lost, stride, count; /* lost: not said yet; then all ones */
  struct {
    uint64_t offset, bytes;     /* no bytes: a word that holds a double or an address */
  } at[];
};

/* A shadow that may be the caller's, who finds at `slot`, if that is known, what takes its place. */
struct left {
  char *block;
  void **slot;
  uint64_t bytes;               /* 0: not known */
  struct numbers *numbers;
  uint64_t lost;
  char *between;                /* what is in a block of unknown numbers between the sweeps */
  int is_shifted;               /* the program has copied numbers to other places of the block that takes its place */
  struct left *beside;          /* what was freed after it, as the shadows of other lanes are */
  uint64_t reallocated;         /* bytes that realloc has copied: the reverse sweep looks at what was there (ended_seed.c) */
};

SHARED NOINLINE void __enzyme_cc_release_left(void *memory) {
  struct left *left = memory;
  free(left->block);
  free(left->between);
  free(left);
}

SHARED NOINLINE void __enzyme_cc_defer_free_left(void *block, void *slot, uint64_t bytes, struct numbers *numbers) {
  if (!block) return;
  struct left *left = allocated(sizeof *left);
  *left = (struct left){block, slot, bytes, numbers, 0, NULL, 0, NULL, 0};
  __enzyme_cc_defer_free_with(left, __enzyme_cc_release_left);
}

/* ---- the adjoints of numbers */

static int is_zero(const unsigned char *number, uint64_t bytes) {
  if (!bytes) {
    uint64_t word;
    __builtin_memcpy(&word, number, sizeof word);
    return !(word << 1) || !(word >> 48);
  }
  for (uint64_t i = 0; i + 1 < bytes; i++) {
    if (number[i]) return 0;
  }
  return !(number[bytes - 1] & 0x7f);   /* zeros have signs */
}

/* How many numbers in these bytes of a block are not zero; they are then, if `ends`. */
static uint64_t count(char *block, uint64_t from, uint64_t bytes, const struct numbers *numbers, int ends) {
  uint64_t found = 0;
  for (uint64_t start = 0; start < bytes; start += numbers->stride) {
    for (uint64_t i = 0; i < numbers->count; i++) {
      uint64_t at = start + numbers->at[i].offset, width = numbers->at[i].bytes;
      if (at < from || at + (width ? width : 8) > bytes || is_zero((unsigned char *)block + at, width)) continue;
      found++;
      if (ends) __builtin_memset(block + at, 0, width ? width : 8);
    }
  }
  return found;
}

static uint64_t smaller(uint64_t a, uint64_t b) { return a < b ? a : b; }

/* An allocator rounds up what it is asked for, and what lies behind that in the caller's shadow may be anything. */
enum { ROUNDED_TO = 16, ROUNDED_BY = 31 };

static uint64_t surely_asked_for(uint64_t room) { return room > ROUNDED_BY ? room - ROUNDED_BY : 0; }

static int may_be_as_large(uint64_t asked, uint64_t room) {
  return asked <= room && (room - asked < ROUNDED_TO || room < 2 * ROUNDED_TO);
}

/* How many words of a block the reverse sweep has changed: adjoints, of whatever type. */
static uint64_t changed(const char *block, const char *before, uint64_t bytes) {
  uint64_t found = 0;
  for (uint64_t at = 0; at + 8 <= bytes; at += 8) {
    uint64_t old, new;
    __builtin_memcpy(&old, before + at, 8);
    __builtin_memcpy(&new, block + at, 8);
    found += old != new;
  }
  return found;
}

/* ---- the blocks of a derivative */

enum { MADE = 1, FREED = 2, MOVES_ON = 4 };

struct block {
  void *at;
  uint64_t bytes, is;
};

/* The blocks of which the list tells, hashed, and its entries that move adjoints, in the order of the program. */
struct blocks {
  struct block *table;
  uint64_t mask;
  struct deferred **moving;
  uint64_t moves;
};

static struct block *find(const struct blocks *blocks, void *at) {
  uint64_t place = (uint64_t)at * 0x9E3779B97F4A7C15u >> 20;
  while (blocks->table[place & blocks->mask].at && blocks->table[place & blocks->mask].at != at) place++;
  return &blocks->table[place & blocks->mask];
}

static struct block *note(const struct blocks *blocks, void *at, uint64_t is) {
  struct block *block = find(blocks, at);
  block->at = at;
  block->is |= is;
  return block;
}

static int moves(const struct deferred *entry) {
  return entry->release == __enzyme_cc_release_move || entry->release == __enzyme_cc_release_left;
}

/* What the list has after the mark; no table if nothing moves. */
static struct blocks blocks_after(void *mark) {
  struct blocks blocks = {0};
  uint64_t entries = 0;
  for (struct deferred *entry = __enzyme_cc_deferred; entry != mark; entry = entry->before) {
    entries++;
    blocks.moves += moves(entry);
  }
  if (!blocks.moves) return blocks;
  while (blocks.mask < 4 * entries) blocks.mask = 2 * blocks.mask + 1;   /* an entry may tell of two */
  blocks.table = allocated((blocks.mask + 1) * sizeof *blocks.table);
  __builtin_memset(blocks.table, 0, (blocks.mask + 1) * sizeof *blocks.table);
  blocks.moving = allocated(blocks.moves * sizeof *blocks.moving);
  uint64_t next = blocks.moves;
  struct left *of = NULL;
  int was_left = 0;
  for (struct deferred *entry = __enzyme_cc_deferred; entry != mark; entry = entry->before) {
    if (moves(entry)) blocks.moving[--next] = entry;
    if (!entry->release) {
      note(&blocks, entry->memory, MADE)->bytes = ((struct made *)entry)->bytes;
    } else if (entry->release == __enzyme_cc_release_left) {
      struct left *left = entry->memory;
      left->beside = was_left ? of : NULL;
      of = left;
      note(&blocks, left->block, FREED);
    } else if (entry->release == __enzyme_cc_release_move) {
      struct move *move = entry->memory;
      note(&blocks, move->from, MOVES_ON);
      for (struct left *lane = of; lane && !move->of; lane = lane->beside) {
        if (move->from >= lane->block && move->from < lane->block + malloc_usable_size(lane->block)) move->of = lane;
      }
      if (move->of && !move->has_seeds) move->of->reallocated = move->bytes;
    } else {
      note(&blocks, entry->memory, FREED);
    }
    was_left = entry->release == __enzyme_cc_release_left;
  }
  return blocks;
}

static void forget(struct blocks *blocks) {
  free(blocks->table);
  free(blocks->moving);
}

/* The block of ours that the caller finds where he had the one that is freed; NULL if there is none. */
static const struct block *heir(const struct blocks *blocks, const struct left *left) {
  if (!left->slot || !*left->slot) return NULL;
  const struct block *block = find(blocks, *left->slot);
  return block->is & MADE && !(block->is & FREED) ? block : NULL;
}

static int is_callers(const struct blocks *blocks, const struct left *left) {
  return !(find(blocks, left->block)->is & MADE);
}

/* Adjoints go where the program has copied their numbers; but not from a block of the caller's to any other than the one
 * that takes its place, nor to one that was given up without another copy. */
static void follow(const struct blocks *blocks, const struct move *move) {
  const struct block *to = move->of && is_callers(blocks, move->of) ? heir(blocks, move->of) : NULL;
  if (to) {
    char *start = to->at;
    if (move->to < start || move->to >= start + to->bytes) return;
    if (move->to - start != move->from - move->of->block) move->of->is_shifted = 1;
  } else {
    uint64_t is = find(blocks, move->to)->is;
    if (is & FREED && !(is & MOVES_ON)) return;
  }
  move->adjoints(move->from, move->to, move->bytes);
}

/* What is left in the caller's block goes to the same places of the one that takes its place, as far as one can tell. */
static void inherit(const struct blocks *blocks, const struct left *left, uint64_t bytes) {
  const struct block *to = is_callers(blocks, left) ? heir(blocks, left) : NULL;
  if (to && !left->is_shifted && left->numbers->move_adjoints) left->numbers->move_adjoints(left->block, to->at, smaller(bytes, to->bytes));
}

/* Between the sweeps: the adjoints that the caller has given for what lies in his memory when the program is through go
 * to where that lies. What is left belongs to numbers that are no more. */
SHARED NOINLINE void __enzyme_cc_move_seeds(void *mark) {
  struct blocks blocks = blocks_after(mark);
  for (uint64_t i = 0; i < blocks.moves; i++) {
    void *memory = blocks.moving[i]->memory;
    if (blocks.moving[i]->release == __enzyme_cc_release_move) {
      if (((struct move *)memory)->has_seeds) follow(&blocks, memory);
      continue;
    }
    struct left *left = memory;
    const struct block *to = heir(&blocks, left);
    uint64_t room = malloc_usable_size(left->block), bytes = left->bytes;
    if (to && !bytes) bytes = may_be_as_large(to->bytes, room) ? to->bytes : surely_asked_for(room);
    inherit(&blocks, left, bytes);
  }
  for (uint64_t i = 0; i < blocks.moves; i++) {
    struct left *left = blocks.moving[i]->memory;
    if (blocks.moving[i]->release != __enzyme_cc_release_left || !is_callers(&blocks, left)) continue;
    const struct block *to = heir(&blocks, left);
    uint64_t room = malloc_usable_size(left->block), bytes = left->bytes;
    if (!left->numbers->move_adjoints) {
      left->between = allocated(room);
      __builtin_memcpy(left->between, left->block, room);
      continue;
    }
    if (!bytes) bytes = to && !may_be_as_large(to->bytes, room) ? room : surely_asked_for(room);
    left->lost = left->numbers->has_seeds ? count(left->block, 0, bytes, left->numbers, 1) : 0;
    count(left->block, left->reallocated, room, left->numbers, 1);
  }
  forget(&blocks);
}

/* ---- the end */

static void say(const char *text) {
  uint64_t length = 0;
  while (text[length]) length++;
  if (write(2, text, length) < 0) return;
}

static const uint64_t SAID = -1;

/* Once for each place. */
static void warn(struct numbers *numbers) {
  uint64_t lost = __atomic_exchange_n(&numbers->lost, SAID, __ATOMIC_RELAXED);
  if (lost == SAID) return;
  char digits[24], *first = digits + sizeof digits - 1;
  *first = 0;
  do *--first = '0' + lost % 10;
  while (lost /= 10);
  say(numbers->before);
  say(first);
  say(numbers->after);
}

static void move_gradient(void *mark) {
  struct blocks blocks = blocks_after(mark);
  for (uint64_t i = 0; i < blocks.moves; i++) {
    struct left *left = blocks.moving[i]->memory;
    if (blocks.moving[i]->release == __enzyme_cc_release_move) {
      follow(&blocks, blocks.moving[i]->memory);
    } else {
      inherit(&blocks, left, malloc_usable_size(left->block));
    }
  }
  for (uint64_t i = 0; i < blocks.moves; i++) {
    struct left *left = blocks.moving[i]->memory;
    if (blocks.moving[i]->release != __enzyme_cc_release_left || !is_callers(&blocks, left)) continue;
    uint64_t room = malloc_usable_size(left->block);
    uint64_t lost = left->between ? changed(left->block, left->between, room) : count(left->block, 0, room, left->numbers, 0);
    left->lost = lost ? lost : left->lost;
    if (left->lost && left->numbers->lost != SAID) left->numbers->lost += left->lost;
  }
  for (uint64_t i = 0; i < blocks.moves; i++) {
    struct left *left = blocks.moving[i]->memory;
    if (blocks.moving[i]->release == __enzyme_cc_release_left && left->lost) warn(left->numbers);
  }
  forget(&blocks);
}

/* Frees what was put on the list after the mark, in the order in which the program did. */
SHARED NOINLINE void __enzyme_cc_free_deferred(void *mark) {
  struct deferred *first = mark, *deferred;
  move_gradient(mark);
  while ((deferred = __enzyme_cc_deferred) != mark) {
    __enzyme_cc_deferred = deferred->before;
    deferred->before = first;
    first = deferred;
  }
  while ((deferred = first) != mark) {
    first = deferred->before;
    if (deferred->release) deferred->release(deferred->memory);
    free(deferred);
  }
}
