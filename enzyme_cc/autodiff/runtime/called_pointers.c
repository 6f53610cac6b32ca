/* A function that is called through a pointer, and of which there are no derivatives: the program ends, and says which
 * function it is. Its name is in the object's tables of symbols, be it local there. */

#include "support.h"

/* Functions that were at hand when their caller was differentiated and could not be, and why; the last is null. */
struct left_out {
  const void *function;
  const char *name, *reason;
};

struct image {
  const char *file;
  void *base;
  const char *symbol;
  void *address;
};

extern int dladdr(const void *, struct image *) __attribute__((weak)); /* programs that are linked statically are without */
extern int open(const char *, int, ...), close(int);
extern long lseek(int, long, int);

enum {
  READ = 1, PRIVATE = 2, FROM_END = 2,
  OF_ANY_PLACE = 3,                   /* e_type of what is loaded anywhere */
  SYMBOLS = 2, FUNCTION = 2, INDIRECT_FUNCTION = 10
};

/* What is read of an ELF file, of 64 bits: the header, a section's, a symbol. */
struct header {
  unsigned char magic[16];
  uint16_t type, machine;
  uint32_t version;
  uint64_t entry, segments, sections;
  uint32_t flags;
  uint16_t size, segment_size, segment_count, section_size, section_count, names;
};
struct section {
  uint32_t name, type;
  uint64_t flags, address, offset, size;
  uint32_t link, info;
  uint64_t align, entry_size;
};
struct symbol {
  uint32_t name;
  unsigned char info, other;
  uint16_t section;
  uint64_t value, size;
};

static void say(const char *text) {
  uint64_t length = 0;
  while (text[length]) length++;
  write(2, text, length);
}

static void say_address(uint64_t address) {
  char text[19] = "0x";
  int length = 2, digit = 60;
  while (digit && !(address >> digit)) digit -= 4;
  for (; digit >= 0; digit -= 4) text[length++] = "0123456789abcdef"[address >> digit & 15];
  text[length] = 0;
  say(text);
}

/* The name of the function at an address, in the symbols of a file that is loaded at `base`. */
static const char *name_in(const char *file, uint64_t base, uint64_t address) {
  int opened = open(file, 0);
  if (opened < 0) return NULL;
  uint64_t size = lseek(opened, 0, FROM_END);
  const char *text = size < sizeof(struct header) || (long)size < 0 ? (void *)-1 : mmap(NULL, size, READ, PRIVATE, opened, 0);
  close(opened);
  if (text == (void *)-1) return NULL;
  const struct header *header = (const void *)text;
  uint64_t bias = header->type == OF_ANY_PLACE ? base : 0;
  if (header->magic[0] != 0x7f || header->magic[4] != 2 || header->section_size != sizeof(struct section) ||
      header->sections > size || (size - header->sections) / sizeof(struct section) < header->section_count) return NULL;
  const struct section *sections = (const void *)(text + header->sections);
  for (unsigned number = 0; number < header->section_count; number++) {
    const struct section *table = &sections[number];
    if (table->type != SYMBOLS || table->link >= header->section_count) continue;
    const struct section *names = &sections[table->link];
    if (table->offset > size || table->size > size - table->offset || names->offset > size ||
        names->size > size - names->offset) continue;
    const struct symbol *symbols = (const void *)(text + table->offset);
    for (uint64_t each = 0; each < table->size / sizeof(struct symbol); each++) {
      int kind = symbols[each].info & 15;
      if ((kind == FUNCTION || kind == INDIRECT_FUNCTION) && symbols[each].section &&
          symbols[each].value + bias == address && symbols[each].name < names->size)
        return text + names->offset + symbols[each].name;
    }
  }
  return NULL;
}

static const char *name_of(const void *function) {
  struct image image = {NULL, NULL, NULL, NULL};
  if (!dladdr || !dladdr(function, &image)) return name_in("/proc/self/exe", 0, (uint64_t)function);
  if (image.symbol && image.address == function) return image.symbol;
  const char *file = "/proc/self/exe"; /* the program's own name need not be a path */
  for (const char *c = image.file; c && *c; c++)
    if (*c == '/') file = image.file;
  return name_in(file, (uint64_t)image.base, (uint64_t)function);
}

static NOINLINE NORETURN COLD void no_derivative(const void *function, const char *where, const struct left_out *known) {
  say(where);
  if (!function) STOP("enzyme-cc: a null pointer is called here\n");
  while (known->function && known->function != function) known++;
  const char *name = known->function ? known->name : name_of(function);
  say("enzyme-cc: the function ");
  if (name) say("'"), say(name), say("'");
  else say("at "), say_address((uint64_t)function);
  say(" is called here through a pointer, and there is no derivative of it: ");
  if (known->function) {
    say(known->reason);
    STOP("\n");
  }
  STOP("its code was not compiled by enzyme-clang, enzyme-clang++, enzyme-flang or enzyme-rustc, or nothing that was linked "
       "with this call takes its address; compile the file that defines it with one of them, give it to the link as an "
       "object or a static library, and leave derivatives to the link (--enzyme-when=link)\n");
}

/* Ends the program where there is no table of the derivatives of a function: a table has its own address behind the three
 * derivatives. What lies in the shadow of a pointer may be another function of the program. `where`: the place in the
 * source. */
SHARED IR("\"enzyme_inactive\"") void __enzyme_cc_require_derivatives(const void *const *table, const void *function,
                                                                     const char *where, const struct left_out *known) {
  if (!table || table[3] != table) no_derivative(function, where, known);
}
