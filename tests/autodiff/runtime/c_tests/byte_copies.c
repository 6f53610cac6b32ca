#include "runtime/byte_copies.c"
#include "check.h"

/* Shadows of bytes at any place: addresses are copied, adjoints at `to` stay, what was an address there does not. */
static void of_addresses(void) {
  char to[40] __attribute__((aligned(8))) = {0}, from[40] __attribute__((aligned(8))) = {0};
  double seed = 1, constant = 3;
  void *address = to, *old = from, *found;
  memcpy(from + 3, &address, 8), from[11] = 7;
  memcpy(to + 12, &seed, 8), memcpy(to + 20, &old, 8);
  __enzyme_cc_addresses_copied(to + 3, from + 3, 26);
  memcpy(&found, to + 3, 8);
  CHECK(found == address && to[11] == 0 && !memcmp(to + 12, &seed, 8));
  memcpy(&found, to + 20, 8);
  CHECK(!found);
  memcpy(from + 16, &address, 8);  /* in two parts, as the word shows that they lie in */
  __enzyme_cc_addresses_copied(to + 33, from + 16, 3);
  __enzyme_cc_addresses_copied(to + 36, from + 19, 4);
  CHECK(!memcmp(to + 33, &address, 7));
  memset(from + 24, 0, 8), from[25] = 5, to[1] = 9;
  __enzyme_cc_addresses_copied(to, from + 24, 3);
  CHECK(to[1] == 9);
  memcpy(from, &constant, 8);  /* those that overlap are copied as they are */
  __enzyme_cc_addresses_copied(from + 1, from, 8);
  CHECK(!memcmp(from + 1, &constant, 8));
}

int main(int argc, char **argv) {
  if (argc > 1) {
    if (!strcmp(argv[1], "swap")) __enzyme_cc_overlapping_swap();
    if (!strcmp(argv[1], "repeated")) __enzyme_cc_repeated_bytes();
    char bytes[24] __attribute__((aligned(8))) = {[17] = 1}, from[24] __attribute__((aligned(8)));
    if (!strcmp(argv[1], "odd")) __enzyme_cc_odd_bytes(bytes, from, 18, "program.c:3:5: ");
    if (!strcmp(argv[1], "odd places")) bytes[17] = 0, bytes[2] = 1, __enzyme_cc_odd_bytes(bytes + 1, from + 1, 9, 0);
    return 0;
  }
  char up[] = "abcdefgh", down[] = "abcdefgh", pairs[] = "abcdefgh", alone[9] = "xxxxxxxx";
  __enzyme_cc_copy_up(up + 1, up, 7, 1);
  CHECK(!strcmp(up, "aaaaaaaa"));              /* each byte that was copied is copied again */
  __enzyme_cc_copy_down(down, down + 1, 7, 1);
  CHECK(!strcmp(down, "hhhhhhhh"));
  __enzyme_cc_copy_up(pairs + 2, pairs, 6, 2);
  CHECK(!strcmp(pairs, "abababab"));
  __enzyme_cc_copy_up(alone, up, 0, 1);
  CHECK(!strcmp(alone, "xxxxxxxx"));
  __enzyme_cc_copy_up(alone, pairs, 8, 4);
  CHECK(!strcmp(alone, "abababab"));
  char to[24] __attribute__((aligned(8))), from[24] __attribute__((aligned(8)));
  memset(to, 1, 16), memset(to + 16, 0, 8);
  __enzyme_cc_odd_bytes(to, from, 24, 0);      /* whole words, and odd bytes that are zero */
  __enzyme_cc_odd_bytes(to, from + 1, 18, 0);  /* one block is aligned */
  __enzyme_cc_odd_bytes(to + 17, from + 1, 5, 0);
  __enzyme_cc_odd_bytes(to + 1, from + 1, 0, 0);
  of_addresses();
  return 0;
}
