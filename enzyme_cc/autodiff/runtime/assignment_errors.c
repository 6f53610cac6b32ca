/* What storing each variable in a narrower format would add to the result's error: sums that derivatives fill, written
 * as JSON at the program's exit (interface/assignment_errors.py makes the records). */

#include "support.h"

typedef struct File FILE;
extern FILE *fopen(const char *, const char *);
extern int fprintf(FILE *, const char *, ...), fclose(FILE *), fputc(int, FILE *), strcmp(const char *, const char *);
extern char *getenv(const char *);
extern int atexit(void (*)(void));
extern double __enzyme_cc_rounded(double, int, int);

struct request;
/* One assignment in the source. The strings are null where debug information says nothing. */
struct record {
  struct record *next;
  struct request *request;
  const char *name, *function, *file, *type;
  int64_t declared, line, listed, assignments;
  double max_abs, float_error, half_error;
};
struct request {
  struct request *next;
  struct record *first;
  const char *output, *function, *file;
  int64_t line, listed, calls;
};
/* What an element of memory held when the derivative was called, and its adjoint so far. */
struct start {
  uint64_t address;
  struct record *record;
  double value, adjoint;
  int64_t written;
};

SHARED struct request *__enzyme_cc_error_requests;
SHARED struct start *__enzyme_cc_error_starts;
SHARED uint64_t __enzyme_cc_error_room, __enzyme_cc_error_used;
SHARED int __enzyme_cc_error_lock;

static INLINE void lock(void) {
  while (__atomic_exchange_n(&__enzyme_cc_error_lock, 1, __ATOMIC_ACQUIRE)) {}
}
static INLINE void unlock(void) { __atomic_store_n(&__enzyme_cc_error_lock, 0, __ATOMIC_RELEASE); }

static void text(FILE *out, const char *key, const char *value) {
  fprintf(out, "\"%s\": ", key);
  if (value == 0) { fprintf(out, "null"); return; }
  fputc('"', out);
  for (; *value != 0; value++) {
    if ((unsigned char)*value < 32) fprintf(out, "\\u%04x", (unsigned char)*value);
    else {
      if (*value == '"' || *value == '\\') fputc('\\', out);
      fputc(*value, out);
    }
  }
  fputc('"', out);
}

static void number(FILE *out, const char *key, double value) {
  if (value - value == 0) fprintf(out, "\"%s\": %.17g", key, value);
  else fprintf(out, "\"%s\": null", key);
}

static int same(const char *a, const char *b) { return a == b || (a != 0 && b != 0 && strcmp(a, b) == 0); }
static int same_variable(struct record *a, struct record *b) {
  return same(a->name, b->name) && same(a->function, b->function);
}
static int same_line(struct record *a, struct record *b) { return a->line == b->line && same(a->file, b->file); }

/* Records that are alike in one, in a list of its own; of each the first is what is printed. */
static void entries(FILE *out, struct request *request, int by_line) {
  const char *between = "";
  int (*alike)(struct record *, struct record *) = by_line ? same_line : same_variable;
  for (struct record *one = request->first; one != 0; one = one->next) {
    struct record *before = request->first, sum = *one;
    while (before != one && !alike(before, one)) before = before->next;
    if (before != one) continue;
    for (struct record *other = one->next; other != 0; other = other->next) {
      if (!alike(one, other)) continue;
      sum.assignments += other->assignments;
      sum.float_error += other->float_error;
      sum.half_error += other->half_error;
      if (other->max_abs > sum.max_abs) sum.max_abs = other->max_abs;
    }
    fprintf(out, "%s\n      {", between);
    between = ",";
    if (!by_line) {
      text(out, "name", sum.name), fprintf(out, ", ");
      text(out, "function", sum.function), fprintf(out, ", ");
    }
    text(out, "file", sum.file);
    fprintf(out, ", \"line\": %ld, ", (long)(by_line ? sum.line : sum.declared));
    if (!by_line) {
      text(out, "type", sum.type);
      fprintf(out, ", \"assignments\": %ld, ", (long)sum.assignments);
      number(out, "max_abs", sum.max_abs), fprintf(out, ", ");
    }
    number(out, "float_error", sum.float_error), fprintf(out, ", ");
    number(out, "half_error", sum.half_error);
    fprintf(out, "}");
  }
}

SHARED void __enzyme_cc_error_write(void) {
  struct request *request = __enzyme_cc_error_requests;
  const char *path = getenv("ENZYME_ERROR_REPORT"), *between = "";
  if (path == 0 || *path == 0) path = request->output;
  FILE *out = fopen(path, "w");
  if (out == 0) { perror(path); return; }
  fprintf(out, "{\"requests\": [");
  for (; request != 0; request = request->next) {
    double in_float = 0, in_half = 0;
    for (struct record *each = request->first; each != 0; each = each->next) {
      in_float += each->float_error;
      in_half += each->half_error;
    }
    fprintf(out, "%s\n  {", between);
    between = ",";
    text(out, "function", request->function), fprintf(out, ", ");
    text(out, "file", request->file);
    fprintf(out, ", \"line\": %ld, \"calls\": %ld,\n    \"total\": {", (long)request->line, (long)request->calls);
    number(out, "float", in_float), fprintf(out, ", ");
    number(out, "half", in_half);
    fprintf(out, "},\n    \"variables\": [");
    entries(out, request, 0);
    fprintf(out, "],\n    \"lines\": [");
    entries(out, request, 1);
    fprintf(out, "]}");
  }
  fprintf(out, "\n]}\n");
  if (fclose(out) != 0) perror(path);
}

/* The derivative of a request is about to be called. */
SHARED void __enzyme_cc_error_begin(struct request *request) {
  lock();
  request->calls++;
  if (!request->listed) {
    request->listed = 1;
    if (__enzyme_cc_error_requests == 0) atexit(__enzyme_cc_error_write);
    request->next = __enzyme_cc_error_requests;
    __enzyme_cc_error_requests = request;
  }
  unlock();
}

static void add(struct record *record, double value, double adjoint) {
  double in_float = (double)(float)value - value, in_half = __enzyme_cc_rounded(value, 5, 10) - value;
  if (!record->listed) {
    record->listed = 1;
    record->next = record->request->first;
    record->request->first = record;
  }
  double size = __builtin_fabs(value);
  record->assignments++;
  if (!(size <= record->max_abs)) record->max_abs = size;
  /* a format that overflows has no error that could be told, though nothing may depend on the value */
  record->float_error += in_float - in_float != 0 ? __builtin_inf() : __builtin_fabs(adjoint * in_float);
  record->half_error += in_half - in_half != 0 ? __builtin_inf() : __builtin_fabs(adjoint * in_half);
}

/* The reverse sweep has come to an assignment. */
SHARED void __enzyme_cc_error_add(struct record *record, double value, double adjoint) {
  lock();
  add(record, value, adjoint);
  unlock();
}

/* The place of an address in the table of starts, made where there is none. */
static struct start *start_of(uint64_t address) {
  if (2 * __enzyme_cc_error_used >= __enzyme_cc_error_room) {
    struct start *old = __enzyme_cc_error_starts;
    uint64_t room = __enzyme_cc_error_room, wider = room == 0 ? 1024 : 2 * room;
    struct start *made = malloc(wider * sizeof *made);
    if (made == 0) STOP("enzyme-cc: no memory for the report of errors\n");
    for (uint64_t i = 0; i < wider; i++) made[i].address = 0;
    for (uint64_t i = 0; i < room; i++) {
      if (old[i].address == 0) continue;
      uint64_t at = (old[i].address * 0x9e3779b97f4a7c15u >> 20) & (wider - 1);
      while (made[at].address != 0) at = (at + 1) & (wider - 1);
      made[at] = old[i];
    }
    free(old);
    __enzyme_cc_error_starts = made;
    __enzyme_cc_error_room = wider;
  }
  uint64_t at = (address * 0x9e3779b97f4a7c15u >> 20) & (__enzyme_cc_error_room - 1);
  struct start *starts = __enzyme_cc_error_starts;
  while (starts[at].address != 0 && starts[at].address != address) at = (at + 1) & (__enzyme_cc_error_room - 1);
  if (starts[at].address == 0) {
    starts[at] = (struct start){address, 0, 0, 0, 0};
    __enzyme_cc_error_used++;
  }
  return &starts[at];
}

/* The forward sweep overwrites an element: what is read there from now on is no start. */
SHARED void __enzyme_cc_error_overwrite(uint64_t address) {
  lock();
  start_of(address)->written = 1;
  unlock();
}

/* The forward sweep reads an element; whether what it reads was there at the start. */
SHARED int64_t __enzyme_cc_error_is_start(uint64_t address) {
  lock();
  int64_t is_start = !start_of(address)->written;
  unlock();
  return is_start;
}

/* The reverse sweep has come to the reading of a start. */
SHARED void __enzyme_cc_error_read(struct record *record, double value, double adjoint, uint64_t address) {
  lock();
  struct start *start = start_of(address);
  start->record = record;
  start->value = value;
  start->adjoint += adjoint;
  unlock();
}

/* The derivative has been called. */
SHARED void __enzyme_cc_error_end(void) {
  lock();
  for (uint64_t i = 0; i < __enzyme_cc_error_room; i++) {
    struct start *start = &__enzyme_cc_error_starts[i];
    if (start->address != 0 && start->record != 0) add(start->record, start->value, start->adjoint);
  }
  free(__enzyme_cc_error_starts);
  __enzyme_cc_error_starts = 0;
  __enzyme_cc_error_room = __enzyme_cc_error_used = 0;
  unlock();
}
