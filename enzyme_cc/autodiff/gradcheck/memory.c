/* What the traced copy of the program (tracing.py) tells of memory, in a forked child.
 *
 * Each pointer of the traced copy has a companion: where the shadow of what it points to lies. The companion is
 * the shadow's address with, in its upper 16 bits, the argument that both were reached from, counted from 1; a
 * companion without them is none. Behind enzyme_const arguments nothing has a shadow: there the companion is the
 * pointer's own address, and the topmost bit is set.
 *
 * Pointers in memory: what the copy stored itself is in the table `stored`; for the rest the shadow is read beside
 * the primal. Both are looked up by address. A pointer whose way was lost (through integers) is looked up by its
 * value among all that were seen.
 */

enum { ARGUMENT = 48, CONSTANT = 1 << 15 };

static long tag_of(const char *companion) { return (uint64_t)companion >> ARGUMENT; }
static char *shadow_of(const char *companion) {
  return (char *)((uint64_t)companion & (((uint64_t)1 << ARGUMENT) - 1));
}
static char *tagged(const char *pointer, long tag) {
  return (char *)((uint64_t)shadow_of(pointer) | (uint64_t)tag << ARGUMENT);
}

enum { MOST_POINTERS = 1 << 22, MOST_FUNCTIONS = 1 << 16 };

struct pointer { char *at, *value, *companion; };

static struct shared *recording;
static int *cell_table;                  /* 1 + the cell of an address */
static struct pointer *stored, *seen;    /* by address; by value */
static long stored_count, seen_count;
static long events;
static const struct function { void *original, *traced; } **functions;

static uint64_t hash(const void *key) { return ((uint64_t)key >> 2) * 0x9E3779B97F4A7C15u; }

static void too_much(void) {
  recording->too_many = 1;
  _exit(0);
}

static void *pages(size_t bytes, int sharing) {
  void *found = mmap(0, bytes, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return found == MAP_FAILED ? 0 : found;
}

static struct pointer *place(struct pointer *table, const char *key, int by_value) {
  uint64_t slot = hash(key) >> 41;
  while (table[slot].at && (by_value ? table[slot].value : table[slot].at) != key)
    slot = (slot + 1) % (2 * MOST_POINTERS);
  return &table[slot];
}

static void remember(struct pointer *table, long *count, char *at, char *value, char *companion, int by_value) {
  struct pointer *entry = place(table, by_value ? value : at, by_value);
  if (!entry->at && ++*count > MOST_POINTERS) too_much();
  entry->at = at;
  entry->value = value;
  entry->companion = companion;
}

static void see(char *value, char *companion) {
  if (value && tag_of(companion)) remember(seen, &seen_count, value, value, companion, 1);
}

/* Whether a word of memory can be read. */
static int readable(const char *at) {
  static uint64_t known[256];
  uint64_t page = (uint64_t)at >> 12;
  if (known[page % 256] == page) return 1;
  unsigned char here;
  if (!page || page >> 36 || mincore((void *)(page << 12), 1, &here)) return 0;
  known[page % 256] = page;
  return 1;
}

/* An address that is passed as an integer. */
SHARED void __enzyme_cc_check_saw(char *value, char *companion) {
  if (recording) see(value, companion);
}

SHARED char *__enzyme_cc_check_found(char *value) {
  if (!recording || !value) return 0;
  struct pointer *entry = place(seen, value, 1);
  return entry->at ? entry->companion : 0;
}

SHARED char *__enzyme_cc_check_pointer_loaded(char *at, char *companion, char *value) {
  if (!recording || !value) return 0;
  struct pointer *entry = place(stored, at, 0);
  if (entry->at && entry->value == value) return entry->companion;
  long tag = tag_of(companion);
  if (!tag) return __enzyme_cc_check_found(value);
  char *found = 0;
  if (tag & CONSTANT) {
    found = tagged(value, tag);
  } else {
    char *shadow = shadow_of(companion), *there = 0;
    if (readable(shadow) && readable(shadow + 7)) memcpy(&there, shadow, sizeof there);
    if (there == value) found = tagged(value, tag | CONSTANT);
    else if (there && !((uint64_t)there >> ARGUMENT)) found = tagged(there, tag);
  }
  see(value, found);
  return found;
}

SHARED void __enzyme_cc_check_pointer_stored(char *at, char *value, char *companion) {
  if (!recording) return;
  remember(stored, &stored_count, at, value, companion, 0);
  see(value, companion);
}

/* The traced copy of a function, or the function itself. */
SHARED void *__enzyme_cc_check_traced(void *function) {
  if (!functions) return function;
  uint64_t slot = hash(function) >> 47;
  while (functions[slot] && functions[slot]->original != function) slot = (slot + 1) % (2 * MOST_FUNCTIONS);
  return functions[slot] ? functions[slot]->traced : function;
}

static void learn_functions(const struct function *table, long count) {
  for (long i = 0; i < count && i < MOST_FUNCTIONS; i++) {
    uint64_t slot = hash(table[i].original) >> 47;
    while (functions[slot]) slot = (slot + 1) % (2 * MOST_FUNCTIONS);
    functions[slot] = &table[i];
  }
}

/* ---- numbers */

static int size_of(int kind) { return kind == FLOAT || kind == BITS4 ? 4 : kind == LONG_DOUBLE ? 16 : 8; }

static void touch_constant(char *primal, long tag, int kind, int reads) {
  struct shared *shared = recording;
  for (long i = 0; i < shared->constants; i++) {
    struct constant *known = &shared->constant[i];
    if (known->primal != primal) continue;
    if (reads) known->read_after = 1;
    return;
  }
  if (reads || kind >= BITS4 || shared->constants == MOST_CONSTANTS) return;
  shared->constant[shared->constants++] = (struct constant){primal, (short)(tag & ~CONSTANT), (char)kind, 0, 0};
}

static void touch(char *primal, char *companion, int kind, int reads) {
  long tag = tag_of(companion);
  if (!tag && !(tag = tag_of(companion = __enzyme_cc_check_found(primal)))) return;
  if (tag & CONSTANT) {
    touch_constant(primal, tag, kind, reads);
    return;
  }
  char *shadow = shadow_of(companion);
  if (shadow == primal || !readable(shadow)) return;
  uint64_t slot = hash(primal) >> 41;
  while (cell_table[slot]) {
    struct cell *cell = &recording->cell[cell_table[slot] - 1];
    if (cell->primal == primal) {
      if (!reads) cell->written = 1;
      if (cell->kind >= BITS4 && kind < BITS4) {
        int halves = cell->kind == BITS8 && kind == FLOAT, read_first = cell->read_first, written = cell->written;
        cell->kind = (char)kind;
        if (halves && read_first) touch(primal + 4, companion + 4, BITS4, 1);
        if (halves && written) touch(primal + 4, companion + 4, BITS4, 0);
      }
      return;
    }
    slot = (slot + 1) % TABLE;
  }
  if (recording->cells == MOST_CELLS) too_much();
  struct cell *cell = &recording->cell[recording->cells++];
  cell_table[slot] = (int)recording->cells;
  *cell = (struct cell){.primal = primal, .shadow = shadow, .kind = (char)kind, .argument = (short)(tag - 1),
                        .read_first = (char)reads, .written = (char)!reads};
}

SHARED void __enzyme_cc_check_touched(char *primal, char *companion, int kind, int count, int reads) {
  events++;
  if (!recording) return;
  int size = size_of(kind);
  for (int i = 0; i < count; i++) touch(primal + i * size, companion + i * size, kind, reads);
}

/* Bytes that are moved or set; what they are is seen where they are used, or by their look (trials.c). */
static void bytes_touched(char *primal, char *companion, long bytes, int reads) {
  long at = 0, tag = tag_of(companion);
  if (!tag || tag & CONSTANT) return;
  for (; at < bytes && (uint64_t)(primal + at) % 4; at++) {}
  if (at + 4 <= bytes && (uint64_t)(primal + at) % 8) {
    touch(primal + at, companion + at, BITS4, reads);
    at += 4;
  }
  for (; at + 8 <= bytes; at += 8) {
    /* two numbers of 4 bytes stay two */
    uint64_t slot = hash(primal + at + 4) >> 41;
    while (cell_table[slot] && recording->cell[cell_table[slot] - 1].primal != primal + at + 4)
      slot = (slot + 1) % TABLE;
    int halves = cell_table[slot] != 0;
    touch(primal + at, companion + at, halves ? BITS4 : BITS8, reads);
    if (halves) touch(primal + at + 4, companion + at + 4, BITS4, reads);
  }
  if (at + 4 <= bytes) touch(primal + at, companion + at, BITS4, reads);
}

SHARED void __enzyme_cc_check_copied(char *to, char *to_companion, char *from, char *from_companion, long bytes) {
  if (!recording || bytes <= 0) return;
  bytes_touched(from, from_companion, bytes, 1);
  bytes_touched(to, to_companion, bytes, 0);
  int backwards = to > from;
  for (long word = 0; word + 8 <= bytes; word += 8) {
    long at = backwards ? (bytes / 8) * 8 - 8 - word : word;
    char *value;
    memcpy(&value, from + at, sizeof value);
    if ((uint64_t)value < 4096 || (uint64_t)value >> 47) continue;
    char *companion = __enzyme_cc_check_pointer_loaded(from + at, tag_of(from_companion) ? from_companion + at : 0, value);
    if (tag_of(companion)) __enzyme_cc_check_pointer_stored(to + at, value, companion);
  }
}

SHARED void __enzyme_cc_check_filled(char *to, char *companion, long bytes) {
  if (recording) bytes_touched(to, companion, bytes, 0);
}

SHARED void __enzyme_cc_check_examined(char *from, char *companion, long bytes) {
  if (recording && bytes > 0 && bytes < 1 << 20) bytes_touched(from, companion, bytes, 1);
}

extern size_t malloc_usable_size(void *) __attribute__((weak));

/* The function frees memory of the caller's: its shadow goes too, and the gradient lies elsewhere, or the program warns
 * that it is lost. What lay there cannot be compared. */
SHARED void __enzyme_cc_check_released(char *start, char *companion) {
  if (!recording || !start || !tag_of(companion)) return;
  size_t bytes = malloc_usable_size ? malloc_usable_size(start) : 8;
  for (long i = 0; i < recording->cells; i++) {
    struct cell *cell = &recording->cell[i];
    if (cell->primal >= start && cell->primal < start + bytes) cell->freed = 1;
  }
}

/* ---- numbers that may have come without their derivatives: through text, bits, functions said to be inactive */

static enum { NOT_PROBING, NOTE_PROBES, COMPARE_PROBES } probing;
static struct shared *probed;
static long probe_count;

SHARED void __enzyme_cc_check_probe(int probe, double value) {
  if (!probing || probe >= MOST_PROBES || probe_count == MOST_PROBED) return;
  long at = probe_count++;
  if (probing == NOTE_PROBES) {
    probed->probe[at].probe = probe;
    probed->probe[at].value = value;
    probed->probed = probe_count;
  } else if (at < probed->probed && probed->probe[at].probe == probe) {
    double before = probed->probe[at].value;
    if (before != value && (before == before || value == value)) probed->suspect[probe] = 1;
  } else {
    probe_count = MOST_PROBED;  /* another way through the program: no more to compare */
  }
}

/* 1 where a function is called at the edge of its domain. Such a probe is suspect if it is not so a step away. */
SHARED void __enzyme_cc_check_edge(int probe, double met) {
  if (probing && probe < MOST_PROBES) probed->edge[probe] = 1;
  __enzyme_cc_check_probe(probe, met);
}

/* ---- memory that the function makes for itself has no shadow outside */

enum { MOST_BLOCKS = 1 << 16 };
static struct { char *start, *end; } *blocks;
static long block_count;

SHARED void __enzyme_cc_check_allocated(char *start, long bytes) {
  if (!recording || !start || !blocks) return;
  blocks[block_count % MOST_BLOCKS].start = start;
  blocks[block_count++ % MOST_BLOCKS].end = start + bytes;
}

static int in_own_block(const char *at) {
  for (long i = 0; i < block_count && i < MOST_BLOCKS; i++)
    if (at >= blocks[i].start && at < blocks[i].end) return 1;
  return 0;
}

/* ---- functions of which only the declaration is known: what they write is seen by comparing */

enum { WATCHED = 4096, MOST_WATCHED = 8 };
static struct { char *primal, *companion; long bytes; char before[WATCHED]; } watched[MOST_WATCHED];
static int watching;

SHARED void __enzyme_cc_check_watch(char *primal, char *companion) {
  if (!recording || !tag_of(companion) || tag_of(companion) & CONSTANT || watching == MOST_WATCHED) return;
  long bytes = 4096 - (long)((uint64_t)primal % 4096);
  if (bytes < WATCHED && readable(primal + bytes)) bytes = WATCHED;
  watched[watching].primal = primal;
  watched[watching].companion = companion;
  watched[watching].bytes = bytes;
  memcpy(watched[watching++].before, primal, (size_t)bytes);
}

SHARED void __enzyme_cc_check_watched(void) {
  if (!recording) return;
  for (int i = 0; i < watching; i++) {
    long end = watched[i].bytes;
    for (int j = 0; j < watching; j++)  /* another argument's memory begins */
      if (watched[j].primal > watched[i].primal && watched[j].primal < watched[i].primal + end)
        end = watched[j].primal - watched[i].primal;
    for (long at = 0; at + 4 <= end; at += 4) {
      int whole = (uint64_t)(watched[i].primal + at) % 8 == 0 && at + 8 <= end;
      int size = whole ? 8 : 4;
      if (memcmp(watched[i].primal + at, watched[i].before + at, (size_t)size) && !in_own_block(watched[i].primal + at))
        touch(watched[i].primal + at, watched[i].companion + at, whole ? BITS8 : BITS4, 0);
      if (whole) at += 4;
    }
  }
  watching = 0;
}

/* The same step from node to node of a tree or list on the shadow's side. */
SHARED char *__enzyme_cc_check_shadowed(char *companion, char *(*step)(char *)) {
  long tag = tag_of(companion);
  if (!recording || !tag) return 0;
  return tagged(step(shadow_of(companion)), tag);
}
