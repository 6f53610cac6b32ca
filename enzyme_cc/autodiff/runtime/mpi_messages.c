/* Messages from one rank to another in derivatives.
 *
 * Reverse mode. The adjoint of a send is a receive from where it went, that of a receive a send to where it came from
 * (as the status said, so that wildcards are nothing special). Adjoints are copied out of shadow memory and sent without
 * waiting, so none of them can lock up: who waits for one waits for what another rank does after what came before. All
 * of a request are completed when its reverse sweep is through. They go over the program's communicator with tags above
 * all that the program may use; receives of any source and any tag look for the program's own messages first.
 *
 * The adjoint of MPI_Irecv is where its completion was, that of MPI_Isend where the send was begun. A sender takes back
 * its adjoints in the opposite order of its sends. Of messages with one tag from one rank the receiver may complete the
 * second before the first: then the adjoint that would come too early is held back (`after`).
 *
 * Forward mode. A message with numbers is sent packed, its tangents behind it, so that both stay one message whatever the
 * receiver asks for; statuses are told the size of the program's own part.
 */

#include "mpi.h"

enum what_for {
  SENT, RECEIVED, EXCHANGED,  /* MPI_Sendrecv: the send, with the receive among `receives` */
  BEGUN,                      /* a receive, whose adjoint is where it is completed */
  STARTED,                    /* persistent requests: sends, and receives that were begun */
  WAITED,                     /* receives that were completed */
  FREED, COLLECTIVE
};

struct record {             /* of one call; on the tape */
  enum what_for what_for;
  int peer, tag;
  handle comm;
  struct numbers in, out;
  int64_t width;
  /* RECEIVED, BEGUN */
  uint64_t number;          /* in the order in which receives were begun */
  int completed, cut;       /* `cut`: the message was longer than the buffer, nothing of it counts */
  struct record *after, *held, *last_held, *next_held;
  char *message;
  /* EXCHANGED, STARTED, WAITED */
  int64_t count;
  struct record **receives;
  /* COLLECTIVE */
  struct collective *collective;
};

struct entry {              /* of a request */
  struct entry *next;
  handle request;
  enum what_for what_for;   /* SENT or RECEIVED */
  int is_persistent, is_started;
  int is_buffered;          /* forward mode: each start sends what is packed then */
  struct record *receive;   /* reverse mode: begun, and not completed yet */
  struct context *context;
  void *buffer;
  int count, peer, tag;
  handle type, comm;
  char *packed;             /* forward mode: what travels, if there are numbers */
  struct numbers numbers;
};

struct sent { struct sent *next; handle request; void *memory; };
struct freed { struct freed *next; handle comm; };
struct looked { void *status; struct status found; };

/* What the process has under way. Calls of MPI by several threads at a time are one after the other here. */
SHARED struct {
  struct entry *requests;
  struct sent *sent;        /* whose memory is freed when they are through */
  struct freed *freed;      /* communicators that the program has freed, and adjoints still use */
  int64_t live;             /* calls whose adjoints have not been */
  uint64_t begun;           /* receives */
  struct record **recent;   /* receives that were completed before others that were begun earlier */
  int64_t recent_count, recent_room;
  struct looked looked[8];  /* forward mode: statuses of probes */
  int next_looked;
  int lock;
} __enzyme_cc_mpi;
#define STATE (&__enzyme_cc_mpi)

static void lock(void) { while (__atomic_exchange_n(&STATE->lock, 1, __ATOMIC_ACQUIRE)) sched_yield(); }
static void unlock(void) { __atomic_store_n(&STATE->lock, 0, __ATOMIC_RELEASE); }

static struct record *new_record(struct context *c, enum what_for what_for) {
  struct record *r = __enzyme_cc_tape_push(sizeof *r);
  *r = (struct record){.what_for = what_for, .width = c->width};
  c->record = r;
  __atomic_add_fetch(&STATE->live, 1, __ATOMIC_RELAXED);
  return r;
}

/* ---- tags */

static int half_of_tags(void) {
  int *bound = NULL, found = 0;
  expect(MPI_Comm_get_attr(COMM_WORLD, KEY_TAG_UB, &bound, &found));
  return (found ? *bound : 32767) / 2 + 1;
}

static int tag_of_adjoint(int tag) {
  int half = half_of_tags();
  if (tag >= half - 1)
    STOP("enzyme-cc: the upper half of MPI's tags (from MPI_TAG_UB / 2 on) belongs to derivatives: use smaller ones\n");
  return tag + half;
}

static int tag_of_scan(void) { return 2 * half_of_tags() - 1; }

static int is_own(int tag) { return tag < half_of_tags(); }

/* Of any source and any tag: the next message of the program's own, not the adjoint that a rank has sent whose forward
 * sweep is through. The first message from each rank tells, since none overtakes another. */
static int look_for(handle comm, int *source, int *tag) {
  int size;
  int result = MPI_Comm_size(comm, &size);
  for (int rank = 0; !result && rank < size; rank++) {
    struct status status;
    int found = 0;
    result = MPI_Iprobe(rank, ANY_TAG, comm, &found, &status);
    if (!result && found && is_own(TAG_OF(&status))) {
      *source = rank, *tag = TAG_OF(&status);
      return 0;
    }
  }
  return result ? result : -1;
}

static int wait_for(handle comm, int *source, int *tag) {
  int result;
  while ((result = look_for(comm, source, tag)) == -1) sched_yield();
  return result;
}

/* ---- what is sent without waiting */

static void forget_sent(int all) {
  lock();
  for (struct sent **at = &STATE->sent, *sent; (sent = *at);) {
    int done = 0;
    if (all) expect(MPI_Wait(&sent->request, STATUS_IGNORE)), done = 1;
    else expect(MPI_Test(&sent->request, &done, STATUS_IGNORE));
    if (!done) {
      at = &sent->next;
      continue;
    }
    *at = sent->next;
    free(sent->memory), free(sent);
  }
  unlock();
}

static void remember_sent(handle request, void *memory) {
  struct sent *sent = memory_of(sizeof *sent);
  sent->request = request, sent->memory = memory;
  lock();
  sent->next = STATE->sent, STATE->sent = sent;
  unlock();
}

/* Doubles count further than bytes. */
static handle unit(int64_t bytes, int *count) {
  *count = small(bytes % 8 ? bytes : bytes / 8);
  return bytes % 8 ? BYTES : DOUBLES;
}

static void less(int64_t calls) {
  if (__atomic_sub_fetch(&STATE->live, calls, __ATOMIC_ACQ_REL) > 0) {
    if (STATE->sent) forget_sent(0);
    return;
  }
  forget_sent(1);
  lock();
  STATE->recent_count = 0;
  while (STATE->freed) {
    struct freed *freed = STATE->freed;
    STATE->freed = freed->next;
    expect(MPI_Comm_free(&freed->comm));
    free(freed);
  }
  unlock();
}

/* ---- adjoints */

static void adjoint_of_send(struct record *r) {
  int64_t bytes = r->width * r->in.count * r->in.map.bytes;
  if (r->peer == PROC_NULL || bytes <= 0) return;
  char *message = memory_of(bytes);
  memset(message, 0, bytes);  /* a receiver that had no room for the message sends nothing back */
  int count;
  handle type = unit(bytes, &count);
  expect(MPI_Recv(message, count, type, r->peer, tag_of_adjoint(r->tag), r->comm, STATUS_IGNORE));
  move_lanes(&r->in, r->width, 0, r->in.count, message, ADD);
  free(message);
}

static void send_adjoint(struct record *r) {
  int64_t bytes = r->cut ? 0 : r->width * r->out.count * r->out.map.bytes;
  if (r->message) {
    handle request;
    int count;
    handle type = unit(bytes, &count);
    expect(MPI_Isend(r->message, count, type, r->peer, tag_of_adjoint(r->tag), r->comm, &request));
    remember_sent(request, r->message);
    r->message = NULL;
  }
  struct record *held = r->held, *next;
  r->held = r->last_held = NULL;
  for (; held; held = next) {
    next = held->next_held;
    held->next_held = NULL;
    send_adjoint(held);
  }
}

static void adjoint_of_receive(struct record *r) {
  int64_t bytes = r->width * r->out.count * r->out.map.bytes;
  if (r->cut) bytes = 0;
  if (r->peer == PROC_NULL || !r->out.map.bytes || (bytes <= 0 && !r->cut)) return;
  r->message = memory_of(bytes);
  if (!r->cut) move_lanes(&r->out, r->width, 0, r->out.count, r->message, TAKE);
  if (!r->after) {
    send_adjoint(r);
    return;
  }
  struct record *after = r->after;
  if (after->last_held) after->last_held->next_held = r;
  else after->held = r;
  after->last_held = r;
}

/* ---- receives of reverse mode */

static void forget_recent(void) {
  for (struct entry *e = STATE->requests; e; e = e->next)
    if (e->receive) return;
  STATE->recent_count = 0;
}

/* A receive is through: where it came from and how much of it, and whether it came before its turn. */
static void received(struct record *r, const struct status *status, handle type) {
  r->completed = 1;
  r->peer = SOURCE_OF(status), r->tag = TAG_OF(status);
  if (r->peer == PROC_NULL || !r->out.map.bytes) return;
  int count = 0;
  if (!r->cut) expect(MPI_Get_count(status, type, &count));
  if (count == UNDEFINED) STOP("enzyme-cc: a message of MPI ended within an element of the receiver's datatype\n");
  r->out.count = count;
  lock();
  int earlier = 0;
  for (struct entry *e = STATE->requests; e; e = e->next)
    if (e->receive && e->receive != r && e->receive->number < r->number) earlier = 1;
  for (int64_t k = 0; k < STATE->recent_count; k++) {
    struct record *other = STATE->recent[k];
    if (other->comm == r->comm && other->peer == r->peer && other->tag == r->tag && other->number > r->number)
      if (!r->after || other->number < r->after->number) r->after = other;
  }
  if (earlier || r->after) {
    if (STATE->recent_count == STATE->recent_room) {
      STATE->recent_room = STATE->recent_room ? 2 * STATE->recent_room : 16;
      STATE->recent = realloc(STATE->recent, STATE->recent_room * sizeof *STATE->recent);
    }
    STATE->recent[STATE->recent_count++] = r;
  }
  unlock();
}

static struct record *begin_receive(struct context *c, void *buffer, int count, handle type, handle comm,
                                    enum what_for what_for) {
  struct record *r = new_record(c, what_for);
  r->out = numbers_of(c, buffer, count, type, 1);
  r->comm = comm;
  r->peer = PROC_NULL;
  lock();
  r->number = STATE->begun++;
  unlock();
  return r;
}

static void record_send(struct context *c, const void *buffer, int count, handle type, int to, int tag, handle comm) {
  struct record *r = new_record(c, SENT);
  r->in = numbers_of(c, (void *)buffer, count, type, 0);
  r->peer = to, r->tag = tag, r->comm = comm;
  if (r->peer != PROC_NULL && r->in.map.bytes) tag_of_adjoint(tag);
}

/* ---- packed messages of forward mode */

static int64_t packed_size(struct context *c, const struct map *map, int64_t count) {
  return count * (map->size + c->width * map->bytes);
}

static char *pack(struct context *c, const struct numbers *n, handle type, handle comm, char *to) {
  int place = 0, size = small(packed_size(c, &n->map, n->count));
  char *packed = to ? to : memory_of(size);
  expect(MPI_Pack(n->buffer, n->count, type, packed, size, &place, comm));
  move_lanes(n, c->width, 0, n->count, packed + place, PACK);
  return packed;
}

static void unpack(struct context *c, const struct numbers *n, handle type, handle comm, char *packed,
                   struct status *status) {
  if (SOURCE_OF(status) == PROC_NULL) return;
  int bytes, place = 0;
  expect(MPI_Get_count(status, PACKED, &bytes));
  int64_t each = packed_size(c, &n->map, 1), count = each ? bytes / each : 0;
  if (count * each != bytes) STOP("enzyme-cc: a message of MPI ended within an element of the receiver's datatype\n");
  expect(MPI_Unpack(packed, count * n->map.size, &place, n->buffer, count, type, comm));
  move_lanes(n, c->width, 0, count, packed + count * n->map.size, PUT);
  expect(MPI_Status_set_elements(status, type, count));
}

/* ---- blocking calls */

typedef int send(const void *, int, handle, int, int, handle);

/* A buffered send, which is through at once whether it is received or not; the program's buffer has no room for tangents. */
static int send_at_once(char *packed, int size, int to, int tag, handle comm) {
  handle request;
  int result = MPI_Isend(packed, size, PACKED, to, tag, comm, &request);
  if (result) free(packed);
  else remember_sent(request, packed), forget_sent(0);
  return result;
}

static int sending(send *call, const void *buffer, int count, handle type, int to, int tag, handle comm,
                   struct context *c) {
  if (c->mode == FORWARD) {
    struct numbers n = numbers_of(c, (void *)buffer, count, type, 0);
    int result;
    if (n.map.bytes && to != PROC_NULL) {
      char *packed = pack(c, &n, type, comm, NULL);
      int size = small(packed_size(c, &n.map, count));
      if (call == MPI_Bsend) result = send_at_once(packed, size, to, tag, comm);
      else {
        result = call(packed, size, PACKED, to, tag, comm);
        free(packed);
      }
    } else result = call(buffer, count, type, to, tag, comm);
    drop_numbers(c, &n);
    return result;
  }
  int result = call(buffer, count, type, to, tag, comm);
  if (!result && c->mode == REVERSE) record_send(c, buffer, count, type, to, tag, comm);
  return result;
}

#define ENTRY SHARED NOINLINE int
#define SENDING(name) \
  ENTRY __enzyme_cc_mpi_##name(const void *buffer, int count, handle type, int to, int tag, handle comm, \
                               struct context *c) { \
    return sending(MPI_##name, buffer, count, type, to, tag, comm, c); \
  }
SENDING(Send)
SENDING(Bsend)
SENDING(Ssend)
SENDING(Rsend)

ENTRY __enzyme_cc_mpi_Recv(void *buffer, int count, handle type, int from, int tag, handle comm, struct status *status,
                           struct context *c) {
  struct status own;
  int result = 0;
  if (status == STATUS_IGNORE) status = &own;
  if (c->mode == FORWARD) {
    struct numbers n = numbers_of(c, buffer, count, type, 1);
    if (n.map.bytes) {
      int size = small(packed_size(c, &n.map, count));
      char *packed = memory_of(size);
      result = MPI_Recv(packed, size, PACKED, from, tag, comm, status);
      if (!result) unpack(c, &n, type, comm, packed, status);
      free(packed);
    } else result = MPI_Recv(buffer, count, type, from, tag, comm, status);
    drop_numbers(c, &n);
    return result;
  }
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG) result = wait_for(comm, &from, &tag);
  if (result) return result;
  result = MPI_Recv(buffer, count, type, from, tag, comm, status);
  if (is_cut(result) && c->mode == REVERSE) {
    struct record *r = begin_receive(c, buffer, count, type, comm, RECEIVED);
    r->cut = 1;
    received(r, status, type);
  }
  if (!result && c->mode == REVERSE) 
    received(begin_receive(c, buffer, count, type, comm, RECEIVED), status, type);
  return result;
}

ENTRY __enzyme_cc_mpi_Sendrecv(const void *buffer, int count, handle type, int to, int tag, void *into, int room,
                               handle as, int from, int with, handle comm, struct status *status, struct context *c) {
  struct status own;
  int result = 0;
  if (status == STATUS_IGNORE) status = &own;
  if (c->mode == FORWARD) {
    struct numbers in = numbers_of(c, (void *)buffer, count, type, 0), out = numbers_of(c, into, room, as, 1);
    char *given = NULL, *found = NULL;
    int is_in = in.map.bytes && to != PROC_NULL, is_out = out.map.bytes != 0;
    if (is_in) given = pack(c, &in, type, comm, NULL);
    int size = is_in ? small(packed_size(c, &in.map, count)) : count;
    int most = is_out ? small(packed_size(c, &out.map, room)) : room;
    if (is_out) found = memory_of(most);
    result = MPI_Sendrecv(is_in ? given : buffer, size, is_in ? PACKED : type, to, tag, is_out ? found : into, most,
                          is_out ? PACKED : as, from, with, comm, status);
    if (!result && is_out) unpack(c, &out, as, comm, found, status);
    free(given), free(found);
    drop_numbers(c, &in), drop_numbers(c, &out);
    return result;
  }
  if (c->mode == REVERSE && from == ANY_SOURCE && with == ANY_TAG) {
    handle request;
    result = MPI_Isend(buffer, count, type, to, tag, comm, &request);
    if (!result) result = wait_for(comm, &from, &with);
    if (!result) result = MPI_Recv(into, room, as, from, with, comm, status);
    if (!result) result = MPI_Wait(&request, STATUS_IGNORE);
  } else result = MPI_Sendrecv(buffer, count, type, to, tag, into, room, as, from, with, comm, status);
  if ((!result || is_cut(result)) && c->mode == REVERSE) {
    struct record *r = begin_receive(c, into, room, as, comm, RECEIVED);
    r->cut = result != 0;
    received(r, status, as);
    record_send(c, buffer, count, type, to, tag, comm);
    c->record->what_for = EXCHANGED;
    c->record->receives = kept(&r, sizeof r, 1);
    c->record->count = 1;
  }
  return result;
}

ENTRY __enzyme_cc_mpi_Sendrecv_replace(void *buffer, int count, handle type, int to, int tag, int from, int with,
                                       handle comm, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Sendrecv_replace(buffer, count, type, to, tag, from, with, comm, status);
  int size, place = 0;
  int result = MPI_Type_size(type, &size);
  if (result) return result;
  char *packed = memory_of(small((int64_t)size * count));
  expect(MPI_Pack(buffer, count, type, packed, size * count, &place, comm));
  if (c->mode == REVERSE) {
    struct status own;
    if (status == STATUS_IGNORE) status = &own;
    result = MPI_Sendrecv_replace(buffer, count, type, to, tag, from, with, comm, status);
    if (!result) {
      struct record *r = begin_receive(c, buffer, count, type, comm, RECEIVED);
      received(r, status, type);
      record_send(c, buffer, count, type, to, tag, comm);
      c->record->what_for = EXCHANGED;
      c->record->receives = kept(&r, sizeof r, 1);
      c->record->count = 1;
    }
  } else {
    struct numbers n = numbers_of(c, buffer, count, type, 0);
    int whole = n.map.bytes ? small(packed_size(c, &n.map, count)) : size * count;
    char *given = memory_of(whole), *found = memory_of(whole);
    struct status own;
    if (status == STATUS_IGNORE) status = &own;
    memcpy(given, packed, (int64_t)size * count);
    move_lanes(&n, c->width, 0, count, given + (int64_t)size * count, PACK);
    result = MPI_Sendrecv(given, whole, PACKED, to, tag, found, whole, PACKED, from, with, comm, status);
    if (!result) unpack(c, &n, type, comm, found, status);
    free(given), free(found);
    drop_numbers(c, &n);
  }
  free(packed);
  return result;
}

/* ---- probes: in reverse mode they must not find adjoints, in forward mode messages are longer than the program knows */

static void looked_at(struct context *c, struct status *status) {
  if (c->mode != FORWARD || status == STATUS_IGNORE) return;
  struct looked *looked = &STATE->looked[STATE->next_looked++ % 8];
  looked->status = status;
  memcpy(&looked->found, status, STATUS_SIZE);
}

ENTRY __enzyme_cc_mpi_Probe(int from, int tag, handle comm, struct status *status, struct context *c) {
  int result = 0;
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG) result = wait_for(comm, &from, &tag);
  if (!result) result = MPI_Probe(from, tag, comm, status);
  if (!result) looked_at(c, status);
  return result;
}

ENTRY __enzyme_cc_mpi_Iprobe(int from, int tag, handle comm, int *flag, struct status *status, struct context *c) {
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG) {
    int result = look_for(comm, &from, &tag);
    if (result == -1) *flag = 0;
    if (result) return result == -1 ? 0 : result;
  }
  struct status own;
  if (status == STATUS_IGNORE) status = &own;
  int result = MPI_Iprobe(from, tag, comm, flag, status);
  if (!result && *flag && c->mode == REVERSE && tag == ANY_TAG && !is_own(TAG_OF(status))) *flag = 0;
  if (!result && *flag && status != &own) looked_at(c, status);
  return result;
}

static int counted(const struct status *status, handle type, int *count, struct context *c,
                   int (*call)(const struct status *, handle, int *)) {
  for (int k = 0; c->mode == FORWARD && k < 8; k++) {
    struct looked *looked = &STATE->looked[k];
    if (looked->status != status || memcmp(&looked->found, status, STATUS_SIZE)) continue;
    struct map map = map_of(type, 0);
    int bytes, each = map.size + c->width * map.bytes, has = map.bytes != 0;
    free(map.runs);
    if (!has) break;
    expect(MPI_Get_count(status, PACKED, &bytes));
    *count = each ? bytes / each : 0;
    return 0;
  }
  return call(status, type, count);
}

ENTRY __enzyme_cc_mpi_Get_count(const struct status *status, handle type, int *count, struct context *c) {
  return counted(status, type, count, c, MPI_Get_count);
}

ENTRY __enzyme_cc_mpi_Get_elements(const struct status *status, handle type, int *count, struct context *c) {
  return counted(status, type, count, c, MPI_Get_elements);
}

/* What the program frees, and adjoints still need. */
ENTRY __enzyme_cc_mpi_Comm_free(handle *comm, struct context *c) {
  if (c->mode != REVERSE) return MPI_Comm_free(comm);
  struct freed *freed = memory_of(sizeof *freed);
  new_record(c, FREED);
  freed->comm = OPENMPI ? *comm : (handle)(uintptr_t)*(unsigned *)comm;
  freed->next = STATE->freed;
  STATE->freed = freed;
  if (OPENMPI) *comm = COMM_NULL;
  else *(unsigned *)comm = (unsigned)(uintptr_t)COMM_NULL;
  return 0;
}
