/* What the bytes of memory are made of, in programs in which only that tells whether a derivative is lost
 * (prepare/marked_bits.py). Each byte that is followed has a mark:
 *
 *   0             not written by what is followed: as the caller has left it, or a copy of that
 *   WRITTEN       written, and of no active number; values in registers have no mark then
 *   LEFT          made of the fraction of active numbers, without their derivative; LEFT_STEPS: of exponent and sign alone
 *   OF_CALLER     read as an integer where the caller may have put a number: it loses its derivative if it is one
 *   0x80 to 0x87  byte 0 to 7 of a double whose derivative lies in the shadow; 0x90 to 0x93 of a float; 0xa0 of others
 *
 * The marks of the address space lie in pages that are there once a mark is set in them. */

#include "support.h"

typedef unsigned char mark;

enum {
  WRITTEN = 1,
  PAGE_BITS = 22, PAGE = 1 << PAGE_BITS, PAGES = 1 << 25,
  LEFT = 0x40, LEFT_STEPS = 0x41, OF_CALLER = 0x42, TOP_OF_DOUBLE = 0x87, TOP_OF_FLOAT = 0x93,
  DONTNEED = 4, READ_AND_WRITE = 3, PRIVATE = 2, ANONYMOUS = 32, NORESERVE = 0x4000
};

SHARED mark **__enzyme_cc_marks = NULL;
/* The pages that are there: of a derivative that starts nothing is known of any memory, as the program may have used what
 * an earlier one left. They stand behind the table. */
SHARED uint64_t __enzyme_cc_marks_page_count = 0, __enzyme_cc_marks_requests = 0;

static void *fresh(uint64_t size) {
  void *made = mmap(NULL, size, READ_AND_WRITE, PRIVATE | ANONYMOUS | NORESERVE, -1, 0);
  if (made == (void *)-1) {
    perror("enzyme-cc: the marks of memory");
    abort();
  }
  return made;
}

static INLINE mark *page_of(uint64_t address) {
  mark **table = __atomic_load_n(&__enzyme_cc_marks, __ATOMIC_ACQUIRE);
  return table ? __atomic_load_n(&table[address >> PAGE_BITS & (PAGES - 1)], __ATOMIC_ACQUIRE) : NULL;
}

static NOINLINE mark *made_page(uint64_t address) {
  mark **table = __atomic_load_n(&__enzyme_cc_marks, __ATOMIC_ACQUIRE);
  if (!table) {
    mark **made = fresh(2 * PAGES * sizeof *made);
    if (__atomic_compare_exchange_n(&__enzyme_cc_marks, &table, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) table = made;
  }
  mark **slot = &table[address >> PAGE_BITS & (PAGES - 1)], *page = __atomic_load_n(slot, __ATOMIC_ACQUIRE);
  if (!page) {
    mark *made = fresh(PAGE);
    if (__atomic_compare_exchange_n(slot, &page, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      table[PAGES + __atomic_fetch_add(&__enzyme_cc_marks_page_count, 1, __ATOMIC_RELAXED)] = page = made;
    }
  }
  return page;
}

static mark one_at(uint64_t address) {
  const mark *page = page_of(address);
  return page ? page[address & (PAGE - 1)] : 0;
}

static void set_one(uint64_t address, mark what) {
  mark *page = page_of(address);
  if (!page && what) page = made_page(address);
  if (page) page[address & (PAGE - 1)] = what;
}

static INLINE uint64_t load(const char *at, unsigned size) {
  uint64_t address = (uint64_t)at, found = 0, within = address & (PAGE - 1);
  if (within <= PAGE - 8) {
    const mark *page = page_of(address);
    if (page) __builtin_memcpy(&found, page + within, size);
    return found;
  }
  for (unsigned k = 0; k < size; k++) found |= (uint64_t)one_at(address + k) << 8 * k;
  return found;
}

static INLINE void store(char *at, uint64_t marks, unsigned size) {
  uint64_t address = (uint64_t)at, within = address & (PAGE - 1);
  if (within <= PAGE - 8) {
    mark *page = page_of(address);
    if (!page) {
      if (!marks) return;
      page = made_page(address);
    }
    __builtin_memcpy(page + within, &marks, size);
    return;
  }
  for (unsigned k = 0; k < size; k++) set_one(address + k, marks >> 8 * k);
}

SHARED uint64_t __enzyme_cc_marks_load8(const char *at) { return load(at, 8); }
SHARED uint32_t __enzyme_cc_marks_load4(const char *at) { return load(at, 4); }
SHARED uint16_t __enzyme_cc_marks_load2(const char *at) { return load(at, 2); }
SHARED uint8_t __enzyme_cc_marks_load1(const char *at) { return load(at, 1); }
SHARED void __enzyme_cc_marks_store8(char *at, uint64_t marks) { store(at, marks, 8); }
SHARED void __enzyme_cc_marks_store4(char *at, uint32_t marks) { store(at, marks, 4); }
SHARED void __enzyme_cc_marks_store2(char *at, uint16_t marks) { store(at, marks, 2); }
SHARED void __enzyme_cc_marks_store1(char *at, uint8_t marks) { store(at, marks, 1); }

/* Memory that is new, or filled with bytes of one kind. */
SHARED NOINLINE void __enzyme_cc_marks_fill(char *at, uint64_t size, mark what) {
  for (uint64_t address = (uint64_t)at, end = address + size; at && address < end;) {
    uint64_t next = (address | (PAGE - 1)) + 1, last = next < end ? next : end;
    mark *page = page_of(address);
    if (!page) page = made_page(address);
    __builtin_memset(page + (address & (PAGE - 1)), what, last - address);
    address = last;
  }
}

SHARED void __enzyme_cc_marks_clear(char *at, uint64_t size) { __enzyme_cc_marks_fill(at, size, WRITTEN); }

/* memmove, or what realloc has done, who may have given the old memory back. */
SHARED NOINLINE void __enzyme_cc_marks_move(char *to, const char *from, uint64_t size) {
  if (to == from || !to || !from) return;
  for (uint64_t done = 0; done < size;) {
    uint64_t step = size - done < 8 ? 1 : 8, at = to < from ? done : size - done - step;
    if (step == 8) store(to + at, load(from + at, 8), 8);
    else store(to + at, load(from + at, 1), 1);
    done += step;
  }
}

/* ---- between functions: the marks of arguments and results, which whoever takes them takes once */

enum { SLOTS = 512 };
SHARED __thread uint64_t *__enzyme_cc_marks_given = NULL;

static NOINLINE uint64_t *slots(void) {
  __enzyme_cc_marks_given = fresh(SLOTS * sizeof *__enzyme_cc_marks_given);
  return __enzyme_cc_marks_given;
}

SHARED void __enzyme_cc_marks_begin(void) {
  if (__enzyme_cc_marks_given) __builtin_memset(__enzyme_cc_marks_given, 0, SLOTS * sizeof *__enzyme_cc_marks_given);
  if (__atomic_fetch_add(&__enzyme_cc_marks_requests, 1, __ATOMIC_ACQ_REL)) return;  /* another one is running */
  uint64_t count = __atomic_load_n(&__enzyme_cc_marks_page_count, __ATOMIC_ACQUIRE);
  for (uint64_t k = 0; k < count; k++) madvise(__enzyme_cc_marks[PAGES + k], PAGE, DONTNEED);
}

SHARED void __enzyme_cc_marks_end(void) { __atomic_fetch_sub(&__enzyme_cc_marks_requests, 1, __ATOMIC_ACQ_REL); }

SHARED void __enzyme_cc_marks_give(uint32_t slot, uint64_t marks) {
  if (__enzyme_cc_marks_given) __enzyme_cc_marks_given[slot] = marks;
  else if (marks) slots()[slot] = marks;
}

SHARED uint64_t __enzyme_cc_marks_take(uint32_t slot) {
  if (!__enzyme_cc_marks_given) return 0;
  uint64_t found = __enzyme_cc_marks_given[slot];
  __enzyme_cc_marks_given[slot] = 0;
  return found;
}

/* ---- sinks: `place` is where, as file:line:column, and what */

static void say(const char *text) {
  uint64_t length = 0;
  while (text[length]) length++;
  write(2, text, length);
}

static NOINLINE NORETURN COLD void lost(const char *place) {
  say(place);
  STOP("enzyme-cc: note: built with --enzyme-sanitize, the program says where such bits go\n");
}

/* An integer becomes a number. */
SHARED void __enzyme_cc_marks_integer(const char *place, uint64_t marks) {
  for (; marks; marks >>= 8) {
    mark each = marks;
    if (each && each != LEFT_STEPS && each != OF_CALLER && each != TOP_OF_DOUBLE && each != TOP_OF_FLOAT) lost(place);
  }
}

/* A number is computed with; `lost`: it is neither of no number's bits nor a whole number. */
SHARED void __enzyme_cc_marks_number(const char *place, _Bool is_lost) {
  if (is_lost) lost(place);
}

/* ---- qsort: the elements take their marks along */

static int same(const unsigned char *a, const unsigned char *b, uint64_t size) {
  for (uint64_t k = 0; k < size; k++)
    if (a[k] != b[k]) return 0;
  return 1;
}

/* What lies there before: the bytes, and behind them their marks; null where no element has a mark. */
SHARED NOINLINE void *__enzyme_cc_marks_before_sort(const char *base, uint64_t count, uint64_t size) {
  uint64_t bytes = count * size, any = 0;
  for (uint64_t k = 0; k < bytes && !any; k++) any = one_at((uint64_t)base + k) > WRITTEN;
  if (!any) return NULL;
  unsigned char *kept = malloc(2 * bytes);
  if (!kept) abort();
  for (uint64_t k = 0; k < bytes; k++) kept[k] = base[k], kept[bytes + k] = one_at((uint64_t)base + k);
  return kept;
}

/* Elements are known again by their bytes; of equal ones each takes the marks of another. */
SHARED NOINLINE void __enzyme_cc_marks_after_sort(char *base, uint64_t count, uint64_t size, unsigned char *kept) {
  if (!kept) return;
  unsigned char *marks = kept + count * size, *used = malloc(count);
  if (!used) abort();
  for (uint64_t n = 0; n < count; n++) used[n] = 0;
  uint64_t first = 0;
  for (uint64_t n = 0; n < count; n++) {
    uint64_t from = first;
    while (from < count && (used[from] || !same(kept + from * size, (unsigned char *)base + n * size, size))) from++;
    if (from == count) continue;
    used[from] = 1;
    while (first < count && used[first]) first++;
    for (uint64_t k = 0; k < size; k++) set_one((uint64_t)base + n * size + k, marks[from * size + k]);
  }
  free(used);
  free(kept);
}
