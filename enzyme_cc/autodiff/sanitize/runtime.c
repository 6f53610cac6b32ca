/* What a program built with `--enzyme-sanitize` runs: where the bytes of active numbers go. c_sources.py makes runtime.ll.
 *
 * Each byte of a value and of memory has a label, that says what it is in this run:
 *
 *   clean    computed from no active number
 *   number   byte k of one active number of so many bytes; the serial number tells one number from another
 *   raw      a byte that the caller of the derivative handed over for differentiation, by its address. Whether a number
 *            lies there shows when something computes with it as one: see `numbers`
 *   pointer  an address of such memory
 *   mixed    some function of bytes of the above: bits of numbers, if one of those that it was made of is a number's
 *
 * The instrumented copies of functions (instrumented.py) call what stands here with arrays of labels, one for each byte;
 * none at all (a null pointer) means that all are clean. What a number's bits do where no derivative goes is noted at a
 * `site`. As raw bytes may turn out to be numbers later, all is told when the program ends.
 */

#define _GNU_SOURCE
#include <stdint.h>
#include <stddef.h>

#define SHARED __attribute__((weak, visibility("hidden")))

/* of the system, spelled out so that no header's inline code or macros come along */
extern void *mmap(void *, size_t, int, int, int, long), *realloc(void *, size_t), *malloc(size_t);
extern void free(void *), abort(void) __attribute__((noreturn));
extern int fflush(void *), dprintf(int, const char *, ...), atexit(void (*)(void)), open(const char *, int, ...), close(int);
extern char *getenv(const char *);
extern void *memcpy(void *, const void *, size_t), *memset(void *, int, size_t);
extern int memcmp(const void *, const void *, size_t);
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, MAP_ANONYMOUS = 0x20, MAP_NORESERVE = 0x4000 };
enum { O_WRONLY = 1, O_CREAT = 0100, O_APPEND = 02000 };

typedef uint64_t label;
enum { CLEAN, NUMBER, RAW, POINTER, MIXED };
#define KIND(l) ((int)((l) >> 60))
#define PAYLOAD(l) ((l) & (((label)1 << 48) - 1))
#define LABEL(kind, payload) ((label)(kind) << 60 | (payload))
#define WRITTEN ((label)1) /* in memory: clean because something clean was written; 0 is as the request found it */

static label number_byte(uint64_t serial, int size, int k) {
  return LABEL(NUMBER, serial & (((label)1 << 48) - 1)) | (label)(size & 15) << 54 | (label)(k & 15) << 50;
}

static void *pages(size_t bytes) {
  void *found = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (found == (void *)-1) abort();
  return found;
}

/* ---- which bits are of numbers: nodes of what mixed bytes were made of */

enum { NONE, CERTAIN, FIRST };
struct node { uint64_t address; uint32_t left, right; }; /* a raw byte, or what was made of two */
static struct node *nodes;
static uint32_t node_count = FIRST, most_nodes;

enum { SLOTS = 1 << 22 };
struct found { uint64_t address; uint32_t size; };
static struct found *numbers; /* addresses at which a raw number begins */
static uint64_t numbers_known, numbers_lost;

static struct found *number_slot(uint64_t address) {
  if (!numbers) numbers = pages(sizeof *numbers * SLOTS);
  uint64_t slot = (address * 0x9E3779B97F4A7C15u) >> 42;
  while (numbers[slot].address && numbers[slot].address != address) slot = (slot + 1) % SLOTS;
  return &numbers[slot];
}

static void is_number(uint64_t address, int size) {
  struct found *slot = number_slot(address);
  if (slot->address) { if (slot->size < (uint32_t)size) slot->size = size; return; }
  if (numbers_known > SLOTS / 2) { numbers_lost++; return; }
  numbers_known++;
  slot->address = address;
  slot->size = size;
}

static int lies_in_number(uint64_t address) {
  for (int back = 0; back < 16; back++) {
    struct found *slot = number_slot(address - back);
    if (slot->address && slot->size > (uint32_t)back) return 1;
  }
  return 0;
}

static uint32_t new_node(uint64_t address, uint32_t left, uint32_t right) {
  if (node_count >= most_nodes) {
    if (most_nodes >= 1u << 26) return left ? left : CERTAIN;
    most_nodes = most_nodes ? 2 * most_nodes : 1 << 16;
    nodes = realloc(nodes, sizeof *nodes * most_nodes);
    if (!nodes) abort();
  }
  nodes[node_count] = (struct node){address, left, right};
  return node_count++;
}

static uint32_t node_of(label l) {
  switch (KIND(l)) {
  case NUMBER: return CERTAIN;
  case MIXED: return (uint32_t)PAYLOAD(l);
  case RAW: return lies_in_number(PAYLOAD(l)) ? CERTAIN : new_node(PAYLOAD(l), 0, 0);
  default: return NONE;
  }
}

static uint32_t joined(uint32_t a, uint32_t b) {
  if (a == CERTAIN || b == CERTAIN) return CERTAIN;
  if (!a || a == b) return b;
  return b ? new_node(0, a, b) : a;
}

static int has_bits_of_numbers(uint32_t node) {
  while (node >= FIRST) {
    struct node *n = &nodes[node];
    if (n->address) return lies_in_number(n->address);
    uint32_t left = n->left, right = n->right;
    int found = has_bits_of_numbers(left);
    n = &nodes[node];
    if (found) { n->left = n->right = CERTAIN; return 1; }
    n->left = NONE;
    node = right;
  }
  return node == CERTAIN;
}

/* ---- what is told */

/* A place of the program. `what` is empty where it is only told that bits of numbers are handled there. */
struct site { const char *where, *what; struct site *next; uint64_t state; };
enum { UNSEEN, WAITING, TOLD };

struct waiting { struct site *site; uint32_t node; };
static struct waiting *waiting;
static uint64_t waiting_count, most_waiting;
static struct site *told, **told_end = &told;
static uint64_t operations, calls_outside;
static const char *outside[64];

static void tell(struct site *site) {
  if (site->state == TOLD) return;
  site->state = TOLD;
  *told_end = site;
  told_end = &site->next;
}

static void note(struct site *site, uint32_t node) {
  if (!node || !site || site->state == TOLD) return;
  if (node == CERTAIN) { tell(site); return; }
  if (waiting_count && waiting[waiting_count - 1].site == site && waiting[waiting_count - 1].node == node) return;
  if (waiting_count == most_waiting) {
    if (most_waiting >= 1u << 24) return;
    most_waiting = most_waiting ? 2 * most_waiting : 1024;
    waiting = realloc(waiting, sizeof *waiting * most_waiting);
    if (!waiting) abort();
  }
  waiting[waiting_count++] = (struct waiting){site, node};
}

static void finish(void) {
  fflush(0); /* what the program has said comes first */
  for (uint64_t n = 0; n < waiting_count; n++)
    if (waiting[n].site->state != TOLD && has_bits_of_numbers(waiting[n].node)) tell(waiting[n].site);
  const char *name = getenv("ENZYME_SANITIZE_FILE");
  int file = name ? open(name, O_WRONLY | O_CREAT | O_APPEND, 0644) : -1, left = 0;
  for (struct site *s = told; s; s = s->next) {
    if (*s->what) {
      left++;
      dprintf(2, "%s: warning: %s [enzyme-sanitize]\n", s->where, s->what);
    }
    if (file >= 0) dprintf(file, "%s\t%s\n", *s->what ? "left" : "bits", s->where);
  }
  dprintf(2, "enzyme-sanitize: %d place%s at which bits of active numbers go without a derivative; "
          "%llu operations on active numbers followed", left, left == 1 ? "" : "s", (unsigned long long)operations);
  if (calls_outside) {
    dprintf(2, "; not followed: %llu calls of", (unsigned long long)calls_outside);
    for (int n = 0; n < 64 && outside[n]; n++) dprintf(2, "%s %s", n ? "," : "", outside[n]);
  }
  if (numbers_lost) dprintf(2, "; too many numbers were handed over to know all");
  dprintf(2, "\n");
  if (file >= 0) {
    dprintf(file, "followed\t%llu\n", (unsigned long long)operations);
    close(file);
  }
}

/* ---- labels of memory */

enum { PAGE = 4096, LOW = 18 };
static label **table[1 << 17];

static label *page_of(uint64_t address, int make) {
  if (address >> 47) return 0;
  label ***high = &table[address >> 30];
  if (!*high) {
    if (!make) return 0;
    *high = pages(sizeof **high << LOW);
  }
  label **low = &(*high)[address >> 12 & ((1 << LOW) - 1)];
  if (make && !*low) *low = pages(sizeof(label) * PAGE);
  return *low;
}

static int any(const label *l, int64_t n) {
  label found = 0;
  if (l) for (int64_t k = 0; k < n; k++) found |= l[k];
  return KIND(found) != 0;
}

SHARED void __enzyme_cc_sanitize_copy(label *to, const label *from, int64_t n) {
  if (from) memcpy(to, from, n * sizeof *to);
  else memset(to, 0, n * sizeof *to);
}

/* How many of the next bytes lie in one page. */
static int64_t in_page(uint64_t address, int64_t n) {
  int64_t left = PAGE - address % PAGE;
  return n < left ? n : left;
}

SHARED void __enzyme_cc_sanitize_load(label *to, const char *at, const label *pointer, int64_t n) {
  int active = any(pointer, 8);
  for (int64_t k = 0; k < n;) {
    uint64_t address = (uint64_t)at + k;
    int64_t end = k + in_page(address, n - k);
    const label *page = page_of(address, 0);
    if (page) page += address % PAGE;
    for (int64_t first = k; k < end; k++) {
      label l = page == 0 ? 0 : page[k - first];
      to[k] = l ? KIND(l) ? l : 0 : active ? LABEL(RAW, PAYLOAD((uint64_t)at + k)) : 0;
    }
  }
}

SHARED void __enzyme_cc_sanitize_store(char *at, const label *from, int64_t n) {
  for (int64_t k = 0; k < n;) {
    uint64_t address = (uint64_t)at + k;
    int64_t end = k + in_page(address, n - k);
    label *page = page_of(address, 1);
    if (page) page += address % PAGE;
    for (int64_t first = k; k < end; k++)
      if (page) page[k - first] = from && KIND(from[k]) ? from[k] : WRITTEN;
  }
}

/* Memory that is new, or filled with what is clean. */
SHARED void __enzyme_cc_sanitize_clear(char *at, int64_t n) { __enzyme_cc_sanitize_store(at, 0, n); }

SHARED void __enzyme_cc_sanitize_move(char *to, const char *from, const label *pointer, int64_t n) {
  label one;
  for (int64_t k = 0; k < n; k++) {
    int64_t at = to < from ? k : n - 1 - k;
    __enzyme_cc_sanitize_load(&one, from + at, pointer, 1);
    __enzyme_cc_sanitize_store((char *)to + at, &one, 1);
  }
}

/* ---- calls */

enum { ARGUMENTS = 8192, RESULT = 1024 };
static __thread label arguments[ARGUMENTS], result[RESULT];
static __thread const void *ready_for, *result_of;
static const struct function { void *original, *copy; } **functions;
enum { FUNCTIONS = 1 << 17 };

static struct function const **function_slot(const void *original) {
  if (!functions) functions = pages(sizeof *functions * FUNCTIONS);
  uint64_t slot = ((uint64_t)original >> 2) * 0x9E3779B97F4A7C15u >> 47;
  while (functions[slot] && functions[slot]->original != original) slot = (slot + 1) % FUNCTIONS;
  return &functions[slot];
}

/* The copy of a function, or the function itself. */
SHARED void *__enzyme_cc_sanitize_instrumented(void *function) {
  const struct function *found = *function_slot(function);
  return found ? found->copy : function;
}

/* Where the caller puts the labels of the arguments of `callee`. */
SHARED label *__enzyme_cc_sanitize_arguments(const void *callee) {
  ready_for = callee;
  result_of = 0;
  return arguments;
}

/* In the callee: where its caller put them, or null. */
SHARED label *__enzyme_cc_sanitize_given(const void *callee) {
  if (ready_for != callee) return 0;
  ready_for = 0;
  return arguments;
}

/* One argument; of callers that are not instrumented nothing is known, and their pointers may lead anywhere. */
SHARED void __enzyme_cc_sanitize_argument(label *to, const label *given, int64_t offset, int64_t n, int pointer) {
  if (given) memcpy(to, given + offset, n * sizeof *to);
  else for (int64_t k = 0; k < n; k++) to[k] = pointer ? LABEL(POINTER, 0) : 0;
}

SHARED void __enzyme_cc_sanitize_return(const void *callee, const label *from, int64_t n) {
  if (n > RESULT) n = RESULT;
  __enzyme_cc_sanitize_copy(result, from, n);
  result_of = callee;
}

SHARED void __enzyme_cc_sanitize_returned(label *to, const void *callee, int64_t n) {
  int64_t known = result_of == callee ? n < RESULT ? n : RESULT : 0;
  memcpy(to, result, known * sizeof *to);
  memset(to + known, 0, (n - known) * sizeof *to);
  result_of = 0;
}

SHARED void __enzyme_cc_sanitize_outside(const char *name) {
  calls_outside++;
  for (int n = 0; n < 64; n++) {
    if (outside[n] == name) return;
    if (!outside[n]) { outside[n] = name; return; }
  }
}

/* ---- operations */

static uint64_t serial;

static void fresh(label *to, int size) {
  serial++;
  for (int k = 0; k < size; k++) to[k] = number_byte(serial, size, k);
}

/* Whether an operand of arithmetic is an active number. If bits of numbers are in it but it is not one, that is told. */
static int active(struct site *site, const label *l, int size) {
  if (!any(l, size)) return 0;
  if (KIND(l[0]) == NUMBER) {
    label first = l[0];
    int whole = first == number_byte(PAYLOAD(first), size, 0);
    for (int k = 1; whole && k < size; k++) whole = l[k] == number_byte(PAYLOAD(first), size, k);
    if (whole) return 1;
  }
  if (KIND(l[0]) == RAW) {
    int whole = 1;
    for (int k = 1; whole && k < size; k++) whole = l[k] == l[0] + k;
    if (whole) { is_number(PAYLOAD(l[0]), size); return 1; }
  }
  uint32_t node = NONE;
  for (int k = 0; k < size; k++) node = joined(node, node_of(l[k]));
  note(site, node);
  return 0;
}

/* Floating-point arithmetic, and functions of mathematics: each lane of the result depends on that of the operands. */
SHARED void __enzyme_cc_sanitize_compute(struct site *site, label *to, int64_t lanes, int64_t size, const label *a,
                                         int64_t size_a, const label *b, int64_t size_b, const label *c, int64_t size_c) {
  for (int64_t n = 0; n < lanes; n++) {
    int found = active(site, a ? a + n * size_a : 0, size_a) | active(site, b ? b + n * size_b : 0, size_b)
                | active(site, c ? c + n * size_c : 0, size_c);
    if (found) { operations++; if (to) fresh(to + n * size, size); }
    else if (to) memset(to + n * size, 0, size * sizeof *to);
  }
}

/* All of a result depends on all of the operands: `all` is whether one of them is active. */
SHARED int __enzyme_cc_sanitize_uses(struct site *site, const label *l, int64_t lanes, int64_t size) {
  int found = 0;
  for (int64_t n = 0; n < lanes; n++) found |= active(site, l ? l + n * size : 0, size);
  return found;
}

SHARED void __enzyme_cc_sanitize_depends(label *to, int64_t lanes, int64_t size, int all) {
  if (all) operations++;
  for (int64_t n = 0; n < lanes; n++)
    if (all) fresh(to + n * size, size);
    else memset(to + n * size, 0, size * sizeof *to);
}

/* A number in memory that a function has written. */
SHARED void __enzyme_cc_sanitize_written(char *at, int64_t lanes, int64_t size, int all) {
  label one[16];
  for (int64_t n = 0; n < lanes; n++) {
    if (all) fresh(one, size);
    __enzyme_cc_sanitize_store(at + n * size, all ? one : 0, size);
  }
}

/* Integer arithmetic: bits of numbers in it are mixed. */
SHARED void __enzyme_cc_sanitize_mix(struct site *site, label *to, int64_t lanes, int64_t size, const label *a,
                                     const label *b, const label *c) {
  if (!any(a, lanes * size) && !any(b, lanes * size) && !any(c, lanes * size)) {
    memset(to, 0, lanes * size * sizeof *to);
    return;
  }
  for (int64_t n = 0; n < lanes; n++) {
    uint32_t node = NONE;
    int address = 0;
    for (int operand = 0; operand < 3; operand++) {
      const label *l = operand == 0 ? a : operand == 1 ? b : c;
      if (l) for (int k = 0; k < size; k++) {
        node = joined(node, node_of(l[n * size + k]));
        address |= KIND(l[n * size + k]) == POINTER;
      }
    }
    note(site, node);
    label mixed = node ? LABEL(MIXED, node) : address ? LABEL(POINTER, 0) : 0;
    for (int k = 0; k < size; k++) to[n * size + k] = mixed;
  }
}

static int only_sign(label l, int k, int size, unsigned char sign, int op) {
  return k == size - 1 && (KIND(l) == NUMBER || KIND(l) == RAW)
         && (op == '&' ? sign == 0x7f : sign == 0x80);
}

/* Bits that are kept, cleared, set or turned; `op` is one of & | ^ and +, which is | where no bit is in both. The sign of
 * a number may change: its derivative changes with it. */
SHARED void __enzyme_cc_sanitize_bits(struct site *site, int op, label *to, int64_t lanes, int64_t size,
                                      const unsigned char *x, const label *a, const unsigned char *y, const label *b) {
  if (!any(a, lanes * size) && !any(b, lanes * size)) {
    memset(to, 0, lanes * size * sizeof *to);
    return;
  }
  for (int64_t n = 0; n < lanes; n++) {
    if (op == '+') {
      int both = 0;
      for (int k = 0; k < size; k++) both |= x[n * size + k] & y[n * size + k];
      if (both) {
        __enzyme_cc_sanitize_mix(site, to + n * size, 1, size, a ? a + n * size : 0, b ? b + n * size : 0, 0);
        continue;
      }
    }
    for (int k = 0; k < size; k++) {
      int64_t at = n * size + k;
      label la = a ? a[at] : 0, lb = b ? b[at] : 0, l;
      if (KIND(la) && KIND(lb)) l = la == lb && op != '^' ? la : LABEL(MIXED, joined(node_of(la), node_of(lb)));
      else if (!KIND(la) && !KIND(lb)) l = 0;
      else {
        label own = KIND(la) ? la : lb;
        unsigned char other = KIND(la) ? y[at] : x[at];
        if (op == '&' ? other == 0xff : !other) l = own;
        else if (op == '&' && !other) l = 0;
        else if (only_sign(own, k, size, other, op)) l = own;
        else l = KIND(own) == POINTER ? own : LABEL(MIXED, node_of(own));
      }
      if (KIND(l) == MIXED) {
        if (PAYLOAD(l) == NONE) l = LABEL(POINTER, 0);
        else note(site, (uint32_t)PAYLOAD(l));
      }
      to[at] = l;
    }
  }
}

/* `op` is < or > (zeros come in), or s: copies of the sign do. Whole bytes move; by other amounts bits are mixed. */
SHARED void __enzyme_cc_sanitize_shift(struct site *site, int op, label *to, int64_t lanes, int64_t size, const label *a,
                                       const unsigned char *amount, const label *b) {
  for (int64_t n = 0; n < lanes; n++) {
    uint64_t by = 0;
    memcpy(&by, amount + n * size, size < 8 ? size : 8);
    const label *from = a ? a + n * size : 0;
    label *into = to + n * size;
    if (by % 8 || any(b ? b + n * size : 0, size)) {
      __enzyme_cc_sanitize_mix(site, into, 1, size, from, b ? b + n * size : 0, 0);
      continue;
    }
    int64_t bytes = by / 8;
    label sign = op == 's' && from ? from[size - 1] : 0;
    if (KIND(sign)) sign = node_of(sign) ? LABEL(MIXED, node_of(sign)) : LABEL(POINTER, 0);
    for (int64_t k = 0; k < size; k++) {
      int64_t source = op == '<' ? k - bytes : k + bytes;
      into[k] = source < 0 ? 0 : source >= size ? sign : from ? from[source] : 0;
    }
  }
}

/* A product: a power of two shifts. */
SHARED void __enzyme_cc_sanitize_multiply(struct site *site, label *to, int64_t lanes, int64_t size,
                                          const unsigned char *x, const label *a, const unsigned char *y, const label *b) {
  for (int64_t n = 0; n < lanes; n++) {
    const label *la = a ? a + n * size : 0, *lb = b ? b + n * size : 0, *own = any(la, size) ? la : lb;
    uint64_t other = 0;
    memcpy(&other, (own == la ? y : x) + n * size, size < 8 ? size : 8);
    if (any(la, size) && any(lb, size)) other = 0;
    uint64_t by = other && !(other & (other - 1)) ? __builtin_ctzll(other) : 1;
    if (by % 8) __enzyme_cc_sanitize_mix(site, to + n * size, 1, size, la, lb, 0);
    else __enzyme_cc_sanitize_shift(site, '<', to + n * size, 1, size, own, (const unsigned char *)&by, 0);
  }
}

/* bswap: the bytes of each lane the other way round. */
SHARED void __enzyme_cc_sanitize_reverse(label *to, int64_t lanes, int64_t size, const label *a) {
  for (int64_t n = 0; n < lanes; n++)
    for (int k = 0; k < size; k++) to[n * size + k] = a ? a[n * size + size - 1 - k] : 0;
}

/* From lanes of so many bytes to wider or narrower ones. */
SHARED void __enzyme_cc_sanitize_widen(label *to, int64_t lanes, int64_t size, const label *a, int64_t size_a, int sign) {
  for (int64_t n = 0; n < lanes; n++) {
    label top = sign && a ? a[n * size_a + size_a - 1] : 0;
    if (KIND(top)) top = node_of(top) ? LABEL(MIXED, node_of(top)) : LABEL(POINTER, 0);
    for (int k = 0; k < size; k++) to[n * size + k] = k < size_a ? a ? a[n * size_a + k] : 0 : top;
  }
}

/* Integers become numbers, or are handed to what may make numbers of them. */
SHARED void __enzyme_cc_sanitize_leave(struct site *site, const label *l, int64_t n) {
  uint32_t node = NONE;
  if (l) for (int64_t k = 0; k < n; k++) node = joined(node, node_of(l[k]));
  note(site, node);
}

/* qsort, and qsort_r with its context: the elements move with their labels. */
SHARED void __enzyme_cc_sanitize_sort(char *base, const label *pointer, uint64_t count, uint64_t size,
                                      int (*compare)(const void *, const void *, void *), void *context,
                                      const label *of_context) {
  if (count < 2 || !size) return;
  uint64_t *order = malloc(2 * count * sizeof *order), *other = order + count;
  char *bytes = malloc(count * size);
  label *labels = malloc(count * size * sizeof *labels);
  if (!order || !bytes || !labels) abort();
  for (uint64_t n = 0; n < count; n++) order[n] = n;
  for (uint64_t width = 1; width < count; width *= 2) {
    for (uint64_t low = 0; low < count; low += 2 * width) {
      uint64_t middle = low + width < count ? low + width : count, high = middle + width < count ? middle + width : count;
      for (uint64_t i = low, j = middle, k = low; k < high; k++) {
        int left = i < middle;
        if (left && j < high) {
          label *given = __enzyme_cc_sanitize_arguments((const void *)compare);
          __enzyme_cc_sanitize_copy(given, pointer, 8);
          __enzyme_cc_sanitize_copy(given + 8, pointer, 8);
          __enzyme_cc_sanitize_copy(given + 16, of_context, 8);
          left = compare(base + order[i] * size, base + order[j] * size, context) <= 0;
        }
        other[k] = left ? order[i++] : order[j++];
      }
    }
    uint64_t *swapped = order;
    order = other;
    other = swapped;
  }
  for (uint64_t n = 0; n < count; n++) {
    memcpy(bytes + n * size, base + order[n] * size, size);
    __enzyme_cc_sanitize_load(labels + n * size, base + order[n] * size, pointer, size);
  }
  memcpy(base, bytes, count * size);
  __enzyme_cc_sanitize_store(base, labels, count * size);
  free(order < other ? order : other);
  free(bytes);
  free(labels);
}

/* ---- requests */

static uint64_t by_value = (uint64_t)1 << 47;

/* A number that is handed over by value. */
SHARED void __enzyme_cc_sanitize_number(label *to, int64_t lanes, int64_t size) {
  for (int64_t n = 0; n < lanes; n++) fresh(to + n * size, size);
}

/* A structure that is: what is a number in it will show. */
SHARED void __enzyme_cc_sanitize_structure(label *to, int64_t n) {
  for (int64_t k = 0; k < n; k++) to[k] = LABEL(RAW, by_value++);
  by_value = (by_value + 64) & ~(uint64_t)63;
}

SHARED void __enzyme_cc_sanitize_address(label *to, int64_t n) {
  for (int64_t k = 0; k < n; k++) to[k] = LABEL(POINTER, 0);
}

SHARED void __enzyme_cc_sanitize_begin(const struct function *table, int64_t count) {
  static const void *begun;
  if (!begun) atexit(finish);
  begun = table;
  if (!count || *function_slot(table->original)) return;
  for (int64_t n = 0; n < count; n++) *function_slot(table[n].original) = &table[n];
}
