/* What stands in programs for loops that copy bytes over those that they read later, and for what such loops cannot mean
 * (prepare/byte_loops.py puts it there). */

#include "support.h"

/* Unit by unit in ascending order, so that what was copied is copied again, as the loop did. */
SHARED NOINLINE void __enzyme_cc_copy_up(char *to, const char *from, uint64_t bytes, uint64_t unit) {
  for (uint64_t done = 0; done < bytes; done += unit) __builtin_memmove(to + done, from + done, unit);
}

SHARED NOINLINE void __enzyme_cc_copy_down(char *to, const char *from, uint64_t bytes, uint64_t unit) {
  for (uint64_t done = 0; done < bytes; done += unit) {
    uint64_t left = bytes - (done + unit);
    __builtin_memmove(to + left, from + left, unit);
  }
}

SHARED NOINLINE NORETURN void __enzyme_cc_overlapping_swap(void) {
  STOP("enzyme-cc: two blocks of memory that overlap in part are swapped byte by byte in differentiated code\n");
}

/* Adjoints of numbers that were copied several times would have to be counted. */
SHARED NOINLINE NORETURN void __enzyme_cc_repeated_bytes(void) {
  STOP("enzyme-cc: numbers that carry derivatives are copied byte by byte over memory that is copied later\n");
}

/* The place in the source that a message begins with, if it is known. */
static void say_where(const char *where) {
  uint64_t length = 0;
  if (!where) return;
  while (where[length]) length++;
  write(2, where, length);
}

static NOINLINE NORETURN void odd_bytes(const char *where) {
  say_where(where);
  STOP("enzyme-cc: bytes of unknown type that carry derivatives are copied, and no whole numbers\n");
}

/* Shadow bytes of a copy of unknown type that are no part of a whole word of both blocks: none may carry a derivative.
 * Whole words lie where one of the blocks has the alignment of a number; the rest, or all of it, are odd bytes. */
SHARED void __enzyme_cc_odd_bytes(const char *to, const char *from, uint64_t bytes, const char *where) {
  int aligned = ((uintptr_t)to & 7) == 0 || ((uintptr_t)from & 7) == 0;
  for (uint64_t at = aligned ? bytes & -8 : 0; at < bytes; at++)
    if (to[at]) odd_bytes(where);
}

static NOINLINE NORETURN void parts_meet(const char *where) {
  say_where(where);
  STOP("enzyme-cc: a number is copied in parts, by copies that each move some of its bytes, in differentiated code, "
       "and derivatives of it come from elsewhere too\n");
}

/* How many bytes of an adjoint go back to where a copy of parts of numbers took them from. They cannot be added to what
 * is there, since the other parts of these numbers are elsewhere: nothing may be there. */
SHARED uint64_t __enzyme_cc_parts_moved(const char *to, const char *from, uint64_t bytes, const char *where) {
  uint64_t at = 0;
  while (at < bytes && !to[at]) at++;
  if (at == bytes) return 0;
  for (at = 0; at < bytes; at++)
    if (from[at] && (uintptr_t)(from + at) - (uintptr_t)to >= bytes) parts_meet(where);  /* what is at `to` too leaves */
  return bytes;
}

SHARED uint64_t __enzyme_cc_parts_shared(const char *to, const char *from, uint64_t bytes, const char *where) {
  (void)from;
  for (uint64_t at = 0; at < bytes; at++)
    if (to[at]) parts_meet(where);
  return 0;
}

/* Adjoints of aligned words go back where words may be parts of two numbers: they cannot be added to what is there,
 * unless that is nothing. An address that was copied lies at both; one that lies at `from` alone is left from before. */
SHARED void __enzyme_cc_askew_moved(uint64_t *to, uint64_t *from, uint64_t bytes, const char *where) {
  uint64_t words = bytes / 8;
  if (to == from) return;
  for (uint64_t done = 0; done < words; done++) {
    uint64_t at = to > from ? done : words - 1 - done;
    uint64_t adjoint = to[at], there = from[at];
    if (!(adjoint << 1) || (adjoint == there && !(adjoint >> 48))) continue;
    if (there << 1 && (there >> 48 || !(adjoint >> 48))) parts_meet(where);
    to[at] = 0;
    from[at] = adjoint;
  }
}

/* Whether a word at any place, that ends at `end` at the latest, may be an address: 2 if it has as many bytes as those
 * of the stack, of libraries and of most programs; 1 if it is as small as others may be; 0 if it is as small as what is
 * counted, or has a double's exponent. */
static int likeness(const char *at, const char *end) {
  uint64_t word;
  if (at + 8 > end) return 0;
  __builtin_memcpy(&word, at, 8);
  return word >> 48 ? 0 : word >> 40 ? 2 : word >> 12 ? 1 : 0;
}

/* Whether an address begins here, and none that is likelier, or one that is aligned, before it has ended. */
static int address_begins(const char *at, const char *end) {
  int like = likeness(at, end);
  if (like != 1) return like;
  for (int ahead = 1; ahead < 8; ahead++) {
    int other = likeness(at + ahead, end);
    if (other == 2 || (other && !((uintptr_t)(at + ahead) & 7))) return 0;
  }
  return 1;
}

/* Forwards, of bytes that are copied and lie at any place, only shadows of addresses are copied, and what was one there
 * is none any more. The adjoints of what is copied are yet to come, or lie at `to`, given by the caller of the
 * derivative; what comes from memory without derivatives, which is its own shadow, is none. Less than a word may be a
 * part of an address, as the word tells that it lies in. Blocks that overlap have only what the program put there. */
SHARED void __enzyme_cc_addresses_copied(char *to, const char *from, uint64_t bytes) {
  const char *last = from + bytes, *end = to + bytes;
  int64_t at = 0, new = -8, old = -8;  /* where the last address began */
  if (to < last && from < end) {
    __builtin_memmove(to, from, bytes);
    return;
  }
  if (bytes < 8) {
    const char *word = (const char *)((uintptr_t)from & -8);
    for (; word < last; word += 8)
      if (likeness(word, word + 8)) {
        uint64_t begin = word < from ? 0 : word - from, until = word + 8 < last ? word + 8 - from : bytes;
        __builtin_memcpy(to + begin, from + begin, until - begin);
      }
    return;
  }
  for (; at < (int64_t)bytes; at++) {
    if (at >= new + 8 && address_begins(from + at, last)) new = at;
    if (at >= old + 8 && address_begins(to + at, end)) old = at;
    if (at < new + 8) to[at] = from[at];
    else if (at < old + 8) to[at] = 0;
  }
}

SHARED NOINLINE NORETURN void __enzyme_cc_cut_number(void) {
  STOP("enzyme-cc: a structure is copied up to the midst of a number that carries a derivative\n");
}

/* The same, before the copy; `where`: the place in the source. */
SHARED IR("\"enzyme_inactive\"") void __enzyme_cc_copied_up_to(uint64_t is_cut, const char *where) {
  if (!is_cut) return;
  say_where(where);
  __enzyme_cc_cut_number();
}

/* Whether the words of so many bytes that some bytes are of are zero. */
static int are_zero(const char *begin, const char *end, uint64_t size) {
  const char *last = (const char *)(((uintptr_t)end + size - 1) & -size);
  for (const char *at = (const char *)((uintptr_t)begin & -size); at < last; at++)
    if (*at) return 0;
  return 1;
}

/* Before tangents of a row of numbers of so many bytes each are copied: a number of which only a part is copied carries
 * no derivative, nor does the one that is overwritten. All are such where both blocks lie differently to their words. */
SHARED void __enzyme_cc_parts_copied(const char *to, const char *from, uint64_t bytes, uint64_t size,
                                     const char *where) {
  uint64_t head = -(uintptr_t)to & (size - 1), is_cut = 0;
  if (head > bytes || (((uintptr_t)to ^ (uintptr_t)from) & (size - 1))) head = bytes;
  uint64_t tail = (bytes - head) & (size - 1);
  if (head) is_cut |= !are_zero(to, to + head, size) || !are_zero(from, from + head, size);
  to += bytes, from += bytes;
  if (tail) is_cut |= !are_zero(to - tail, to, size) || !are_zero(from - tail, from, size);
  __enzyme_cc_copied_up_to(is_cut, where);
}
